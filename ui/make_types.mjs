// Writes src/api/types.d.ts from the server's own description: node make_types.mjs [FILE or ADDRESS]
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const from = process.argv[2] ?? "http://127.0.0.1:8000/openapi.json";
const text = from.startsWith("http") ? await (await fetch(from)).text() : await readFile(from, "utf8");
// The page names its paths itself; what it needs are the shapes that travel, without their examples.
const description = JSON.parse(text, (key, value) => (key === "examples" ? undefined : value));
const shapes = { ...description, paths: {}, components: { schemas: description.components.schemas } };
const types = astToString(await openapiTS(JSON.stringify(shapes), { alphabetize: true }));
await writeFile(new URL("src/api/types.d.ts", import.meta.url), `// Made by make_types.mjs from the server's /openapi.json; do not edit.\n${types}`);
