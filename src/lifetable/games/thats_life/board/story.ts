// The result told: a headline, then what decided it.
import type { Result } from "$ui/api/message";
import { lead } from "$ui/after/lead";
import type { Args, Ended, Sentence, Who } from "$ui/boards";
import { personal, t } from "$ui/words";
import { turned } from "./luck";
import type { Event, View } from "./shapes";
import { printed, total } from "./stops";
import { listed } from "./narration";

const said = (id: string, args: Args): Sentence => ({ id, args });

function headline(result: Result, who: Who[]): Sentence {
  const others = result.winners
    .filter((seat) => !who[seat]?.you)
    .map((seat) => who[seat]?.name ?? "");
  const you = others.length < result.winners.length ? "yes" : "no";
  return said("thats-life-ui-story-won", {
    you,
    count: result.winners.length,
    names: listed(others),
    points: total(result.scores[result.winners[0] ?? 0] ?? 0),
  });
}

function luck(view: View, seat: number, who: Who[]): Sentence | null {
  const flips = turned(view.taken[seat] ?? []);
  if (!flips.length) return null;
  const list = listed(flips.map((one) => printed(one.value)));
  return said("thats-life-ui-story-luck", {
    ...personal(seat, who),
    list,
    plus: listed(flips.map((one) => printed(-one.value))),
  });
}

function paid(view: View, who: Who[]): Sentence | null {
  const last = view.straggler;
  return last
    ? said("thats-life-ui-story-paid", { ...personal(last.seat, who), value: printed(last.value) })
    : null;
}

/** The second place: so near, or so far. */
function margin(result: Result, who: Who[]): Sentence | null {
  if (result.winners.length > 1) return null;
  const [best, next] = result.scores
    .map((points, seat) => ({ points, seat }))
    .sort((a, b) => b.points - a.points);
  if (!best || !next) return null;
  const gap = best.points - next.points;
  if (gap <= 4) return said("thats-life-ui-story-close", { ...personal(next.seat, who), gap });
  const second = who[next.seat];
  return said("thats-life-ui-story-clear", {
    ...personal(best.seat, who),
    gap,
    next: second?.you ? t("thats-life-ui-story-you") : (second?.name ?? ""),
  });
}

/** The heaviest tile that no luck turned. */
function heavy(view: View, who: Who[]): Sentence | null {
  const all = view.taken.flatMap((tiles, seat) => {
    const saved = turned(tiles);
    return tiles
      .filter((one) => one.value <= -8 && !saved.includes(one))
      .map(({ value }) => ({ seat, value }));
  });
  const worst = all.sort((a, b) => a.value - b.value)[0];
  return worst
    ? said("thats-life-ui-story-heavy", {
        ...personal(worst.seat, who),
        value: printed(worst.value),
      })
    : null;
}

/** Who was in front, and until when. */
function leading({ result, who, steps }: Ended<View, Event>): Sentence | null {
  if (result.winners.length > 1 || !steps.length) return null;
  const [winner = 0] = result.winners;
  const { ply, before } = lead(steps, winner, (view) => view.scores);
  if (before === null) return said("thats-life-ui-story-ahead", personal(winner, who));
  const leader = personal(before, who);
  return said("thats-life-ui-story-led", {
    ...personal(winner, who),
    leading: leader.you,
    leader: leader.name,
    turn: ply,
  });
}

/** A headline, who led, what luck did, how it ended. */
export function story(ended: Ended<View, Event>): Sentence[] {
  const { view, result, who } = ended;
  const more = [
    leading(ended),
    luck(view, result.winners[0] ?? 0, who),
    margin(result, who) ?? paid(view, who),
    heavy(view, who),
  ];
  return [headline(result, who), ...more.filter((one) => one !== null).slice(0, 3)];
}

/** What a seat's tiles were like: the last pawn's price, the luck, the first to come home, or just plus and minus. */
export function line({ view, steps }: Ended<View, Event>, seat: number): Sentence {
  const tiles = view.taken[seat] ?? [];
  const clovers = tiles.filter(({ value }) => value === 0).length;
  const used = turned(tiles).length;
  const home = steps.flatMap(({ events }) => events).find((event) => event.kind === "finished");
  if (view.straggler?.seat === seat)
    return { id: "thats-life-ui-line-paid", args: { value: printed(view.straggler.value) } };
  if (clovers)
    return {
      id: "thats-life-ui-line-luck",
      args: { clovers, used, use: used === clovers ? "all" : used ? "some" : "none" },
    };
  if (home?.seat === seat) return { id: "thats-life-ui-line-first", args: {} };
  const gains = tiles.filter(({ value }) => value > 0).length;
  return { id: "thats-life-ui-line-tiles", args: { gains, losses: tiles.length - gains } };
}
