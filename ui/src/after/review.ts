// What the server says of a finished game, and small questions about it.
import type { Data, Outcome } from "$ui/boards";
import type { Result } from "$ui/api/message";

export interface Step<View = Data, Event = Data> {
  ply: number;
  seat: number | null;
  move: string | null;
  view: View;
  events: Event[];
  at: number | null;
}

export interface Replayed {
  names: string[];
  game: string;
  players: number;
  options: Data;
  steps: Step[];
  result: Result | null;
}

export interface Judged {
  move: string;
  value: number;
  reason: string;
  values: Data;
  /** Not there in old reviews. */
  outcome?: Outcome | null;
}

export interface Decision {
  ply: number;
  seat: number;
  move: string;
  best: string;
  /** How many legal moves there were. */
  choices: number;
  /** What the move cost as far as its seat could know; 0 where it was as good as the best. */
  cost: number;
  error: number;
  opinions: Judged[];
}

/** The parts of the way from the start to the result, in the order they are told in. */
export const PARTS = ["luck", "own", "others", "hidden"] as const;
export type Part = (typeof PARTS)[number];

/** Where a seat's share of the win came from: start and parts add up to the result. */
export type Account = Record<Part | "start" | "result", number> & { errors: Record<Part, number> };

export interface Review {
  done: true;
  /** Is anything hidden in this game? */
  hidden: boolean;
  decisions: Decision[];
  chances: number[][];
  /** After each choice, before chance has answered. */
  chosen: number[][];
  /** Standard errors of the chances. */
  errors: number[][];
  luck: number[][];
  account: Account[];
  better: number[];
  turning: number[];
  gained: number[];
  turned_by: ("luck" | "choice")[];
}

export type Reviewing = Review | { done: false; progress: number };

/** The next turning point after a ply; the first one again after the last. */
export function nextTurning(turning: number[], at: number): number | null {
  return turning.find((ply) => ply > at) ?? turning[0] ?? null;
}

/** The number (from 1) of the turning point at a ply, or null. */
export function turningNumber(turning: number[], at: number): number | null {
  const found = turning.indexOf(at);
  return found < 0 ? null : found + 1;
}

export interface Turn {
  ply: number;
  /** Who gained most, and how the chances of that seat changed. */
  seat: number;
  from: number;
  to: number;
  by: "luck" | "choice";
}

/** The turning point at which the chances changed most. */
export function greatest(review: Review): Turn | null {
  let best: Turn | null = null;
  review.turning.forEach((ply, i) => {
    const seat = review.gained[i]!;
    const from = review.chances[ply - 1]![seat]!;
    const to = review.chances[ply]![seat]!;
    const by = review.turned_by[i]!;
    if (!best || to - from > best.to - best.from) best = { ply, seat, from, to, by };
  });
  return best;
}

/**
 * Whole points out of 100 for start, parts and result, so that whoever adds them up gets the result shown: each is
 * rounded down or up, those up that lose most by rounding down.
 */
export function points(account: Account): Record<Part | "start" | "result", number> {
  const keys = ["start", ...PARTS] as const;
  const result = Math.round(account.result * 100);
  const exact = keys.map((key) => account[key] * 100);
  const whole = exact.map((value) => Math.floor(value + 1e-9));
  const short = result - whole.reduce((sum, value) => sum + value, 0);
  const lost = exact.map((value, i) => value - whole[i]!);
  const order = keys.map((_, i) => i).sort((a, b) => lost[b]! - lost[a]! || a - b);
  for (let n = 0; n < Math.abs(short); n += 1) whole[order[n % order.length]!]! += Math.sign(short);
  const shown = keys.map((key, i) => [key, whole[i]! || 0]);
  return { ...Object.fromEntries(shown), result } as Record<Part | "start" | "result", number>;
}

/** By how much a figure may be off, in whole points: two standard errors, at least one point. */
export const giveOrTake = (error: number): number => Math.max(1, Math.round(error * 200));

/** How often each face was rolled by each seat; null for games without dice. */
export function rolls(steps: Step[], players: number): number[][] | null {
  const counts = Array.from({ length: players }, () => Array.from({ length: 6 }, () => 0));
  let any = false;
  for (const { kind, seat, die } of steps.flatMap((step) => step.events)) {
    if (kind !== "rolled" || typeof die !== "number") continue;
    counts[seat]![die - 1]! += 1;
    any = true;
  }
  return any ? counts : null;
}

/** The mean of the faces rolled. */
export function average(counts: number[]): number {
  const thrown = counts.reduce((sum, count) => sum + count, 0);
  return thrown ? counts.reduce((sum, count, face) => sum + count * (face + 1), 0) / thrown : 0;
}

export interface Place {
  seat: number;
  place: number;
  score: number;
}

/** When seats went out of the game, by ply. */
export function leaving(steps: Step[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const step of steps)
    for (const event of step.events) if (event.kind === "out") out.set(event.seat, step.ply);
  return out;
}

/**
 * Everybody in order: winners, then by score in the direction in which this game is won, then by who
 * held out longer.
 */
export function ranking(result: Result, out: Map<number, number> = new Map()): Place[] {
  const { shares, scores, winners } = result;
  const best = scores[winners[0] ?? 0] ?? 0;
  const sign = scores.some((score, seat) => !winners.includes(seat) && score > best) ? 1 : -1;
  const key = (seat: number) =>
    [-shares[seat]!, sign * scores[seat]!, -(out.get(seat) ?? Infinity)] as const;
  const compare = (a: number, b: number) => {
    const [x, y] = [key(a), key(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at < 0 ? 0 : x[at]! - y[at]!;
  };
  const order = scores.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  return order.map((seat) => ({
    seat,
    score: scores[seat]!,
    place: 1 + order.findIndex((other) => compare(other, seat) === 0),
  }));
}
