// The result told: who took the fewest cards, who was near, and the slip that cost most.
import { lead } from "$ui/after/lead";
import type { Ended, Sentence } from "$ui/boards";
import { personal, spoken } from "$ui/words";
import { winners } from "./narration";
import { beyond, costliest, laidYears } from "./laidYears";
import type { Event, View } from "./shapes";
import { inLanguage } from "./years";

/** How often a seat slipped. */
export function line({ result, steps }: Ended<View, Event>, seat: number): Sentence {
  if (!steps.length) return { id: "lifetime-ui-taken", args: { count: result.scores[seat] ?? 0 } };
  return {
    id: "lifetime-ui-slips",
    args: { count: laidYears(steps).filter((one) => one.seat === seat && one.cost).length },
  };
}

/** Who had the fewest cards before, or who was next. */
function race({ result, who, steps }: Ended<View, Event>): Sentence | null {
  const won: number[] = result.winners;
  const scores: number[] = result.scores;
  const best = scores[won[0] ?? 0] ?? 0;
  if (won.length === 1 && steps.length) {
    const { ply, before } = lead(steps, won[0] ?? 0, (view) =>
      view.taken.map((cards: string[]) => -cards.length),
    );
    if (before !== null)
      return {
        id: "lifetime-ui-story-led",
        args: { ...personal(before, who), round: steps[ply - 1]!.view.round },
      };
  }
  const me = who.find((one) => one.you)?.seat;
  if (me !== undefined && !won.includes(me))
    return { id: "lifetime-ui-story-behind", args: { count: (scores[me] ?? 0) - best } };
  const [next] = who
    .map((one) => one.seat)
    .filter((seat) => !won.includes(seat))
    .sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  return next === undefined
    ? null
    : {
        id: "lifetime-ui-story-next",
        args: { name: who[next]?.name ?? "", count: (scores[next] ?? 0) - best },
      };
}

function slip({ who, steps }: Ended<View, Event>): Sentence | null {
  const worst = costliest(laidYears(steps), who.find((one) => one.you)?.seat);
  if (!worst) return null;
  return {
    id: "lifetime-ui-story-slip",
    args: {
      ...personal(worst.seat, who),
      year: String(worst.year),
      person: inLanguage(worst.names, spoken()),
      ...beyond(worst),
    },
  };
}

export function story(ended: Ended<View, Event>): Sentence[] {
  const { result, who } = ended;
  const won: number[] = result.winners;
  const count = result.scores[won[0] ?? 0] ?? 0;
  const fewest =
    won.length > 1
      ? { id: "lifetime-ui-story-shared", args: { count } }
      : { id: "lifetime-ui-story-fewest", args: { ...personal(won[0] ?? 0, who), count } };
  const ending = result.ending === "void" ? { id: "lifetime-ending-void", args: {} } : null;
  return [
    { id: "lifetime-ui-story-won", args: winners(won, who) },
    fewest,
    race(ended),
    slip(ended),
    ending,
  ].filter((one) => one !== null);
}
