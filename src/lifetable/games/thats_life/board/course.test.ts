import { describe, expect, it } from "vitest";
import { fitting, slot, SLOTS, tall, wide } from "./course";

describe("the course", () => {
  it.each([wide, tall])("puts its stops at equal distances, Finish bottom right", (one) => {
    expect(one.stops).toHaveLength(SLOTS);
    const far = one.stops
      .slice(1)
      .map((to, i) => Math.hypot(to.x - one.stops[i]!.x, to.y - one.stops[i]!.y));
    // A chord of a bend is a little shorter than its arc.
    expect(Math.max(...far) / Math.min(...far)).toBeLessThan(1.12);
    expect(Math.min(...far)).toBeGreaterThan(one.tile);
    expect(one.stops.at(-1)).toMatchObject({ x: one.width - one.margin, turn: 0 });
  });

  it("stays inside its drawing", () => {
    for (const one of [wide, tall]) {
      for (const { x, y } of one.stops) {
        expect(x).toBeGreaterThanOrEqual(one.tile / 2);
        expect(x).toBeLessThanOrEqual(one.width - one.tile / 2);
        expect(y + one.road / 2).toBeLessThanOrEqual(one.height);
      }
    }
  });

  it("takes the shape with the bigger tiles", () => {
    expect(fitting(944, 480)).toBe(wide);
    expect(fitting(362, 470)).toBe(tall);
    expect(fitting(700, 700)).toBe(tall);
  });

  it("closes up towards Finish", () => {
    expect(slot(0, SLOTS)).toBe(0);
    expect(slot(0, 30)).toBe(4);
    expect(slot(29, 30)).toBe(33);
  });
});
