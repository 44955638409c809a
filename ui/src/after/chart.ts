// The geometry of the chart of chances.

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const x = (box: Box, ply: number, last: number): number =>
  box.left + ((box.width - box.left - box.right) * ply) / Math.max(1, last);
export const y = (box: Box, share: number): number =>
  box.height - box.bottom - (box.height - box.top - box.bottom) * share;

const round = (value: number) => Math.round(value * 10) / 10;

/** One seat's chances as a path. */
export function line(box: Box, chances: number[][], seat: number): string {
  const last = chances.length - 1;
  return chances
    .map(
      (shares, ply) =>
        `${ply ? "L" : "M"}${round(x(box, ply, last))} ${round(y(box, shares[seat] ?? 0))}`,
    )
    .join("");
}

/** The move under a point of the chart. */
export function plyAt(box: Box, at: number, last: number): number {
  const ply = ((at - box.left) / (box.width - box.left - box.right)) * last;
  return Math.max(0, Math.min(last, Math.round(ply)));
}

/** Where a seat's shape stands on its line: at equal distances, not the same for all, never at the ends. */
export function marks(last: number, seat: number, players: number): number[] {
  const every = Math.max(6, Math.round(last / 4.5));
  const first = Math.max(2, Math.round((every * (seat + 1)) / (players + 1)));
  const found: number[] = [];
  for (let ply = first; ply < last - 1; ply += every) found.push(ply);
  return found;
}

/** Round numbers for the axis of turns, without the first. */
export function ticks(last: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 250, 500].find((size) => last / size <= 5) ?? 1000;
  const found: number[] = [];
  for (let ply = step; ply <= last - step * 0.5; ply += step) found.push(ply);
  return [...found, last];
}
