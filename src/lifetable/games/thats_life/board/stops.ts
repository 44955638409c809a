// The path as a row of stops: Start, the tiles that are left, Finish.
import type { View } from "./shapes";

export const START = 0;
export const FINISH = 33;

export interface Stop {
  /** 0 Start, 33 Finish, else the tile's number. */
  tile: number;
  /** null on Start and Finish, 0 on a luck tile. */
  value: number | null;
  pawns: number[];
  guards: number;
}

/** Every stop from Start to Finish. */
export function stops(view: View): Stop[] {
  return [
    { tile: START, value: null, pawns: view.start.pawns, guards: view.start.guards },
    ...view.path,
    { tile: FINISH, value: null, pawns: view.finish.pawns, guards: view.finish.guards },
  ];
}

const descending = [8, 7, 6, 5, 4, 3, 2, 1];
const ascending = [...descending].reverse();
const first = ascending.map((value) => -value);
const last = [...first, -9, -10];
const luck = [0, 0, 0, 0, 0, 0];

/** What lies where, by layout; a shuffled path is not known beforehand. */
export const LAYOUTS: Record<string, number[]> = {
  standard: [...first, ...luck, ...descending, ...last],
  "bonus-first": [...first, ...ascending, ...luck, ...last],
  "luck-last": [...first, ...ascending, ...last, ...luck],
};

/** What a tile is worth, if that can still be seen. */
export function worth(tile: number, view: View): number | null {
  const layout = LAYOUTS[view.options.layout ?? "standard"];
  if (layout) return layout[tile - 1] ?? null;
  const seen = [...view.path, ...view.taken.flat(), ...(view.straggler ? [view.straggler] : [])];
  return seen.find((one) => one.tile === tile)?.value ?? null;
}

/** A value as it is printed on a tile, with a real minus sign. */
export function printed(value: number): string {
  if (value === 0) return "♣";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** A total as people say it. */
export function total(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** Pawns of each player. */
export const each = (view: View): number =>
  stops(view).reduce((sum, { pawns }) => sum + pawns.length, 0) / view.players;
