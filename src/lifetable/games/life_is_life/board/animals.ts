/** The ten animals in the order of the rules. The number is a card's value and how many of it there are (LL01). */
export const ANIMALS = [
  "giraffe",
  "bear",
  "mole",
  "goat",
  "sheep",
  "dog",
  "rabbit",
  "pig",
  "cat",
  "mouse",
] as const;
export type Animal = (typeof ANIMALS)[number];
/** How many cards of each animal; animals with none are left out. */
export type Bunch = Partial<Record<Animal, number>>;

export const VALUE: Record<Animal, number> = {
  giraffe: 9,
  bear: 8,
  mole: 7,
  goat: 7,
  sheep: 6,
  dog: 6,
  rabbit: 5,
  pig: 5,
  cat: 4,
  mouse: 3,
};
/** As in the text of a move. */
export const LETTER: Record<Animal, string> = {
  giraffe: "G",
  bear: "B",
  mole: "M",
  goat: "O",
  sheep: "S",
  dog: "D",
  rabbit: "R",
  pig: "P",
  cat: "C",
  mouse: "U",
};

/** Which animals bring sudden death (LL04, LL10). */
export const deadly = (pro: boolean): Animal[] =>
  pro ? ["rabbit", "pig"] : ["rabbit", "pig", "cat"];

export const size = (bunch: Bunch): number =>
  ANIMALS.reduce((sum, animal) => sum + (bunch[animal] ?? 0), 0);
export const kinds = (bunch: Bunch): Animal[] => ANIMALS.filter((animal) => bunch[animal]);
export const listed = (bunch: Bunch): Animal[] =>
  ANIMALS.flatMap((animal) => Array<Animal>(bunch[animal] ?? 0).fill(animal));
export const letters = (bunch: Bunch): string =>
  listed(bunch)
    .map((animal) => LETTER[animal])
    .join("");

/** Animal by animal, in order, and nothing below zero. */
function combine(one: Bunch, other: Bunch, sign: number): Bunch {
  const bunch: Bunch = {};
  for (const animal of ANIMALS) {
    const count = Math.max((one[animal] ?? 0) + sign * (other[animal] ?? 0), 0);
    if (count) bunch[animal] = count;
  }
  return bunch;
}
export const plus = (one: Bunch, other: Bunch): Bunch => combine(one, other, 1);
export const minus = (one: Bunch, other: Bunch): Bunch => combine(one, other, -1);

/** `3:BBC` as row and animals; null for a knock. */
export function parsed(move: string): { row: number; laid: Bunch } | null {
  const [row, text] = move.split(":");
  if (!text) return null;
  const laid: Bunch = {};
  for (const animal of ANIMALS) {
    const count = text.split(LETTER[animal]).length - 1;
    if (count) laid[animal] = count;
  }
  return { row: Number(row), laid };
}
