import { expect, test } from "vitest";
import { advance } from "./advance";
import type { Event, View } from "./shapes";
import trial from "./trial.json";

interface Step {
  view: View;
  events: Event[];
  move: string | null;
}
const games = trial as unknown as { steps: Step[] }[];

/** A view without what no event tells: who is on a card, and which cards others could have. */
const told = ({ people: _people, moment: _moment, line, ...rest }: View) => ({
  ...rest,
  line: line.map(({ card, year, seat }) => ({ card, year, seat })),
});

test("the events of a game lead from each view to the next", () => {
  for (const { steps } of games) {
    for (let at = 1; at < steps.length; at++) {
      const before = steps[at - 1]!.view;
      const after = steps[at]!.events.reduce(advance, before);
      expect(told(after), `move ${at}: ${steps[at]!.move}`).toEqual(told(steps[at]!.view));
    }
  }
});

test("a view is never changed", () => {
  const [game] = games;
  const before = game!.steps[0]!.view;
  const copy = structuredClone(before);
  game!.steps[1]!.events.reduce(advance, before);
  expect(before).toEqual(copy);
});

const table: View = {
  game: "lifetime",
  options: {},
  seat: 0,
  players: 3,
  round: 9,
  first: 1,
  turn: 2,
  phase: "lay",
  last: true,
  ply: 40,
  line: [{ card: "01", year: 1801, seat: 1 }],
  hand: [],
  hand_sizes: [0, 0, 1],
  pile_size: 0,
  taken: [[], [], []],
  aside: [],
  remembered: [],
  celebrity: null,
  person: null,
  name: { en: "X" },
  nobody_fits: false,
  redraws: 0,
  born: null,
  died: null,
  about: null,
  people: null,
  over: false,
};

test("number and place of the celebrity card are the first player's until the reveal (LT13)", () => {
  const people = [{ name: { en: "X" }, born: 1770, died: 1827 }];
  const naming: View = { ...table, phase: "open", line: [], name: null, turn: 1 };
  const first = advance(
    { ...naming, seat: 1, celebrity: "33", people },
    { kind: "named", seat: 1, card: "33", place: 1, name: { en: "X" } },
  );
  expect(first).toMatchObject({ celebrity: "33", person: 1, born: 1770, died: 1827 });
  const remembered = [{ card: "33", where: "celebrity" as const }];
  const other = advance({ ...naming, remembered }, { kind: "named", seat: 1, name: { en: "X" } });
  expect(other).toMatchObject({ celebrity: null, person: null, born: null, name: { en: "X" } });
  expect(other.remembered).toEqual(remembered);
  const shown = advance(other, {
    kind: "revealed",
    card: "33",
    place: 1,
    name: { en: "X" },
    about: {},
    fact: {},
    born: 1770,
    died: 1827,
  });
  expect(shown.remembered).toEqual([]);
});

test("when nobody has a card left the line is set aside and the start moves left (LT08)", () => {
  const events: Event[] = [
    { kind: "laid", seat: 2, card: "20", year: 1820, side: "right" },
    { kind: "accepted", year: 1820 },
    { kind: "unlost", cards: ["01", "20"] },
    {
      kind: "revealed",
      card: "33",
      place: 1,
      name: { en: "X" },
      about: {},
      fact: {},
      born: 1770,
      died: 1827,
    },
  ];
  const view = events.reduce(advance, table);
  expect(view.aside).toEqual(["01", "20", "33"]);
  expect(view.moment).toMatchObject({ taker: null, next: 2, life: { born: 1770 } });
  expect(view.line).toHaveLength(2);
  const last: Event[] = [
    { kind: "counted", scores: [0, 0, 0] },
    { kind: "won", seats: [0, 1, 2] },
  ];
  const over = last.reduce(advance, view);
  expect(over).toMatchObject({ over: true, turn: null, phase: null, line: [], name: null });
});

test("a void round ends the game and leaves the only card in the hand (LT09)", () => {
  const begun: View = {
    ...table,
    phase: "open",
    line: [],
    name: null,
    person: null,
    celebrity: null,
  };
  const events: Event[] = [
    { kind: "void", seat: 1 },
    { kind: "counted", scores: [0, 0, 0] },
    { kind: "won", seats: [0] },
  ];
  const over = events.reduce(advance, begun);
  expect(over).toMatchObject({ over: true, phase: null, hand_sizes: [0, 0, 1] });
});

test("the wrong card is marked until the line is cleared for the next round", () => {
  const events: Event[] = [
    { kind: "laid", seat: 2, card: "28", year: 1828, side: "right" },
    { kind: "refused", year: 1828 },
    { kind: "lost", seat: 2, cards: ["01", "28"] },
  ];
  const view = events.reduce(advance, table);
  expect(view.line.map((laid) => laid.wrong ?? false)).toEqual([false, true]);
  expect(view.taken[2]).toEqual(["01", "28"]);
  expect(advance(view, { kind: "drew", seat: 2 })).toMatchObject({
    line: [],
    first: 2,
    turn: 2,
    phase: "open",
    round: 10,
    moment: null,
  });
});
