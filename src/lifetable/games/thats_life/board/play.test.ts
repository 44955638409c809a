// Whole games of the real rules (trial.json): what the board foresees and tells must be what happened.
import { describe, expect, it } from "vitest";
import { advance } from "./advance";
import { foresee } from "./foresee";
import { follow, gather } from "./pieces";
import type { Event, EventOf, View } from "./shapes";
import { stops } from "./stops";
import trial from "./trial.json";

const games = trial as unknown as {
  start: View;
  plies: { move: string; events: Event[] }[];
  checks: { ply: number; view: View }[];
}[];
/** What the rules tell before the move is made: all up to the roll. */
const certain = (events: Event[]) => {
  const chance = events.findIndex(({ kind }) => kind === "rolled");
  return chance < 0 ? events : events.slice(0, chance);
};
const of = <Kind extends Event["kind"]>(events: Event[], ...kinds: Kind[]) =>
  events.filter((event): event is EventOf<Kind> => (kinds as string[]).includes(event.kind));

describe.each(games.map((game, number) => ({ ...game, number })))(
  "game $number",
  ({ start, plies, checks }) => {
    it("advances event by event to the views of the rules", () => {
      let view = start;
      plies.forEach(({ events }, number) => {
        view = events.reduce(advance, view);
        const check = checks.find((one) => one.ply === number + 1);
        if (check) expect(view).toEqual(check.view);
      });
      expect(view.over).toBe(true);
    });

    it("foresees what every move brings about", () => {
      let view = start;
      for (const { move, events } of plies) {
        const seen = foresee(move, view, certain(events));
        const [moved] = of(events, "moved");
        expect(seen === null).toBe(moved === undefined);
        if (seen && moved) {
          expect(seen.to.tile).toBe(moved.to);
          expect(seen.steps.at(-1)).toBe(moved.to);
          const until = events.findIndex((event) => event.kind === "ended");
          const first = until < 0 ? events : events.slice(0, until);
          expect(seen.takes?.tile).toBe(of(first, "taken")[0]?.tile);
          expect(seen.leaves).toEqual(of(first, "left", "recycled").map((event) => event.tile));
          expect(seen.home).toBe(of(events, "home").length === 1);
          expect(seen.finished).toBe(of(events, "finished").length === 1);
          expect(seen.ends).toBe(until >= 0);
          const last =
            until < 0
              ? []
              : of(events.slice(until), "taken", "straggler").filter((event) => event.tile);
          expect(seen.last).toEqual(last.map(({ seat, tile, value }) => ({ seat, tile, value })));
        }
        view = events.reduce(advance, view);
      }
    });

    it("follows each piece through the whole game", () => {
      let view = start;
      let pieces = follow([], view);
      for (const { events } of plies) {
        for (const event of events) {
          const before = pieces;
          view = advance(view, event);
          pieces = follow(before, view);
          const gone = before.filter((old) => !pieces.some((piece) => piece.id === old.id));
          const changed = pieces.filter(
            (piece) => before.find((old) => old.id === piece.id)?.place !== piece.place,
          );
          expect(changed.length).toBe(event.kind === "moved" && event.from !== event.to ? 1 : 0);
          if (!["left", "recycled", "taken", "straggler"].includes(event.kind))
            expect(gone).toEqual([]);
        }
        expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length);
        const { standing, more } = gather(pieces, () => false);
        for (const stop of stops(view)) {
          const spots = new Set(
            standing.filter((one) => one.place === stop.tile).map((one) => `${one.x} ${one.y}`),
          );
          const here = stop.pawns.length + stop.guards;
          if (more.has(stop.tile)) {
            expect(more.get(stop.tile)).toBe(here);
            expect(spots.size).toBeLessThan(here);
          } else expect(spots.size).toBe(here);
        }
      }
    });
  },
);

it("sets a pawn and a guard that may both go side by side in front, however many stand there", () => {
  for (let pawns = 1; pawns <= 4; pawns++)
    for (let guards = 1; guards <= 3; guards++)
      for (let others = 0; others <= 4; others++) {
        const owners = [
          ...Array<number>(pawns).fill(0),
          ...Array<null>(guards).fill(null),
          ...Array.from({ length: others }, (_, one) => 1 + (one % 3)),
        ];
        const pieces = owners.map((owner, number) => ({
          id: `${owner ?? "g"}-${number}`,
          owner,
          place: 7,
        }));
        const { standing } = gather(pieces, (piece) => piece.owner === 0 || piece.owner === null);
        const front = (owner: number | null) =>
          standing.filter((one) => one.owner === owner).sort((a, b) => b.depth - a.depth)[0]!;
        expect(front(0).y).toBe(front(null).y);
        expect(Math.abs(front(null).x - front(0).x)).toBeGreaterThan(0.2);
      }
});
