import { describe, expect, it } from "vitest";
import { bars, counted, type Finding } from "./checked";

describe("a checked deck", () => {
  it("shows empty centuries too", () => {
    expect(bars({ "1500": 2, "1700": 4 })).toEqual([
      { century: 1500, people: 2, height: 0.5 },
      { century: 1600, people: 0, height: 0 },
      { century: 1700, people: 4, height: 1 },
    ]);
    expect(bars({})).toEqual([]);
  });

  it("counts what is wrong and what is only worth a thought", () => {
    const finding = (severity: Finding["severity"]): Finding => ({
      severity,
      line: 1,
      column: null,
      code: "x",
      sentence: "",
    });
    expect(counted([finding("error"), finding("warning"), finding("error")])).toEqual({
      errors: 2,
      warnings: 1,
    });
  });
});
