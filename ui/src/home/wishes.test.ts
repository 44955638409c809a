import { describe, expect, it } from "vitest";
import { FIRST_WISHES, playersFor, readWishes, tableFor, type Wishes } from "./wishes";

const game = { name: "chess", least_players: 2, most_players: 6, default_players: 4 };
const wish = (change: Partial<Wishes>): Wishes => ({ ...FIRST_WISHES, players: {}, ...change });

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
