import type { Foreseen, Outcome } from "$ui/boards";
import {
  type Animal,
  type Bunch,
  VALUE,
  kinds,
  letters,
  minus,
  parsed,
  plus,
  size,
} from "./animals";
import type { Event, View } from "./shapes";

/** What is chosen so far, in either order. */
export interface Choice {
  row: number | null;
  laid: Bunch;
}

export type Standing =
  | "nothing" // neither cards nor a row
  | "cards" // a row, and too few cards
  | "back" // a row, and too many cards
  | "many" // more cards than any row holds
  | "same" // exactly the animals that lie there (LL02)
  | "ready";

export interface Trade {
  standing: Standing;
  row: number | null; // the row meant: the one chosen, else the one that takes so many cards
  implied: boolean; // nobody touched that row, the number of cards means it
  laid: Bunch;
  missing: number; // cards to pick, or to put back
  move: string | null;
  after: Bunch | null; // the hand after the trade
  sudden: Animal[]; // what would be complete then
}

const ROWS = 4;

/** What a choice means, what it lacks and what it would bring. */
export function judge(
  view: Pick<View, "rows" | "hand">,
  choice: Choice,
  legal: string[],
  foreseen: Foreseen<Event>,
): Trade {
  const picked = size(choice.laid);
  const implied = choice.row === null && picked >= 1 && picked <= ROWS;
  const row = implied ? picked : choice.row;
  const trade: Trade = {
    standing: "nothing",
    row,
    implied,
    laid: choice.laid,
    missing: 0,
    move: null,
    after: null,
    sudden: [],
  };
  if (row === null)
    return picked > ROWS ? { ...trade, standing: "many", missing: picked - ROWS } : trade;
  if (picked < row) return { ...trade, standing: "cards", missing: row - picked };
  if (picked > row) return { ...trade, standing: "back", missing: picked - row };
  const move = `${row}:${letters(choice.laid)}`;
  if (legal.length && !legal.includes(move)) return { ...trade, standing: "same" };
  const after = plus(minus(view.hand ?? {}, choice.laid), view.rows[row - 1] ?? {});
  return { ...trade, standing: "ready", move, after, sudden: sudden(foreseen(move)) };
}

/** Animals whose last card a trade brings, as the rules tell it. */
export const sudden = (outcome: Outcome<Event> | null): Animal[] =>
  outcome?.find((event) => event.kind === "sudden-death")?.animals ?? [];

/** The largest herds of a hand: what one would say of it, at most two. */
export function herds(hand: Bunch): { animal: Animal; count: number }[] {
  return kinds(hand)
    .map((animal) => ({ animal, count: hand[animal] ?? 0 }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || VALUE[b.animal] - VALUE[a.animal])
    .slice(0, 2);
}

/** Cards that score nothing by themselves when two are left (LL06). */
export const lone = (hand: Bunch): Animal[] => kinds(hand).filter((animal) => hand[animal] === 1);

export const living = (lives: number[]): number => lives.filter((n) => n > 0).length;

/** The best share of the win that was found for each row, and for knocking. */
export function shares(
  opinions: { move: string; value: number }[],
): Partial<Record<number | "knock", number>> {
  const best: Partial<Record<number | "knock", number>> = {};
  for (const { move, value } of opinions) {
    const place = parsed(move)?.row ?? "knock";
    best[place] = Math.max(best[place] ?? 0, value);
  }
  return best;
}
