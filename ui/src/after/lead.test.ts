import { describe, expect, it } from "vitest";
import { lead } from "./lead";
import type { Step } from "./review";

const steps = (...points: number[][]): Step[] =>
  points.map((now, ply) => ({
    ply,
    seat: 0,
    move: null,
    view: { points: now },
    events: [],
    at: null,
  }));
const standing = (view: Step["view"]) => view.points as number[];

describe("the lead", () => {
  it("comes to the winner with the move after the last on which somebody else was ahead", () => {
    expect(lead(steps([0, 0], [2, 0], [2, 3], [4, 3], [4, 5]), 1, standing)).toEqual({
      ply: 4,
      before: 0,
    });
  });
  it("was nobody else's when nobody was ever ahead; being level is not being behind", () => {
    expect(lead(steps([0, 0], [0, 1], [1, 1], [1, 2]), 1, standing)).toEqual({
      ply: 0,
      before: null,
    });
  });
});
