// How large cards can lie in the room there is. Counted here and not by the style: what depends on a
// container's size is styled anew at every layout, and all cards with it.

export interface Room {
  w: number;
  h: number;
}

export type Look = "phone" | "tablet" | "desk" | "hall";

/** What kind of window it is; the style has the same borders. */
export function lookOf(width: number, height: number): Look {
  if (width < 600) return "phone";
  if (width < 1100) return "tablet";
  return width >= 1600 && height >= 950 ? "hall" : "desk";
}

const small = (look: Look): boolean => look === "phone" || look === "tablet";
const least = (...sizes: number[]): number => Math.max(0, Math.round(Math.min(...sizes) * 10) / 10);
const TALL = 1.2; // a card, for its width

/** In four lanes; `less` is what something below them takes from each. */
export function inLanes({ w, h }: Room, look: Look, less: number): number {
  if (small(look)) return least((h / 4 - less - 14) / TALL, (w - 150) / 4.5, 104);
  return least((h / 4 - less - 16) / TALL, (w - 230) / 8.9, 190);
}

/** A counted hand: how many there are, and the widest in cards and in gaps between kinds. */
export interface Spread {
  hands: number;
  cards: number;
  gaps: number;
  sudden: boolean;
}

/** In lanes that are hands. */
export function inHands(
  { w, h }: Room,
  look: Look,
  { hands, cards, gaps, sudden }: Spread,
): number {
  const tall = (h * 2.4) / (hands + 1.4); // the lane of the one who brought sudden death
  if (small(look)) {
    if (sudden) return least((tall - 60) / TALL, (w - 40) / 5.5, 110);
    const around = look === "phone" && hands === 5 ? 38 : 46;
    return least((h / hands - around) / TALL, Math.max(40, (w - 94 - gaps * 5) / cards), 92);
  }
  if (sudden) return least((tall - 36) / TALL, (w - 560) / 5.4, 150);
  if (look === "hall") return least((h / hands - 28) / TALL, (w - 420 - gaps * 9) / cards, 190);
  return least((h / hands - 28) / TALL, (w - 304 - gaps * 9) / cards, 130);
}

/** Between two kinds of a hand: many lie closer together rather than smaller. */
export function between({ w }: Room, look: Look, { cards, gaps }: Spread, card: number): number {
  return small(look) ? Math.round(Math.min(5, (w - 94 - cards * card) / gaps) * 10) / 10 : 9;
}
