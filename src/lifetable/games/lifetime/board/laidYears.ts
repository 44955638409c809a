// The years of a finished game, each with what became of it.
import type { Step } from "$ui/after/review";
import type { Event, EventOf, View } from "./shapes";

export interface LaidYear {
  seat: number;
  card: string;
  year: number;
  /** The person's names, by language. */
  names: Record<string, string>;
  born: number;
  died: number;
  /** Was it said without knowing the dates? */
  guessed: boolean;
  /** How many cards it cost; 0: the year was right. */
  cost: number;
}

/** Every year that was laid for a person, in order. */
export function laidYears(steps: Step<View, Event>[]): LaidYear[] {
  const all: LaidYear[] = [];
  let round: (EventOf<"laid"> & { year: number })[] = [];
  let cost = 0;
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind === "named") [round, cost] = [[], 0];
    else if (event.kind === "laid" && event.year !== null)
      round.push({ ...event, year: event.year });
    else if (event.kind === "lost") cost = event.cards.length;
    else if (event.kind === "revealed") {
      const { name: names, born, died } = event;
      for (const { seat, card, year, side } of round) {
        const slipped = year < born || year > died;
        all.push({
          seat,
          card,
          year,
          names,
          born,
          died,
          guessed: side !== "open",
          cost: slipped ? cost : 0,
        });
      }
    }
  }
  return all;
}

/** How many years beyond the life a wrong year lies, and on which side. */
export const beyond = ({ year, born, died }: LaidYear): { gap: number; side: "early" | "late" } =>
  year < born ? { gap: born - year, side: "early" } : { gap: year - died, side: "late" };

/** The boldest right guess of a seat: the one nearest to a birth or a death. */
export function boldest(years: LaidYear[], seat: number): LaidYear | null {
  const edge = ({ year, born, died }: LaidYear) => Math.min(year - born, died - year);
  return (
    years
      .filter((one) => one.seat === seat && one.guessed && !one.cost)
      .sort((a, b) => edge(a) - edge(b))[0] ?? null
  );
}

/** The slip that cost most: one's own, if there is one. */
export function costliest(years: LaidYear[], seat: number | undefined): LaidYear | null {
  const slips = years.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost);
  return slips.find((one) => one.seat === seat) ?? slips[0] ?? null;
}
