// What can be touched on the path: one handle per place and sort of piece, with its ways to go.
import { read } from "./foresee";
import { FINISH, START } from "./stops";

export interface Handle {
  /** `p12` or `g12`: also the text of its move forward. */
  key: string;
  piece: "pawn" | "guard";
  place: number;
  forward: string | null;
  back: string | null;
}

export type Way = "forward" | "back";

/** The handles of the legal moves, from Start to Finish, a pawn before the guard beside it. */
export function handles(legal: string[], order: number[]): Handle[] {
  const found = new Map<string, Handle>();
  for (const move of legal.map(read)) {
    if (!move.piece) continue;
    const key = `${move.piece[0]}${move.place}`;
    const handle = found.get(key) ?? {
      key,
      piece: move.piece,
      place: move.place,
      forward: null,
      back: null,
    };
    found.set(key, { ...handle, [move.back ? "back" : "forward"]: move.text });
  }
  const rank = (handle: Handle) =>
    order.indexOf(handle.place) * 2 + (handle.piece === "guard" ? 1 : 0);
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** The move of a handle in a direction, or in the other one if that is all it has. */
export function going(handle: Handle, way: Way): string {
  return (handle[way] ?? handle.forward ?? handle.back)!;
}

/** The handle a tap on a place means: the pawn first, tapped again the guard, and so on. */
export function tapped(all: Handle[], place: number, chosen: string | null): Handle | null {
  const here = all.filter((handle) => handle.place === place);
  const at = here.findIndex((handle) => handle.key === chosen);
  return here[(at + 1) % here.length] ?? null;
}

/** Why a place cannot be moved from, as the id of a refusal. */
export function refusal(place: number, pawns: number, guards: number): string | null {
  if (place === START || place === FINISH || guards + pawns === 0) return null;
  return pawns === 0 ? "thats-life-ui-frozen" : "thats-life-ui-not-yours";
}
