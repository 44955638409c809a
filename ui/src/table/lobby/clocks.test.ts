import { describe, expect, it } from "vitest";
import { clockOf, keyOf, offered, said } from "./clocks";

describe("clocks", () => {
  it("come back from their keys, and keep what happens when time is up", () => {
    const before = { kind: "none", seconds: 0, then: "seat-to-bot" } as const;
    for (const time of offered(before)) {
      const clock = clockOf(keyOf(time), before);
      expect(clock).toEqual({ ...time, then: "seat-to-bot" });
    }
  });

  it("show one that was set elsewhere", () => {
    const odd = { kind: "move", seconds: 45 } as const;
    expect(offered(odd)).toContainEqual(odd);
    expect(offered({ kind: "move", seconds: 60 })).toHaveLength(8);
  });

  it("are said in the largest unit that fits", () => {
    expect(said({ kind: "move", seconds: 45 })).toEqual({ id: "seconds", count: 45 });
    expect(said({ kind: "move", seconds: 120 })).toEqual({ id: "minutes", count: 2 });
    expect(said({ kind: "days", seconds: 259_200 })).toEqual({ id: "days", count: 3 });
  });
});
