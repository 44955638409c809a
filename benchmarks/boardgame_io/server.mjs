// boardgame.io's own server with its own in-memory storage.
import { createRequire } from "node:module";
import { Laps } from "./game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [Laps], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
