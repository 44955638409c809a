// The result told: a headline, then what decided it.
import type { Data, Sentence, Who } from "$ui/boards";
import { personal, t } from "$ui/words";
import { turned, type Tile } from "./luck";
import { printed, total } from "./stops";
import { listed } from "./telling";

const said = (id: string, args: Data): Sentence => ({ id, args });

function headline(result: Data, who: Who[]): Sentence {
  const others = result.winners.filter((seat: number) => !who[seat]?.you).map((seat: number) => who[seat]?.name ?? "");
  const you = others.length < result.winners.length ? "yes" : "no";
  return said("thats-life-ui-story-won", { you, count: result.winners.length, names: listed(others), points: total(result.scores[result.winners[0]]) });
}

function luck(view: Data, seat: number, who: Who[]): Sentence | null {
  const flips = turned(view.taken[seat]);
  if (!flips.length) return null;
  const list = listed(flips.map((one) => printed(one.value)));
  return said("thats-life-ui-story-luck", { ...personal(seat, who), list, plus: listed(flips.map((one) => printed(-one.value))) });
}

function paid(view: Data, who: Who[]): Sentence | null {
  const last = view.straggler;
  return last ? said("thats-life-ui-story-paid", { ...personal(last.seat, who), value: printed(last.value) }) : null;
}

/** The second place: so near, or so far. */
function margin(result: Data, who: Who[]): Sentence | null {
  if (result.winners.length > 1) return null;
  const [best, next] = result.scores.map((_: number, seat: number) => seat).sort((a: number, b: number) => result.scores[b] - result.scores[a]);
  const gap = result.scores[best] - result.scores[next];
  if (gap <= 4) return said("thats-life-ui-story-close", { ...personal(next, who), gap });
  const second = who[next]?.you ? t("thats-life-ui-story-you") : (who[next]?.name ?? "");
  return said("thats-life-ui-story-clear", { ...personal(best, who), gap, next: second });
}

/** The heaviest tile that no luck turned. */
function heavy(view: Data, who: Who[]): Sentence | null {
  const all: { seat: number; value: number }[] = view.taken.flatMap((tiles: Tile[], seat: number) => {
    const saved = turned(tiles);
    return tiles.filter((one) => one.value <= -8 && !saved.includes(one)).map(({ value }) => ({ seat, value }));
  });
  const worst = all.sort((a, b) => a.value - b.value)[0];
  return worst ? said("thats-life-ui-story-heavy", { ...personal(worst.seat, who), value: printed(worst.value) }) : null;
}

/** A headline and one or two sentences. */
export function story(view: Data, result: Data, who: Who[]): Sentence[] {
  const more = [paid(view, who), luck(view, result.winners[0], who), margin(result, who), heavy(view, who)];
  return [headline(result, who), ...more.filter((one) => one !== null).slice(0, 2)];
}
