// What a move would do, before it is made: where it lands, what is taken, what leaves the path.
import type { Data } from "$ui/boards";
import { advance } from "./advance";
import { each, FINISH, START, stops, type Stop } from "./stops";

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
  /** Who else would be on the landing place. */
  company: boolean;
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

/** Foresees a legal move of the seat whose turn it is; null for staying. */
export function foresee(text: string, view: Data): Foresight | null {
  const move = read(text);
  const all = stops(view);
  const at = all.findIndex((stop) => stop.tile === move.place);
  if (!move.piece || at < 0 || view.die === null) return null;
  const to = move.back ? at - 1 : Math.min(at + view.die, all.length - 1); // TL04, TL11
  const steps = move.back ? [to] : Array.from({ length: to - at }, (_, step) => at + 1 + step);
  const [from, goal] = [all[at]!, all[to]!];
  const alone = from.pawns.length === 1 && from.guards === 0 && from.tile !== START; // TL06
  const takes = move.piece === "pawn" && alone ? { tile: from.tile, value: from.value! } : null;
  const after = played(view, move, from, goal, takes);
  const home = move.piece === "pawn" && goal.tile === FINISH;
  const leaves = move.piece === "pawn" ? passed(after) : [];
  const finished = home && after.finish.pawns.filter((seat: number) => seat === view.turn).length === each(view.players);
  const last = home ? ending(after, leaves, finished) : null;
  return {
    move,
    from,
    to: goal,
    steps: steps.map((index) => all[index]!.tile),
    takes,
    leaves,
    home,
    finished,
    company: goal.pawns.length + goal.guards > 0,
    ends: last !== null,
    last: last ?? [],
  };
}

function played(view: Data, move: Move, from: Stop, to: Stop, takes: Foresight["takes"]): Data {
  const moved = { kind: "moved", seat: view.turn, piece: move.piece, from: from.tile, to: to.tile };
  const after = advance(view, moved);
  return takes ? advance(after, { kind: "taken", seat: view.turn, ...takes }) : after;
}

/** Tiles that every pawn has passed. */
function passed(view: Data): number[] {
  if (view.start.pawns.length > 0) return [];
  const first = view.path.findIndex((stop: Stop) => stop.pawns.length > 0);
  const behind = first < 0 ? view.path : view.path.slice(0, first);
  return behind.map((stop: Stop) => stop.tile);
}

/** What the end of the game hands out, null if it is not the end. */
function ending(view: Data, leaves: number[], finished: boolean): Foresight["last"] | null {
  const out = view.players * each(view.players) - view.finish.pawns.length;
  const kind = view.options.ending;
  if (out === 0) return [];
  const stays = view.path.filter((stop: Stop) => !leaves.includes(stop.tile));
  const back = view.path.filter((stop: Stop) => leaves.includes(stop.tile)).map((stop: Stop) => ({ ...stop, guards: 0 }));
  const path: Stop[] = view.options.recycle ? [...stays, ...back] : stays;
  if (kind === "sprint" && finished) {
    return path
      .filter((stop) => stop.pawns.length === 1 && stop.guards === 0) // TL13
      .map((stop) => ({ seat: stop.pawns[0]!, tile: stop.tile, value: stop.value! }));
  }
  if (kind === "straggler" && out === 1) return largest(path, view);
  return null;
}

/** TL14: the biggest minus without a guard, the first of equals. */
function largest(path: Stop[], view: Data): Foresight["last"] {
  const seat = [...view.start.pawns, ...path.flatMap((stop) => stop.pawns)][0];
  const free = path.filter((stop) => stop.guards === 0 && stop.value! < 0);
  const worst = free.reduce<Stop | null>((best, stop) => (!best || stop.value! < best.value! ? stop : best), null);
  return worst ? [{ seat, tile: worst.tile, value: worst.value! }] : [];
}
