// Cards, years and moves as the notation writes them: `3:1801`, `<91`, `>20b`, `-:91`.
import type { Foreseen } from "$ui/boards";
import type { Event, View } from "./shapes";

export type Side = "left" | "right";
export type Move =
  | { kind: "open"; place: number; year: number; card: string }
  | { kind: "blind"; card: string }
  | { kind: "lay"; side: Side; card: string };

/** A card on the line; `year` is null after a blind opening, `wrong` once the year has been refused. */
export interface Laid {
  card: string;
  year: number | null;
  seat: number;
  wrong?: boolean;
}

/** The last two digits of a card's years. */
export const digits = (card: string): number => Number(card.slice(0, 2));

/** Cards in ascending order: 20, 20b, 21. */
export const ascending = (cards: readonly string[]): string[] => [...cards].sort();

const laidAt = (card: string, side: Side, outcome: Foreseen<Event>) =>
  outcome(write({ kind: "lay", side, card }))?.find((event) => event.kind === "laid");

/** The year that a card of mine would say at an end of the line, as the rules tell it; null while they have not. */
export const yearAt = (card: string, side: Side, outcome: Foreseen<Event>): number | null =>
  laidAt(card, side, outcome)?.year ?? null;

/** Is that a year that has not come yet? The rules say so. LT14 */
export const toCome = (card: string, side: Side, outcome: Foreseen<Event>): boolean =>
  laidAt(card, side, outcome)?.to_come ?? false;

/** A year in a sentence. */
export const written = (year: number | null): string => (year === null ? "…" : String(year));

export function read(move: string): Move {
  const [head = "", tail = ""] = move.split(":");
  if (head === "-") return { kind: "blind", card: tail };
  if (tail)
    return {
      kind: "open",
      place: Number(head),
      year: Number(tail.slice(0, 4)),
      card: tail.slice(2),
    };
  return { kind: "lay", side: move[0] === "<" ? "left" : "right", card: move.slice(1) };
}

export function write(move: Move): string {
  if (move.kind === "blind") return `-:${move.card}`;
  if (move.kind === "lay") return (move.side === "left" ? "<" : ">") + move.card;
  return `${move.place}:${String(move.year).padStart(4, "0")}${move.card.slice(2)}`;
}

export type Opening = Extract<Move, { kind: "open" }>;

/** How a person can be opened for, by year. */
export function openings(legal: readonly string[], place: number): Opening[] {
  return legal
    .map(read)
    .filter((move): move is Opening => move.kind === "open" && move.place === place)
    .sort((a, b) => a.year - b.year || a.card.localeCompare(b.card));
}

/** What the first player knows of a year; the others know nothing. */
export function fits(
  year: number,
  view: Pick<View, "born" | "died">,
): "yes" | "early" | "late" | "unknown" {
  if (view.born == null || view.died == null) return "unknown";
  if (year < view.born) return "early";
  return year > view.died ? "late" : "yes";
}

/** A text of the deck in the language spoken, else in one that the deck has. */
export function inLanguage(
  texts: Record<string, string> | null | undefined,
  language: string,
): string {
  if (!texts) return "";
  return texts[language] || texts.en || Object.values(texts)[0] || "";
}

/** Where the line began: the card from which it can have grown, seat by seat; nobody tells us later on. */
export function opener(line: readonly Laid[], first: number, players: number): number {
  const middle = (line.length - 1) / 2;
  const begun = line
    .map((laid, at) => ({ laid, at }))
    .filter(({ laid, at }) => laid.seat === first && grew(line, at, at, first, players));
  begun.sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle));
  return begun[0]?.at ?? Math.floor(middle);
}

function grew(
  line: readonly Laid[],
  from: number,
  to: number,
  seat: number,
  players: number,
): boolean {
  if (from === 0 && to === line.length - 1) return true;
  const next = (seat + 1) % players;
  return (
    (line[from - 1]?.seat === next && grew(line, from - 1, to, next, players)) ||
    (line[to + 1]?.seat === next && grew(line, from, to + 1, next, players))
  );
}

/** Years in few signs: 1884/87/1901/03. */
export const brief = (years: readonly number[]): string =>
  years
    .map((year, at) => {
      const before = years[at - 1];
      const century = Math.floor(year / 100);
      return before !== undefined && Math.floor(before / 100) === century
        ? String(year % 100).padStart(2, "0")
        : String(year);
    })
    .join("/");
