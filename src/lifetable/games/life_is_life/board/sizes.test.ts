import { describe, expect, it } from "vitest";
import { between, inHands, inLanes, lookOf } from "./sizes";

describe("cards", () => {
  it("are as large as the room allows", () => {
    expect(lookOf(390, 844)).toBe("phone");
    expect(lookOf(1280, 800)).toBe("desk");
    expect(inLanes({ w: 390, h: 320 }, "phone", 0)).toBeCloseTo(53.3);
    expect(inLanes({ w: 360, h: 204 }, "phone", 0)).toBeGreaterThan(37); // the smallest phone
    expect(inLanes({ w: 390, h: 0 }, "phone", 0)).toBe(0);
  });

  it("can be read when five hands are counted on a phone", () => {
    const spread = { hands: 5, cards: 6 * 0.82 + 10 * 0.18, gaps: 5, sudden: false };
    const card = inHands({ w: 390, h: 480 }, "phone", spread);
    expect(card).toBeGreaterThanOrEqual(40);
    expect(between({ w: 390, h: 480 }, "phone", spread, card)).toBeLessThanOrEqual(5);
  });
});
