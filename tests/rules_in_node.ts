// Plays games as a browser would and prints what came of them, a line each: run by tests/test_wasm.py.
//     node rules_in_node.ts RULES.TS FOLDER GAMES.JSONL
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";

const [, , engine, folder, games] = process.argv;
const { Rules } = await import(pathToFileURL(engine).href);
const json = (name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
const rules = await Rules.load(readFileSync(`${folder}/rules.wasm`), json("rules.json"));
const texts = json("rules.texts.json");
const setups = new Map();

function setup(players, options) {
  const key = JSON.stringify([players, options]);
  if (!setups.has(key)) setups.set(key, rules.setup(players, options, texts));
  return setups.get(key);
}

/** Everything that anybody is told of a moment. */
const told = (state, seats) =>
  seats.flatMap((seat) => [state.viewJson(seat), state.viewJson(seat, false), state.eventsJson(seat)]);

for (const line of readFileSync(games, "utf8").split("\n").filter(Boolean)) {
  const { players, options, seed, moves, looked, every, unused } = JSON.parse(line);
  let state = setup(players, options).deal(seed);
  let [records, views, asked] = [0, 0, 0];
  const seats = [null, ...Array(players).keys()];
  const record = ({ moment }) => {
    const written = moment.record.slice();
    for (const at of unused) written[at] = 0;
    records = crc32(written, records);
  };
  const look = (ply) => {
    record(state);
    if (looked) for (const text of told(state, seats)) views = crc32(text, views);
    if (looked) views = crc32(state.wholeJson(), views);
    if (ply % every) return;
    for (const seat of seats) record(state.resample(seat, `${seed} ${ply}`));
    const legal = state.legal();
    const foreseen = legal.slice(0, 16).map((move) => state.outcome(move));
    const refused = ["", "nonsense", ...legal.slice(0, 2)].map((move) => state.refused(move));
    asked = crc32(JSON.stringify([legal, foreseen, refused]), asked);
  };
  look(0);
  moves.forEach((move, ply) => {
    state = state.play(move);
    look(ply + 1);
  });
  console.log(JSON.stringify({ records, views, asked, result: state.result }));
}
