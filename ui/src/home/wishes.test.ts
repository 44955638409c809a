import { describe, expect, it } from "vitest";
import {
  chosenOptions,
  FIRST_WISHES,
  levelsFor,
  playersFor,
  readWishes,
  tableFor,
  type Wishes,
} from "./wishes";

const game = { name: "chess", least_players: 2, most_players: 6, default_players: 4 };
const wish = (change: Partial<Wishes>): Wishes => ({
  ...FIRST_WISHES,
  players: {},
  more: {},
  ...change,
});

describe("wishes", () => {
  it("begins afresh when nothing, or nonsense, was kept", () => {
    for (const text of [null, "", "{", "7", "[]", '"x"'])
      expect(readWishes(text)).toEqual(FIRST_WISHES);
  });

  it("keeps what makes sense and drops the rest", () => {
    const kept = readWishes('{"game":"halma","way":"by air","level":"hard","players":{"halma":3}}');
    expect(kept).toEqual({
      game: "halma",
      way: "bots",
      level: "hard",
      players: { halma: 3 },
      more: {},
    });
  });

  it("stays within what the game allows", () => {
    expect(playersFor(game, wish({}))).toBe(4);
    expect(playersFor(game, wish({ players: { chess: 99 } }))).toBe(6);
    expect(playersFor(game, wish({ players: { chess: 1 } }))).toBe(2);
    expect(playersFor(game, wish({ players: { chess: "many" as unknown as number } }))).toBe(4);
  });
});

describe("the table asked for", () => {
  const name = (number: number) => `Player ${number}`;

  it("starts at once with bots", () => {
    const table = tableFor(game, wish({ players: { chess: 3 }, level: "expert" }), name);
    expect(table.start).toBe(true);
    expect(table.seats).toEqual([
      { kind: "me" },
      { kind: "bot", level: "expert" },
      { kind: "bot", level: "expert" },
    ]);
  });

  it("leaves the seats free for friends and waits", () => {
    const table = tableFor(game, wish({ way: "friends" }), name);
    expect(table.start).toBe(false);
    expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "free", "free", "free"]);
  });

  it("names everybody around one device", () => {
    const table = tableFor(game, wish({ way: "device", players: { chess: 2 } }), name);
    expect(table.seats).toEqual([{ kind: "me" }, { kind: "me", name: "Player 2" }]);
    expect(table.start).toBe(false);
  });
});

describe("more options", () => {
  const options: Parameters<typeof chosenOptions>[0]["options"] = [
    { name: "pro", kind: "flag", choices: [], default: false },
    { name: "path", kind: "choice", choices: ["long", "short"], default: "long" },
    { name: "deck", kind: "file", choices: [], default: "standard" },
  ];
  const more = {
    options: { pro: true, path: "winding", deck: "x", old: 1 },
    levels: ["easy"],
    hints: false,
  };

  it("asks only for what is not as usual and what the game still knows", () => {
    expect(chosenOptions({ options }, more)).toEqual({ pro: true });
    expect(chosenOptions({ options }, { options: { path: "short", pro: false } })).toEqual({
      path: "short",
    });
    expect(chosenOptions({ options }, undefined)).toEqual({});
  });

  it("gives each bot its level, and the usual one to those that have none of their own", () => {
    expect(levelsFor(3, wish({ level: "hard" }), more)).toEqual(["easy", "hard", "hard"]);
  });

  it("is for games with bots; friends agree on theirs at the table", () => {
    const given = { ...game, options };
    const bots = tableFor(given, wish({ more: { chess: more } }), name, 500);
    expect(bots).toMatchObject({ options: { pro: true }, hints: false, pace: 500 });
    expect(bots.seats[1]).toEqual({ kind: "bot", level: "easy" });
    expect(bots).not.toHaveProperty("memory");
    const friends = tableFor(given, wish({ way: "friends", more: { chess: more } }), name);
    expect(friends).not.toHaveProperty("options");
    expect(friends).not.toHaveProperty("hints");
  });

  function name(number: number) {
    return `Player ${number}`;
  }
});
