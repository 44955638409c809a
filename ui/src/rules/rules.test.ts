import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { replayed } from "$ui/after/replayed";
import { type Description, Refused, Rules, type Setup, type State } from "./rules";
import { mark, withView, type Views } from "./witness";

const GAMES = new URL("../../../src/lifetable/games/", import.meta.url);
const folders = readdirSync(GAMES).filter((name) =>
  existsSync(new URL(`${name}/rules.wasm`, GAMES)),
);
const read = (folder: string, file: string) => readFileSync(new URL(`${folder}/${file}`, GAMES));
const json = (folder: string, file: string) => JSON.parse(read(folder, file).toString()) as never;

const load = (folder: string) =>
  Rules.load(read(folder, "rules.wasm"), json(folder, "rules.json") as Description);

async function begun(folder: string): Promise<Setup> {
  const rules = await load(folder);
  const [least] = rules.about.players;
  return rules.setup(least, {}, json(folder, "rules.texts.json"))!;
}

/** A whole game, always by the same kind of choice, and what each seat was shown. */
function played(setup: Setup, seed: string): { moves: string[]; views: Views; last: State } {
  let state = setup.deal(seed);
  const moves: string[] = [];
  let views: Views = {};
  for (;;) {
    for (const seat of [null, 0, 1])
      views = withView(views, seat, state.view(seat) as { ply: number });
    if (state.over) return { moves, views, last: state };
    const legal = state.legal();
    moves.push(legal[(moves.length * 7) % legal.length]!);
    state = state.play(moves.at(-1)!);
  }
}

describe.each(folders)("the rules of %s in a browser", (folder) => {
  it("say why a move is refused, and nothing has changed", async () => {
    const state = (await begun(folder)).deal("seed");
    const before = state.viewJson(null);
    expect(state.refused("no such move")).toBe("unreadable");
    expect(state.refused(state.legal()[0]!)).toBeNull();
    expect(() => state.play("no such move")).toThrow(Refused);
    expect(state.viewJson(null)).toBe(before);
  });

  it("know what is in the box only for options that they came with", async () => {
    const rules = await load(folder);
    for (const { name, kind } of rules.about.options)
      if (kind === "file") expect(rules.setup(3, { [name]: "own" })).toBeNull();
      else if (kind === "choice") expect(rules.setup(3, { [name]: "no such choice" })).toBeNull();
    expect(rules.setup(3)).not.toBeNull();
  });

  it("play a finished game again, and find what does not fit", async () => {
    const setup = await begun(folder);
    const { moves, views, last } = played(setup, "seed 0:words");
    const again = (seed: string, made: string[], shown: Views) =>
      replayed(setup, seed, made, last.result, shown, true);
    const many = Object.keys(views).length;
    expect(many).toBe(3 * (moves.length + 1));
    expect(again("seed 0:words", moves, views)).toEqual({ moves: true, same: many, shown: many });
    expect(again("another seed", moves, views).same).toBeLessThan(many);
    expect(again("seed 0:words", moves.slice(0, -1), views).moves).toBe(false);
    const bent = { ...views, [`0/${moves.length}`]: mark({ something: "else" }) };
    expect(again("seed 0:words", moves, bent).same).toBe(many - 1);
  });
});

describe("what was shown", () => {
  it("forgets what was taken back", () => {
    let views: Views = {};
    for (const ply of [0, 1, 2, 1]) views = withView(views, 0, { ply });
    expect(Object.keys(views)).toEqual(["0/0", "0/1"]);
  });

  it("does not depend on the order of keys", () => {
    expect(mark({ ply: 1, seat: 0 })).toBe(mark({ seat: 0, ply: 1 }));
    expect(mark({ ply: 1, seat: 0 })).not.toBe(mark({ ply: 1, seat: 1 }));
  });
});
