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
  most: number; // the widest a card may be
  least: number; // the narrowest it should be before the hand breaks into two lines
  lines?: number; // how many lines are allowed
}
const SHOWN = 0.62; // of a card that another of its kind covers
const GAP = 0.17; // between two kinds, in card widths
const BETWEEN = 0.24; // between two lines

/** How wide a line of groups is, in card widths, when `shown` of each covered card is seen. */
const spread = (groups: number[], shown: number): number =>
  groups.reduce((sum, of) => sum + 1 + (of - 1) * shown, 0) + Math.max(groups.length - 1, 0) * GAP;

/** Where to break the groups so that the longer of the two lines is as short as possible. */
function broken(groups: number[]): number {
  let best = groups.length;
  let least = Infinity;
  for (let cut = 1; cut < groups.length; cut++) {
    const longest = Math.max(spread(groups.slice(0, cut), SHOWN), spread(groups.slice(cut), SHOWN));
    if (longest < least) [best, least] = [cut, longest];
  }
  return best;
}

/** Lay a hand into a width: one line of large cards if it fits, else two, and closer together before smaller. */
export function lay(cards: HandCard[], { width, most, least, lines = 2 }: Ask): Laying {
  const groups: HandCard[][] = [];
  for (const card of cards) {
    if (card.place === 0) groups.push([card]);
    else groups.at(-1)?.push(card);
  }
  const sizes = groups.map((group) => group.length);
  const fits = (parts: number[][], shown: number) =>
    Math.min(most, ...parts.map((part) => width / Math.max(spread(part, shown), 1)));
  let parts = [sizes];
  let card = fits(parts, SHOWN);
  if (card < least && lines > 1 && sizes.length > 1) {
    const cut = broken(sizes);
    parts = [sizes.slice(0, cut), sizes.slice(cut)];
    card = fits(parts, SHOWN);
  }
  let shown = SHOWN;
  while (card < least && shown > 0.42) card = fits(parts, (shown -= 0.04));
  return place(groups, parts, { width, card, shown });
}

function place(
  groups: HandCard[][],
  parts: number[][],
  { width, card, shown }: { width: number; card: number; shown: number },
): Laying {
  const laid: Laying["cards"] = [];
  const tall = card * 1.2;
  let next = 0;
  parts.forEach((part, line) => {
    let x = (width - spread(part, shown) * card) / 2;
    for (const group of groups.slice(next, next + part.length)) {
      group.forEach((one, i) =>
        laid.push({ ...one, x: x + i * shown * card, y: line * tall * (1 + BETWEEN) }),
      );
      x += (1 + (group.length - 1) * shown + GAP) * card;
    }
    next += part.length;
  });
  return {
    cards: laid,
    width,
    card,
    height: parts.length * tall + (parts.length - 1) * tall * BETWEEN,
  };
}
