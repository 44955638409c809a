import { describe, expect, it } from "vitest";
import { ending, lately, type GameFigures } from "./figures";

const played = (table: string, at: number) => ({
  table,
  at,
  players: 4,
  share: 0,
  score: 0,
  stored: true,
});
const figures = (game: string, recent: GameFigures["recent"]): GameFigures => ({
  game,
  played: recent.length,
  wins: 0,
  shared: 0,
  share: 0,
  rating: null,
  recent,
});

describe("figures", () => {
  it("tell a win from a shared one", () => {
    expect([1, 0.5, 0].map(ending)).toEqual(["won", "shared", "lost"]);
  });

  it("put the games of all kinds in one list, newest first", () => {
    const games = [
      figures("halma", [played("a", 5), played("b", 1)]),
      figures("chess", [played("c", 3)]),
    ];
    expect(lately(games, 2).map((one) => `${one.game} ${one.table}`)).toEqual([
      "halma a",
      "chess c",
    ]);
  });
});
