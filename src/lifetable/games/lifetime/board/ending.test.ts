// The end of whole games of the real rules (trial.json), in words.
import { expect, test } from "vitest";
import type { Step } from "$ui/after/review";
import type { Ended } from "$ui/boards";
import { know, speak, t } from "$ui/words";
import type { Event, View } from "./shapes";
import { line, story } from "./story";
import { beyond, boldest, costliest, laidYears } from "./laidYears";
import trial from "./trial.json";

const games = (trial as unknown as { steps: Step<View, Event>[] }[])
  .map(({ steps }) => steps)
  .filter((steps) => steps.at(-1)!.view.over);

function end(steps: Step<View, Event>[], me = 0): Ended<View, Event> {
  const { view } = steps.at(-1)!;
  const scores: number[] = view.taken.map((cards: string[]) => cards.length);
  const winners = scores.flatMap((score, seat) => (score === Math.min(...scores) ? [seat] : []));
  const who = scores.map((_, seat) => ({
    seat,
    name: `P${seat}`,
    you: seat === me,
    bot: null,
    present: true,
  }));
  return {
    view,
    steps,
    who,
    result: {
      scores,
      winners,
      shares: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      ending: "pile-empty",
    },
  };
}

test("a year is right or costs cards, and the boldest lies nearest to an end of the life", () => {
  expect(games.length).toBeGreaterThan(1);
  for (const steps of games) {
    const years = laidYears(steps);
    for (const one of years) expect(one.cost > 0).toBe(one.year < one.born || one.year > one.died);
    for (let seat = 0; seat < steps[0]!.view.players; seat++) {
      const best = boldest(years, seat);
      for (const one of years.filter(
        (other) => best && other.seat === seat && other.guessed && !other.cost,
      )) {
        expect(Math.min(one.year - one.born, one.died - one.year)).toBeGreaterThanOrEqual(
          Math.min(best!.year - best!.born, best!.died - best!.year),
        );
      }
    }
    const worst = costliest(years, undefined)!;
    expect(worst.cost).toBe(Math.max(...years.map(({ cost }) => cost)));
    expect(beyond(worst).gap).toBeGreaterThan(0);
  }
});

test("every end is told in every language, and everybody has a line", async () => {
  await know("lifetime");
  for (const language of ["de", "fr", "en"] as const) {
    await speak(language);
    for (const steps of games) {
      const said = story(end(steps)).map(({ id, args }) => t(id, args));
      expect(said.length).toBeGreaterThan(2);
      expect(said.length).toBeLessThan(5);
      for (const text of said) expect(text).not.toMatch(/[{}]|lifetime-ui/);
    }
  }
  const steps = games[0]!;
  const count = laidYears(steps).filter(({ seat, cost }) => seat === 1 && cost).length;
  expect(line(end(steps), 1)).toEqual({ id: "lifetime-ui-slips", args: { count } });
});
