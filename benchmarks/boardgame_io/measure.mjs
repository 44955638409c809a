// node measure.mjs TABLES FLIGHT SECONDS MOVES: the same load as benchmarks/load.py, by boardgame.io's own clients.
// A match lasts MOVES moves, as long as our games do; then its four clients go on to the next one.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Laps } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const [tables, flight, seconds, lasts] = process.argv.slice(2).map(Number);
const port = 20000 + Math.floor(Math.random() * 20000);
const url = `http://localhost:${port}`;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const command = ["node", "server.mjs", String(port)];
const pinned = process.platform === "linux" ? ["taskset", "-c", "0", ...command] : command;
const server = spawn(pinned[0], pinned.slice(1), { stdio: ["ignore", "pipe", "ignore"] });
await new Promise((ready) => server.stdout.on("data", (text) => String(text).includes("ready") && ready()));

/** Four clients at one match; `move` resolves when the last of them has seen it. */
class Table {
  async open() {
    for (const client of this.clients ?? []) client.stop();
    const matchID = `m${Math.random()}`; // a match is made when somebody asks for it
    this.clients = [];
    for (let seat = 0; seat < 4; seat++) {
      const client = Client({ game: Laps, numPlayers: 4, matchID, playerID: String(seat), multiplayer: SocketIO({ server: url }), debug: false });
      client.start();
      client.subscribe((state) => this.seen(seat, state));
      this.clients.push(client);
    }
    while (this.clients.some((client) => client.getState() === null)) await pause(10);
    this.made = 0;
  }

  seen(seat, state) {
    if (!this.waiting || !state || seat === this.mover || state.G.moves < this.made) return;
    this.waiting.delete(seat);
    if (this.waiting.size === 0) {
      this.waiting = null;
      this.done(performance.now() - this.sent);
    }
  }

  move() {
    this.mover = Number(this.clients[0].getState().ctx.currentPlayer);
    this.waiting = new Set([0, 1, 2, 3].filter((seat) => seat !== this.mover)); // the mover shows its own move at once
    this.made += 1;
    this.sent = performance.now();
    const seen = new Promise((done) => (this.done = done));
    this.clients[this.mover].moves.step(this.made);
    return seen;
  }
}

/** Processor time of the server so far, in ms. */
const ticks = process.platform === "linux" ? Number(execFileSync("getconf", ["CLK_TCK"])) : NaN;
function spent() {
  if (process.platform !== "linux") return NaN;
  const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

async function run(all, seconds, rate) {
  const idle = [...all];
  const times = [];
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    while (performance.now() - began < seconds * 1000) {
      if (rate) {
        const due = began + (next++ * 1000) / rate;
        await pause(Math.max(0, due - performance.now()));
      }
      const table = idle.shift();
      if (!table) { await pause(1); continue; }
      if (table.made >= lasts) await table.open();
      times.push(await table.move());
      idle.push(table);
    }
  };
  await Promise.all(Array.from({ length: flight }, worker));
  const lasted = performance.now() - began;
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] * 10) / 10;
  return { moves: times.length, rate: (times.length * 1000) / lasted, p50: at(0.5), p99: at(0.99) };
}

const all = Array.from({ length: tables }, () => new Table());
for (const table of all) await table.open();
await run(all, 2);
const before = spent();
const full = await run(all, seconds);
const cpu = (spent() - before) / full.moves;
const half = await run(all, seconds, full.rate / 2);
console.log(JSON.stringify({
  server: `boardgame.io, in memory, ${process.env.NODE_ENV ?? "as installed"}`, moves_per_second: Math.round(full.rate), p50_ms: full.p50, p99_ms: full.p99,
  half_moves_per_second: Math.round(half.rate), half_p50_ms: half.p50, half_p99_ms: half.p99,
  moves_per_game: lasts, cpu_ms_per_move: Math.round(cpu * 1000) / 1000,
}));
server.kill();
process.exit(0);
