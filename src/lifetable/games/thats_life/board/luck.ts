// What taken tiles are worth: each luck tile turns the biggest minus left into a plus (TL08).
import type { View } from "./shapes";

export interface Tile {
  tile: number;
  value: number;
}

/** The tiles whose minus a luck tile turns, biggest first. */
export function turned(tiles: Tile[]): Tile[] {
  const clovers = tiles.filter((one) => one.value === 0).length;
  return tiles
    .filter((one) => one.value < 0)
    .sort((a, b) => a.value - b.value || a.tile - b.tile)
    .slice(0, clovers);
}

/** The total of what lies on a towel, the straggler's last tile apart. */
export function points(tiles: Tile[]): number {
  const plain = tiles.reduce((sum, one) => sum + one.value, 0);
  return plain - 2 * turned(tiles).reduce((sum, one) => sum + one.value, 0);
}

/** What each seat would have if it were counted now. */
export function scores(view: View): number[] {
  const straggler = view.straggler;
  return view.taken.map(
    (tiles, seat) => points(tiles) + (straggler?.seat === seat ? straggler.value : 0),
  );
}

/** Tiles in the order people lay them out: losses, clovers, gains. */
export function laid(tiles: Tile[]): Tile[] {
  const kind = (value: number) => Math.sign(value);
  return [...tiles].sort(
    (a, b) => kind(a.value) - kind(b.value) || a.value - b.value || a.tile - b.tile,
  );
}

export interface Heap {
  losses: number;
  clovers: number;
  gains: number;
}

/** A towel in three numbers, for a crowded table. */
export function heap(tiles: Tile[]): Heap {
  const sum = (keep: (value: number) => boolean) =>
    tiles.filter((one) => keep(one.value)).reduce((all, one) => all + one.value, 0);
  return {
    losses: sum((value) => value < 0),
    clovers: tiles.filter((one) => one.value === 0).length,
    gains: sum((value) => value > 0),
  };
}
