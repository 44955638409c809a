// The result told: who wins, who had the most rings, how the last round ended.
import { lead } from "$ui/after/lead";
import type { Ended, Sentence } from "$ui/boards";
import { personal, spoken, t } from "$ui/words";
import { rounds } from "./rounds";
import type { Event, View } from "./shapes";

const listed = (names: string[]): string => new Intl.ListFormat(spoken()).format(names);

/** How far a seat came. */
export function line({ result, steps }: Ended<View, Event>, seat: number): Sentence {
  if (result.winners.includes(seat)) return { id: "life-is-life-ui-afloat", args: {} };
  const out = rounds(steps).find((round) => round.out.includes(seat));
  return out
    ? { id: "life-is-life-ui-out-in", args: { round: out.round } }
    : { id: "life-is-life-is-out", args: {} };
}

/** Who had the most rings, and until when. */
function leading({ result, who, steps }: Ended<View, Event>): Sentence[] {
  const [winner = 0] = result.winners;
  if (!steps.length) return [];
  const { ply, before } = lead(steps, winner, (view) => view.lives);
  if (before === null) return [{ id: "life-is-life-ui-story-ahead", args: personal(winner, who) }];
  return [
    {
      id: "life-is-life-ui-story-led",
      args: { ...personal(before, who), round: steps[ply - 1]!.view.round },
    },
  ];
}

/** How the last round came to its end. */
function last({ result, who, steps }: Ended<View, Event>): Sentence[] {
  const { sudden, knocked, out } = rounds(steps).at(-1) ?? { sudden: null, knocked: null, out: [] };
  if (sudden) {
    const herd = listed(
      sudden.animals.map((animal) => t("life-is-life-ui-animals", { animal, count: 9 })),
    );
    return [{ id: "life-is-life-ui-story-sudden", args: { ...personal(sudden.seat, who), herd } }];
  }
  if (knocked === null) return [];
  if (!result.winners.includes(knocked))
    return [{ id: "life-is-life-ui-story-sank", args: personal(knocked, who) }];
  const others = out.map((seat) =>
    who[seat]?.you ? t("life-is-life-ui-story-you") : (who[seat]?.name ?? ""),
  );
  return [
    {
      id: "life-is-life-ui-story-knocked",
      args: { ...personal(knocked, who), others: listed(others) },
    },
  ];
}

export function story(ended: Ended<View, Event>): Sentence[] {
  const { view, result, who } = ended;
  const [winner = 0] = result.winners;
  const person = personal(winner, who);
  const how = {
    id: "life-is-life-ui-won-how",
    args: { ...person, lives: result.scores[winner] ?? 0, rounds: view.round },
  };
  return [{ id: "life-is-life-ui-won", args: person }, ...leading(ended), ...last(ended), how];
}
