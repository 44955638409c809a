import { describe, expect, it } from "vitest";
import type { BoardKey } from "$ui/boards";
import { placeOf } from "./keys";

const board: { keys: BoardKey[] } = {
  keys: [
    { keys: ["1", "2"], says: "rows", spot: null },
    {
      keys: ["G", "B"],
      says: "cards",
      spot: (key, view) => ((view.hand as string[]).includes(key) ? `card-${key}` : null),
    },
    { keys: ["3"], says: "first", spot: (_, __, legal) => legal[0]! },
  ],
};

describe("a key", () => {
  it("presses its place on my turn, whatever its case", () => {
    expect(placeOf("g", board, { hand: ["G"] }, ["x"])).toBe("card-G");
    expect(placeOf("3", board, { hand: [] }, ["x", "y"])).toBe("x");
  });

  it("does nothing on somebody else's turn", () => {
    expect(placeOf("g", board, { hand: ["G"] }, [])).toBeNull();
  });

  it("does nothing where the board listens itself, or there is no such thing", () => {
    expect(placeOf("1", board, { hand: ["G"] }, ["x"])).toBeNull();
    expect(placeOf("b", board, { hand: ["G"] }, ["x"])).toBeNull();
    expect(placeOf("q", board, { hand: ["G"] }, ["x"])).toBeNull();
    expect(placeOf("q", {}, {}, ["x"])).toBeNull();
  });
});
