// The end of whole games of the real rules (trial.json), in words.
import { beforeAll, expect, test } from "vitest";
import type { Step } from "$ui/after/review";
import type { Args, Ended } from "$ui/boards";
import { know, speak, t } from "$ui/words";
import { advance } from "./advance";
import type { Event, View } from "./shapes";
import { line, story } from "./story";
import trial from "./trial.json";

/** A game run by its events alone. */
function end(
  { start, plies }: { start: View; plies: { events: Event[] }[] },
  me: number,
): Ended<View, Event> {
  const steps: Step<View, Event>[] = [
    { ply: 0, seat: null, move: null, view: start, events: [], at: null },
  ];
  for (const { events } of plies)
    steps.push({
      ply: steps.length,
      seat: 0,
      move: "",
      view: events.reduce(advance, steps.at(-1)!.view),
      events,
      at: null,
    });
  const { view } = steps.at(-1)!;
  const scores: number[] = view.scores;
  const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
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
      ending: "standard",
    },
  };
}
const games = trial as unknown as Parameters<typeof end>[0][];
const said = ({ id, args }: { id: string; args: Args }) => t(id, args);

beforeAll(() => know("thats-life"));

test("every end is told in every language, from every seat", async () => {
  for (const language of ["de", "fr", "en"] as const) {
    await speak(language);
    for (const game of games) {
      for (let me = 0; me < game.start.players; me++) {
        const told = story(end(game, me)).map(said);
        expect(told.length).toBeGreaterThan(1);
        expect(told.length).toBeLessThan(5);
        for (const text of [...told, said(line(end(game, me), me))])
          expect(text).not.toMatch(/[{}]|thats-life-ui/);
      }
    }
  }
});

test("a line names the last pawn's price, then the luck, then who was home first, then the tiles", () => {
  const tiles = (...values: number[]) => values.map((value, tile) => ({ tile, value }));
  const ended = end(games[0]!, 0);
  const view: View = {
    ...ended.view,
    taken: [tiles(-3), tiles(0, 0, -8), tiles(-1, 4), tiles(2, -5, -6), tiles(0)],
    straggler: { seat: 0, tile: 31, value: -9 },
  };
  const steps: Step<View, Event>[] = [
    { ...ended.steps[0]!, events: [{ kind: "finished", seat: 2 }] },
  ];
  const changed = { ...ended, view, steps };
  expect([0, 1, 2, 3, 4].map((seat) => said(line(changed, seat)))).toEqual([
    "last on the path: −9",
    "clovers: 2, used: 1",
    "first one home",
    "plus tiles: 1, minus tiles: 2",
    "one clover to spare",
  ]);
});
