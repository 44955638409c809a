import { describe, expect, it } from "vitest";
import { numeral, shape } from "./sprite";

describe("a drawn number", () => {
  it("is one path, as wide as its letters, each where the one before ends", () => {
    expect(numeral("1")).toEqual({ path: "M19 24l20-16v84", width: 68 });
    expect(numeral("−1")).toEqual({ path: "M11 50h38M85 24l20-16v84", width: 134 });
    expect(numeral("qq").path.match(/M/g)).toHaveLength(2);
  });

  it("moves only by steps, so that it can be put anywhere", () => {
    for (const letter of "0123456789q+-")
      expect(numeral(letter).path.slice(1)).toMatch(/^[^A-Z]+$/);
  });
});

describe("a badge", () => {
  it("has a shape for every colour", () => {
    expect(new Set(["red", "blue", "green", "pink", "black", "orange"].map(shape)).size).toBe(6);
    expect(shape("red")).toMatch(/^M/);
  });
});
