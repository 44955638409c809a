// The rules of a game from JavaScript: deal, ask what is legal, play, look. For pages and programs of your own.
//
//     node examples/rules.mjs src/lifetable/games/NAME [SEED]
//
// NAME is the folder of a game in which the build has left `rules.wasm` (`python -m lifetable.games.wasm` makes it). The
// engine knows no game; whatever a view or an event holds is described in docs/data.md.
import { readFileSync } from "node:fs";
import { Rules } from "../ui/src/rules/rules.ts";

const [folder, seed = "7"] = process.argv.slice(2);
const json = (file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));

const rules = await Rules.load(readFileSync(`${folder}/rules.wasm`), json("rules.json"));
const [players] = rules.about.players;
const setup = rules.setup(players, {}, json("rules.texts.json"));

let state = setup.deal(seed);
while (!state.over) {
  const legal = state.legal();
  const move = legal[state.ply % legal.length];
  console.log(`seat ${state.turn} plays ${move}, one of ${legal.length}`);
  state = state.play(move); // another state: the one before is still what it was
  for (const { kind, ...told } of state.events(null)) console.log("  ", kind, JSON.stringify(told));
}

console.log("What seat 0 sees in the end:", Object.keys(state.view(0)).join(", "));
console.log("Result:", JSON.stringify(state.result));
