// Where everything hangs on the line: one level on wide tables, two on phones; a long line overlaps in the
// middle, never at its ends. Plain geometry in pixels, so that only transforms move.

export interface Peg {
  x: number; // middle of the card
  y: number; // its upper edge
  turn: number; // degrees
  level: 0 | 1 | 2;
}

export interface Hanging {
  width: number;
  height: number;
  card: number; // width of a card
  pegs: Peg[];
  /** The places at both ends: middle and upper edge. */
  left: Peg;
  right: Peg;
  end: { width: number; height: number };
  /** Where the flags stand, when a life is shown. */
  born: number;
  died: number;
  rope: string;
}

export interface Wish {
  width: number;
  /** What it may take in height. */
  room: number;
  cards: number;
  /** The index of the card the line began with. */
  opener: number;
  narrow: boolean;
  /** Room for a place at either end? */
  ends: boolean;
  /** First and last index inside the life, when it is shown. */
  life?: { from: number; to: number } | null;
  largest: number;
}

export const TALL = 1.36; // height of a card by its width
const SWING = [-1.2, 0.8, -0.6, 1, -0.4, 0.9, -1];

/** How far the rope hangs through at x. */
export function sag(x: number, width: number, depth: number): number {
  const part = x / Math.max(width, 1);
  return 4 * depth * part * (1 - part);
}

/** How much lower the next level hangs. */
export const lowered = (card: number, narrow: boolean): number => card * TALL + (narrow ? 10 : 18);

/** Distances between neighbours: full at the ends, less in the middle, together no more than `room`. */
export function steps(cards: number, room: number, full: number, atEnds: number): number[] {
  const count = Math.max(cards - 1, 0);
  if (count * full <= room) return Array<number>(count).fill(full);
  const outer = Math.min(atEnds * 2, count);
  const inner = count - outer;
  if (!inner) return Array<number>(count).fill(room / count);
  const tight = (room - outer * full) / inner;
  const even = room / count;
  if (tight < full * 0.3) return Array<number>(count).fill(even);
  return Array.from({ length: count }, (_, at) =>
    at < atEnds || at >= count - atEnds ? full : tight,
  );
}

type Level = 0 | 1 | 2;

/** How large a card can be, and on how many levels the line hangs. */
function sizes(wish: Wish, room: number): { card: number; levels: number; full: number } {
  const { narrow, cards, largest } = wish;
  const gap = narrow ? 5 : 10;
  const tries: [number, number][] = narrow
    ? [
        [cards < 4 ? largest : 0, 1],
        [largest, 2],
        [largest * 0.92, 2],
        [largest * 0.9, 3],
        [largest * 0.8, 3],
      ]
    : [
        [largest, 1],
        [largest * 0.93, 1],
        [largest * 0.86, 1],
        [largest * 0.86, 2],
        [largest * 0.7, 2],
        [largest * 0.6, 3],
      ];
  for (const [size, levels] of tries) {
    const card = Math.round(size);
    const full = (card + gap) / levels;
    if (card && (cards - 1) * full + card <= room) return { card, levels, full };
  }
  const [size, levels] = tries.at(-1)!;
  return { card: Math.round(size), levels, full: (Math.round(size) + gap) / levels };
}

interface Sizes {
  card: number;
  levels: number;
  between: number[];
  /** Room for a flag, and between a flag and the wrong card beyond it. */
  flag: number;
  beyond: number;
}

/** What fits between the ends, or between the edges when the life is shown. */
function fitted(wish: Wish, end: number): Sizes {
  const { width, cards, narrow, life } = wish;
  const margin = wish.ends ? end + (narrow ? 17 : 18) : narrow ? 4 : 16;
  const flag = life ? (narrow ? 12 : 26) : 0;
  const wrong = life && (life.from > 0 || life.to < cards - 1) ? (narrow ? 20 : 40) : 0;
  const room = Math.max(width - 2 * margin - 2 * flag - wrong, 60);
  const { card, levels, full } = sizes(wish, room);
  // On several levels neighbours overlap in x: the wrong card must still clear the flag.
  const extra = wrong && levels > 1 ? card - full : 0;
  return {
    card,
    levels,
    between: steps(cards, room - card - extra, full, levels),
    flag,
    beyond: wrong + extra,
  };
}

/** The pegs from left to right, and the flags on either side of the life. */
function pegged(
  wish: Wish,
  { card, levels, between, flag, beyond }: Sizes,
  y: (x: number, level: number) => number,
) {
  const { width, cards, life, opener } = wish;
  const total = between.reduce((sum, step) => sum + step, 0) + card + beyond;
  const pegs: Peg[] = [];
  let x = (width - total) / 2 + card / 2;
  let [born, died] = [0, 0];
  for (let at = 0; at < cards; at++) {
    if (life && (at === life.to + 1 || (at > 0 && at === life.from))) x += beyond;
    if (life && at === life.from) born = x - card / 2 - flag / 2 - 2;
    if (life && at === life.to) died = x + card / 2 + flag / 2 + 2;
    const level = ((((at - opener) % levels) + levels) % levels) as Level;
    pegs.push({ x, y: y(x, level), turn: SWING[(at + 70 - opener) % 7] ?? 0, level });
    x += between[at] ?? 0;
  }
  return { pegs, born, died };
}

/** The line with the largest cards for the room, up to those wished for. */
export function hang(wish: Wish): Hanging {
  let hung = hanging(wish);
  for (let { largest } = wish; hung.height > wish.room && largest > LEAST;) {
    largest = Math.max(LEAST, largest * 0.95);
    const next = hanging({ ...wish, largest });
    if (next.height <= hung.height) hung = next;
  }
  return hung;
}
const LEAST = 30; // a smaller year cannot be read

function hanging(wish: Wish): Hanging {
  const { width, narrow } = wish;
  const end = narrow
    ? {
        width: Math.max(62, Math.min(72, width * 0.185)),
        height: Math.max(84, Math.min(150, wish.room - 24)),
      }
    : { width: wish.largest * 1.24, height: wish.largest * TALL };
  const fit = fitted(wish, end.width);
  const { card, levels } = fit;
  const [depth, drop] = narrow ? [Math.min(22, wish.room / 10), 10] : [34, 12];
  const lower = lowered(card, narrow);
  const { pegs, born, died } = pegged(
    wish,
    fit,
    (x, level) => sag(x, width, depth) + drop + level * lower,
  );
  // The places at the ends hug the line, as far as there is room.
  const half = end.width / 2 + (narrow ? 6 : 4);
  const beside = card / 2 + (narrow ? 11 : 14) + end.width / 2;
  const place = (x: number): Peg => ({
    x,
    y: narrow ? 8 : sag(x, width, depth) + drop - 2,
    turn: 0,
    level: 0,
  });
  const height = depth + drop + card * TALL + (levels - 1) * lower + (narrow ? 8 : 14);
  return {
    width,
    height: Math.max(height, wish.ends ? end.height + depth : 0),
    card,
    pegs,
    left: place(Math.max(half, (pegs[0]?.x ?? width / 2) - beside)),
    right: place(Math.min(width - half, (pegs.at(-1)?.x ?? width / 2) + beside)),
    end,
    born,
    died,
    rope: `M-40 ${-0.16 * depth}Q${width / 2} ${2 * depth + 4} ${width + 40} ${-0.16 * depth}`,
  };
}
