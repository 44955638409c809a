import { expect, it } from "vitest";
import { heap, laid, points, turned } from "./luck";

const tiles = (...values: number[]) => values.map((value, number) => ({ tile: number + 1, value }));

it("turns the biggest minus, as in the manual's example", () => {
  const mia = tiles(-6, -3, 5, 0);
  expect(turned(mia).map((one) => one.value)).toEqual([-6]);
  expect(points(mia)).toBe(8);
});

it("does nothing with luck that finds no minus", () => {
  expect(points(tiles(0, 0, 4))).toBe(4);
  expect(turned(tiles(0, 0, -1)).length).toBe(1);
});

it("lays losses, clovers and gains side by side", () => {
  expect(laid(tiles(5, 0, -2, -7, 1)).map((one) => one.value)).toEqual([-7, -2, 0, 1, 5]);
  expect(heap(tiles(5, 0, -2, -7, 1, 0))).toEqual({ losses: -9, clovers: 2, gains: 6 });
});
