// The geometry of the chart of chances.
import type { Review } from "./review";

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

/** One seat's chances as a path: from each moment to the choice made there, and from that to what chance made of it. */
export function line(box: Box, chances: number[][], chosen: number[][], seat: number): string {
  const last = chances.length - 1;
  const at = (ply: number, shares: number[] | undefined) =>
    `${round(x(box, ply, last))} ${round(y(box, shares?.[seat] ?? 0))}`;
  return chances
    .map((shares, ply) =>
      ply ? `L${at(ply - 0.5, chosen[ply - 1] ?? shares)}L${at(ply, shares)}` : `M${at(0, shares)}`,
    )
    .join("");
}

/** What the chances of a seat may be, as an area: two standard errors up and down. */
export function band(box: Box, chances: number[][], errors: number[][], seat: number): string {
  const last = chances.length - 1;
  const edge = (ply: number, sign: number) => {
    const share = (chances[ply]?.[seat] ?? 0) + sign * 2 * (errors[ply]?.[seat] ?? 0);
    return `${round(x(box, ply, last))} ${round(y(box, Math.max(0, Math.min(1, share))))}`;
  };
  const plies = chances.map((_, ply) => ply);
  const there = plies.map((ply) => edge(ply, 1));
  const back = plies.reverse().map((ply) => edge(ply, -1));
  return `M${[...there, ...back].join("L")}Z`;
}

export interface Mark {
  ply: number;
  share: number;
  kind: "luck" | "choice";
}

const SEEN = 0.04; // a smaller change is no mark

/** Where luck changed a seat's chances much, and where a choice of its own cost it something. */
export function happened(review: Review, seat: number): Mark[] {
  const luck = review.luck.flatMap((shares, ply): Mark[] =>
    Math.abs(shares[seat]!) >= SEEN
      ? [{ ply, share: review.chances[ply]![seat]!, kind: "luck" }]
      : [],
  );
  const choices = review.decisions.flatMap((one): Mark[] =>
    one.seat === seat && one.cost >= SEEN / 2
      ? [{ ply: one.ply - 0.5, share: review.chosen[one.ply - 1]![seat]!, kind: "choice" }]
      : [],
  );
  return [...luck, ...choices];
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
