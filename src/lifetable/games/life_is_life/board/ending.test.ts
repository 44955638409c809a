// The end of a whole game of the real rules (game.test.json), in words.
import { expect, test } from "vitest";
import type { Step } from "$ui/after/review";
import type { Ended } from "$ui/boards";
import { know, speak, t } from "$ui/words";
import game from "./game.test.json";
import { rounds } from "./rounds";
import type { Event, View } from "./shapes";
import { line, story } from "./story";

const steps = game as unknown as Step<View, Event>[];
const view = steps.at(-1)!.view;
const ended: Ended<View, Event> = {
  view,
  result: { scores: view.lives, winners: [1], shares: [0, 1, 0], ending: "last-one-in" },
  who: ["Mia", "Tim", "Sarah"].map((name, seat) => ({
    seat,
    name,
    you: seat === 0,
    bot: null,
    present: true,
  })),
  steps,
};

test("the rounds add up: what is lost leads from five rings to the end", () => {
  const all = rounds(steps);
  expect(all.map(({ round }) => round)).toEqual(all.map((_, at) => at + 1));
  expect(all.at(-1)!.lives).toEqual(view.lives);
  for (const seat of [0, 1, 2])
    expect(all.reduce((left, { change }) => left + change[seat]!, 5)).toBe(view.lives[seat]);
  expect(all.flatMap(({ out }) => out).sort()).toEqual([0, 2]);
});

test("it is told in two or three sentences, and everybody has a line", async () => {
  await speak("en");
  await know("life-is-life");
  const told = story(ended).map(({ id, args }) => t(id, args));
  expect(told[0]).toBe("Tim wins.");
  expect(told.length).toBeGreaterThan(2);
  expect(told.length).toBeLessThan(5);
  const last = rounds(steps).find(({ out }) => out.includes(0))!.round;
  const lines = [0, 1].map((seat) => line(ended, seat)).map(({ id, args }) => t(id, args));
  expect(lines).toEqual([`out in round ${last}`, "the last one afloat"]);
  expect(line({ ...ended, steps: [] }, 0).id).toBe("life-is-life-is-out");
});
