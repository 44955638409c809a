import { describe, expect, it } from "vitest";
import { tableMeant } from "./code";

describe("the table meant", () => {
  it("is found in a code, however it was typed", () => {
    expect(tableMeant("kelp-h3x9q2mv")).toBe("kelp-h3x9q2mv");
    expect(tableMeant("  Kelp H3X9Q2MV ")).toBe("kelp-h3x9q2mv");
  });

  it("is found in a link", () => {
    expect(tableMeant("https://play.example/t/kelp-h3x9q2mv/replay?seat=2")).toBe("kelp-h3x9q2mv");
  });

  it("is not made up", () => {
    for (const text of ["", "kelp", "hello there!", "https://play.example/rules/chess", "/t/.."]) {
      expect(tableMeant(text)).toBeNull();
    }
  });
});
