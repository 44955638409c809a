// What a move would do, before it is made: where it lands, what is taken, what leaves the path.
// The rules say so (`outcome`); here it is only sorted.
import type { Outcome } from "$ui/boards";
import type { Event, View } from "./shapes";
import { stops, type Stop } from "./stops";

export interface Move {
  text: string;
  piece: "pawn" | "guard" | null;
  place: number;
  back: boolean;
}

export interface Foresight {
  move: Move;
  from: Stop;
  to: Stop;
  /** The stops that count, in the order they are touched. */
  steps: number[];
  /** What the mover takes by leaving. */
  takes: { tile: number; value: number } | null;
  /** Tiles that everybody has passed then (TL09, TL12), in path order. */
  leaves: number[];
  /** Does it bring the mover's pawn home, or all of them? */
  home: boolean;
  finished: boolean;
  /** Does the game end with it, and what is taken then? */
  ends: boolean;
  last: { seat: number; tile: number; value: number }[];
}

/** Reads a move's text. */
export function read(text: string): Move {
  if (text === "stay") return { text, piece: null, place: -1, back: false };
  return {
    text,
    piece: text.startsWith("g") ? "guard" : "pawn",
    place: Number.parseInt(text.slice(1), 10),
    back: text.endsWith("-"),
  };
}

/** What a legal move of the seat whose turn it is would do; null for staying, and as long as nobody knows. */
export function foresee(
  text: string,
  view: View,
  outcome: Outcome<Event> | null,
): Foresight | null {
  const moved = outcome?.find((event) => event.kind === "moved");
  const all = stops(view);
  const place = (tile: number) => all.findIndex((stop) => stop.tile === tile);
  if (!outcome || !moved || place(moved.from) < 0) return null;
  const [at, to] = [place(moved.from), place(moved.to)];
  const end = outcome.findIndex(({ kind }) => kind === "ended");
  const [before, after] = end < 0 ? [outcome, []] : [outcome.slice(0, end), outcome.slice(end)];
  const has = (kind: string) => before.some((event) => event.kind === kind);
  const taken = before.find((event) => event.kind === "taken");
  const walked = to < at ? [all[to]!] : all.slice(at + 1, to + 1);
  return {
    move: read(text),
    from: all[at]!,
    to: all[to]!,
    steps: walked.map(({ tile }) => tile),
    takes: taken ? { tile: taken.tile, value: taken.value } : null,
    leaves: before
      .filter((event) => event.kind === "left" || event.kind === "recycled")
      .map(({ tile }) => tile),
    home: has("home"),
    finished: has("finished"),
    ends: end >= 0,
    last: after
      .filter((event) => event.kind === "taken" || event.kind === "straggler")
      .flatMap(({ seat, tile, value }) =>
        tile === null || value === null ? [] : [{ seat, tile, value }],
      ),
  };
}
