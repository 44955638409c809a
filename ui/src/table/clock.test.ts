import { describe, expect, it } from "vitest";
import { hurries, left } from "./clock";

describe("a clock", () => {
  it("reads as people read it", () => {
    expect([7, 150, 93_900].map(left)).toEqual(["0:07", "2:30", "26:05:00"]);
  });

  it("matters in its last seconds, and never for half of a short one", () => {
    expect(hurries(16_000, 60)).toBeNull();
    expect(hurries(14_200, 60)).toBe(15);
    expect(hurries(-3_000, 60)).toBe(0);
    expect(hurries(9_000, 10)).toBeNull();
    expect(hurries(4_100, 10)).toBe(5);
  });
});
