import { describe, expect, it, test } from "vitest";
import { hang, sag, steps } from "./layout";
import { chosen, NOTHING } from "./prompt";
import type { Event } from "./shapes";
import { brief, fits, inLanguage, openings, opener, read, write, written, yearAt } from "./years";

test("a card's year is the one that the rules tell (LT05, LT12)", () => {
  const laid = (year: number): Event[] => [
    { kind: "laid", seat: 0, card: "27", year, side: "left" },
  ];
  const told: Record<string, ReturnType<typeof laid>> = { "<27": laid(1727), ">20b": laid(1920) };
  const outcome = (move: string) => told[move] ?? null;
  expect(yearAt("27", "left", outcome)).toBe(1727);
  expect(yearAt("20b", "right", outcome)).toBe(1920);
  expect(yearAt("27", "right", outcome)).toBeNull();
  expect([written(1727), written(null)]).toEqual(["1727", "…"]);
});

test("moves are read and written as people write them", () => {
  for (const move of ["3:1801", "3:1820b", "<91", ">20b", "-:91"])
    expect(write(read(move))).toBe(move);
  expect(read("3:1820b")).toEqual({ kind: "open", place: 3, year: 1820, card: "20b" });
});

test("a person can be opened for in several years", () => {
  const legal = ["2:1905", "1:1801", "2:1805", "2:1820b"];
  expect(openings(legal, 2).map((made) => made.year)).toEqual([1805, 1820, 1905]);
  expect(openings(legal, 4)).toEqual([]);
});

test("only the first player knows what fits", () => {
  expect(fits(1800, { born: null, died: null })).toBe("unknown");
  const known = { born: 1770, died: 1827 };
  expect([1769, 1770, 1827, 1828].map((year) => fits(year, known))).toEqual([
    "early",
    "yes",
    "yes",
    "late",
  ]);
});

test("a name comes in the language spoken, else in one the deck has", () => {
  expect(inLanguage({ en: "a", fr: "b" }, "fr")).toBe("b");
  expect(inLanguage({ en: "a" }, "de")).toBe("a");
  expect(inLanguage({ it: "c" }, "de")).toBe("c");
  expect(inLanguage(null, "de")).toBe("");
});

test("the opening is found again from who laid what", () => {
  const seats = (...all: number[]) =>
    all.map((seat, at) => ({ card: String(at), year: 1800 + at, seat }));
  expect(opener(seats(2, 1, 0), 1, 3)).toBe(1);
  expect(opener(seats(1, 0, 2, 0), 0, 3)).toBe(1);
  expect(opener(seats(0), 0, 3)).toBe(0);
});

test("a choice is a move only when it is complete", () => {
  const legal = ["<27", ">27", "<33", ">33"];
  expect(chosen({ ...NOTHING, card: "27" }, legal)).toBeNull();
  expect(chosen({ ...NOTHING, side: "left" }, legal)).toBeNull();
  expect(chosen({ ...NOTHING, card: "27", side: "right" }, legal)).toBe(">27");
  expect(chosen({ ...NOTHING, card: "05", place: 2, year: 1905 }, ["2:1805", "2:1905"])).toBe(
    "2:1905",
  );
  expect(chosen({ ...NOTHING, card: "05" }, ["-:05"])).toBe("-:05");
});

test("cards hang in order inside the table, whatever its width and their number", () => {
  for (const width of [332, 362, 780, 944, 2200]) {
    for (let cards = 1; cards <= 30; cards++) {
      const narrow = width < 620;
      const hung = hang({
        width,
        cards,
        opener: cards >> 1,
        narrow,
        ends: true,
        largest: narrow ? 50 : 88,
        room: 600,
      });
      const edges = hung.pegs.map((peg) => peg.x);
      expect(edges).toEqual([...edges].sort((a, b) => a - b));
      expect(edges[0]! - hung.card / 2).toBeGreaterThanOrEqual(0);
      expect(edges.at(-1)! + hung.card / 2).toBeLessThanOrEqual(width);
      expect(hung.left.x).toBeLessThan(edges[0]!);
      expect(hung.right.x).toBeGreaterThan(edges.at(-1)!);
    }
  }
});

test("a flag stands on either side of a life, the wrong card beyond", () => {
  const hung = hang({
    width: 944,
    cards: 5,
    opener: 2,
    narrow: false,
    ends: false,
    largest: 88,
    room: 600,
    life: { from: 1, to: 4 },
  });
  expect(hung.born).toBeGreaterThan(hung.pegs[0]!.x);
  expect(hung.born).toBeLessThan(hung.pegs[1]!.x);
  expect(hung.died).toBeGreaterThan(hung.pegs[4]!.x);
});

test("a long line overlaps in the middle and never at its ends", () => {
  const between = steps(12, 500, 60, 1);
  expect(between[0]).toBe(60);
  expect(between.at(-1)).toBe(60);
  expect(between[5]).toBeLessThan(60);
  expect(between.reduce((sum, step) => sum + step, 0)).toBeCloseTo(500);
  expect(sag(0, 900, 30)).toBe(0);
  expect(sag(450, 900, 30)).toBe(30);
});

describe("many years", () => {
  it("are written with few signs", () => {
    expect(brief([1884, 1887, 1901, 1903])).toBe("1884/87/1901/03");
    expect(brief([2000])).toBe("2000");
  });
});
