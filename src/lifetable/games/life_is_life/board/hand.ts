import { ANIMALS, type Animal, type Bunch, kinds } from "./animals";

/** One card of a hand: the second bear is `bear-1`, so that it stays itself while others come and go. */
export interface HandCard {
  key: string;
  animal: Animal;
  place: number;
  of: number;
}

/** A hand from 9 to 3, cards of a kind together. */
export function sorted(hand: Bunch): HandCard[] {
  return kinds(hand).flatMap((animal) => {
    const of = hand[animal] ?? 0;
    return Array.from({ length: of }, (_, place) => ({
      key: `${animal}-${place}`,
      animal,
      place,
      of,
    }));
  });
}

/** What was picked, as a bunch. */
export function bunchOf(keys: Iterable<string>): Bunch {
  const bunch: Bunch = {};
  const picked = [...keys].map((key) => key.slice(0, key.lastIndexOf("-")));
  for (const animal of ANIMALS) {
    const count = picked.filter((name) => name === animal).length;
    if (count) bunch[animal] = count;
  }
  return bunch;
}

export interface Laying {
  cards: (HandCard & { x: number; y: number })[];
  width: number;
  height: number;
  card: number;
}

interface Ask {
  width: number;
  most: number; // how wide a card is, if there is room
  lines?: 1 | 2;
}
/** What is to be seen of every card, in pixels: enough for a finger. */
export const STRIP = 45;
const SHOWN = 0.62; // of a card that another of its kind covers
const GAP = 0.17; // between two kinds, in card widths
/** How far a picked card rises on a phone. */
export const LIFT = 6;
const RANK = 0.8; // how much of the first line is seen above the second, in card heights

/** How far below the first line the second lies: it covers the feet of the first. */
export const below = (card: number): number => Math.max(STRIP + LIFT, card * 1.2 * RANK);

/** Where the second line begins: the lines are about as long, and a kind is broken only if that helps. */
function broken(cards: HandCard[], most: number): number {
  const half = Math.ceil(cards.length / 2);
  const cuts = cards.flatMap((card, at) => (at && card.place === 0 ? [at] : []));
  const near = cuts.filter(
    (cut) => Math.abs(cut - cards.length / 2) <= 1 && Math.max(cut, cards.length - cut) <= most,
  );
  return near.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? half;
}

/** How far each card lies from the one before: kinds apart if there is room, else one fan. */
function steps(cards: HandCard[], width: number, card: number): number[] {
  const next = cards.slice(1).map(({ place }) => place > 0);
  const [wide, close] = [card * (1 + GAP), Math.max(STRIP, card * SHOWN)];
  const room = width - card;
  const alike = next.filter(Boolean).length;
  const kinds = next.length - alike;
  const within = Math.min(close, room / Math.max(1, next.length));
  const apart = kinds ? Math.min(wide, Math.max(within, (room - alike * within) / kinds)) : 0;
  return next.map((same) => (same ? within : apart));
}

/** Lay a hand into a width. Cards come closer together, and only then smaller. */
export function lay(cards: HandCard[], { width, most, lines = 1 }: Ask): Laying {
  const cut = lines === 2 ? broken(cards, Math.floor(width / STRIP)) : cards.length;
  const parts = [cards.slice(0, cut), cards.slice(cut)].filter((part) => part.length);
  const longest = Math.max(0, ...parts.map((part) => part.length));
  const room = width - STRIP * (longest - 1); // for the last card of a line, which is seen whole
  const card = Math.max(0, Math.min(most, width, Math.max(STRIP, room)));
  const tall = card * 1.2;
  const laid = parts.flatMap((part, line) => {
    const apart = steps(part, width, card);
    const whole = apart.reduce((sum, step) => sum + step, card);
    let x = (width - whole) / 2;
    return part.map((one, at) => {
      x += apart[at - 1] ?? 0;
      return { ...one, x, y: line * below(card) };
    });
  });
  return { cards: laid, width, card, height: tall + (parts.length - 1) * below(card) };
}
