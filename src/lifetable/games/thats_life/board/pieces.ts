// Pieces as things that stay the same while they move, and where each stands in a crowd.
import type { View } from "./shapes";
import { stops } from "./stops";

/** Seat of a pawn's owner, or null for a guard. */
export type Owner = number | null;

export interface Piece {
  id: string;
  owner: Owner;
  place: number;
}

const kind = (owner: Owner, place: number) => `${owner ?? "g"}:${place}`;

/** Every piece of a view, without names: owner and place. */
function standing(view: View): { owner: Owner; place: number }[] {
  return stops(view).flatMap((stop) => [
    ...stop.pawns.map((owner) => ({ owner, place: stop.tile })),
    ...Array.from({ length: stop.guards }, () => ({ owner: null, place: stop.tile })),
  ]);
}

/**
 * The pieces of a view, keeping the ids of those that stand where they stood; who is missing there
 * went where somebody new stands.
 */
export function follow(before: Piece[], view: View): Piece[] {
  const wanted = standing(view);
  const open = new Map<string, Piece[]>();
  for (const piece of before) {
    const key = kind(piece.owner, piece.place);
    open.set(key, [...(open.get(key) ?? []), piece]);
  }
  const kept: Piece[] = [];
  const fresh: { owner: Owner; place: number }[] = [];
  for (const spot of wanted) {
    const piece = open.get(kind(spot.owner, spot.place))?.pop();
    if (piece) kept.push(piece);
    else fresh.push(spot);
  }
  const loose = [...open.values()].flat();
  const named = new Set(before.map((piece) => piece.id));
  let number = 0;
  const unused = (owner: Owner): string => {
    let id: string;
    do id = `${owner ?? "g"}-${number++}`;
    while (named.has(id));
    named.add(id);
    return id;
  };
  for (const spot of fresh) {
    const at = loose.findIndex((piece) => piece.owner === spot.owner);
    const id = at < 0 ? unused(spot.owner) : loose.splice(at, 1)[0]!.id;
    kept.push({ id, ...spot });
  }
  return kept.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Where a piece stands on its tile, in tile widths from the middle; feet, not heads. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  /** Nearer pieces hide farther ones. */
  depth: number;
}

const ROWS: Record<number, { size: number; gap: number }> = {
  1: { size: 0.78, gap: 0 },
  2: { size: 0.72, gap: 0.44 },
  3: { size: 0.64, gap: 0.36 },
  4: { size: 0.52, gap: 0.28 },
};

function row(count: number, y: number, depth: number, most: number): Spot[] {
  const { size, gap } = ROWS[most]!;
  return Array.from({ length: count }, (_, number) => ({
    x: (number - (count - 1) / 2) * gap,
    y,
    size,
    depth: depth + number,
  }));
}

/** Spots for a crowd: up to three in a row, four and more in two rows, those in front last. */
export function crowd(count: number): Spot[] {
  if (count <= 3) return row(count, 0, 2, Math.max(1, count));
  const rear = Math.floor(count / 2);
  const front = count - rear;
  const most = Math.min(4, front);
  return [...row(rear, -0.26, 0, most), ...row(front, 0.07, 10, most)];
}

export interface Standing extends Piece, Spot {}

/**
 * Pieces with their spots. Whoever `may` move stands in front, and a pawn and a guard that both may
 * stand side by side there, so that neither hides the other; over six, equal pieces stand in one
 * spot and `more` says how many stand there in all.
 */
export function gather(
  pieces: Piece[],
  may: (piece: Piece) => boolean,
): { standing: Standing[]; more: Map<number, number> } {
  const places = new Map<number, Piece[]>();
  for (const piece of pieces) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
  const standing: Standing[] = [];
  const more = new Map<number, number>();
  for (const [place, here] of places) {
    const order = (owner: Owner) => owner ?? 9;
    const all = [...here].sort(
      (a, b) =>
        Number(may(a)) - Number(may(b)) ||
        order(a.owner) - order(b.owner) ||
        (a.id < b.id ? -1 : 1),
    );
    const guard = all.findIndex((piece) => may(piece) && piece.owner === null);
    if (guard > 0 && may(all[guard - 1]!)) all.splice(-1, 0, ...all.splice(guard - 1, 1));
    const heaps = all.length <= 6 ? all.map((piece) => [piece]) : alike(all);
    const spots = crowd(heaps.length);
    heaps.forEach((heap, number) =>
      standing.push(...heap.map((piece) => ({ ...piece, ...spots[number]! }))),
    );
    if (heaps.length < all.length) more.set(place, all.length);
  }
  return { standing: standing.sort((a, b) => (a.id < b.id ? -1 : 1)), more };
}

function alike(pieces: Piece[]): Piece[][] {
  const heaps = new Map<Owner, Piece[]>();
  for (const piece of pieces) heaps.set(piece.owner, [...(heaps.get(piece.owner) ?? []), piece]);
  return [...heaps.values()];
}
