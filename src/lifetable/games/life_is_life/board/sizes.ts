// How large cards can lie in the room there is. Counted here and not by the style: what depends on a
// container's size is styled anew at every layout, and all cards with it.

import { STRIP } from "./hand";

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
  if (small(look)) return least((h / 4 - less - (h < 260 ? 6 : 12)) / TALL, (w - 150) / 4.5, 104);
  return least((h / 4 - less - 16) / TALL, (w - 230) / 8.9, 190);
}

/** Of a hand: the widest its cards may be, and on how many lines they lie. */
export function inHand(width: number, look: Look, window: Room): { most: number; lines: 1 | 2 } {
  if (!small(look)) {
    const most = look === "hall" ? Math.min(140, window.h / 9.6) : window.h < 720 ? 72 : 86;
    return { most, lines: 1 };
  }
  // Ten cards in one line would show too little of each for a finger.
  if (width >= 9 * STRIP + 64) return { most: window.h < 560 ? 64 : 84, lines: 1 };
  const low = window.h <= 560 && window.w > window.h;
  const share = low ? (window.h - 268) / 2 : 48 + (window.h - 640) / 9;
  return { most: Math.max(46, Math.min(68, share)), lines: 2 };
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
    const low = h < 340 && w < 700;
    if (low) return least((h / hands - 8) / TALL, (w - 184 - gaps * 5) / cards, 92);
    const around = look === "phone" && hands === 5 ? 33 : 42;
    return least((h / hands - around) / TALL, Math.max(40, (w - 94 - gaps * 5) / cards), 92);
  }
  if (sudden) return least((tall - 36) / TALL, (w - 560) / 5.4, 150);
  if (look === "hall") return least((h / hands - 28) / TALL, (w - 420 - gaps * 9) / cards, 190);
  return least((h / hands - 28) / TALL, (w - 304 - gaps * 9) / cards, 130);
}

/** Between two kinds of a hand: many lie closer together rather than smaller. */
export function between({ w, h }: Room, look: Look, { cards, gaps }: Spread, card: number): number {
  const beside = h < 340 && w < 700 ? 184 : 94;
  return small(look) ? Math.round(Math.min(5, (w - beside - cards * card) / gaps) * 10) / 10 : 9;
}
