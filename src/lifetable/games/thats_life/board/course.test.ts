import { describe, expect, it } from "vitest";
import { fitting, slot, SLOTS } from "./course";

/** Rooms: a wide table, a phone upright, one on its side, a tablet, a wall. */
const ROOMS: [number, number][] = [
  [944, 480],
  [352, 280],
  [330, 300],
  [784, 700],
  [3200, 1500],
];

describe("the course", () => {
  it.each(ROOMS)("fits into %i by %i, its stops at equal distances", (width, height) => {
    for (const stops of [SLOTS, 25, 12, 3]) {
      const one = fitting(width, height, stops);
      expect(one.stops.length).toBeGreaterThanOrEqual(stops);
      expect(one.height).toBeLessThanOrEqual(height + 0.5);
      const far = one.stops
        .slice(1)
        .map((to, i) => Math.hypot(to.x - one.stops[i]!.x, to.y - one.stops[i]!.y));
      // A chord of a bend is shorter than its arc, more so where rows lie close together.
      expect(Math.max(...far) / Math.min(...far)).toBeLessThan(1.4);
      expect(Math.min(...far)).toBeGreaterThan(one.tile);
      for (const { x, y } of one.stops) {
        expect(x).toBeGreaterThanOrEqual(one.tile / 2);
        expect(x).toBeLessThanOrEqual(width - one.tile / 2);
        expect(y + one.road / 2).toBeLessThanOrEqual(height);
      }
    }
  });

  it("has Finish bottom right, beside the button, where tiles are large", () => {
    const one = fitting(944, 480);
    expect(one.rows % 2).toBe(1);
    expect(one.stops.at(-1)!.x).toBeCloseTo(944 - one.margin);
  });

  it("leaves a finger room for every stop, also on a small phone", () => {
    const one = fitting(352, 280);
    const far = one.stops.flatMap((a, i) =>
      one.stops.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...far)).toBeGreaterThan(44);
  });

  it("gives the room of the eaten part back where room is scarce, and only there", () => {
    expect(fitting(352, 280, 12).tile).toBeGreaterThan(fitting(352, 280).tile * 1.3);
    expect(fitting(944, 480, 12).stops).toHaveLength(SLOTS);
  });

  it("closes up towards Finish", () => {
    expect(slot(0, SLOTS)).toBe(0);
    expect(slot(0, 30)).toBe(4);
    expect(slot(29, 30)).toBe(33);
    expect(slot(11, 12, 13)).toBe(12);
  });
});
