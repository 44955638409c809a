import type { Args, Sentence, Who } from "$ui/boards";
import { personal, spoken as language, t } from "$ui/words";
import type { Scene } from "./advance";
import { type Bunch, VALUE } from "./animals";
import { due, settled, whyNobody } from "./scene";
import { animalName, spoken } from "./narration";
import { type Trade, herds, lone } from "./trade";

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const say = (id: string, args: Args = {}): Sentence => ({ id, args });

/** Names in a row, as the language joins them. */
export const joined = (names: string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** What the one button says: the exact move, or what is missing. */
export function button(trade: Trade): Sentence {
  switch (trade.standing) {
    case "nothing":
      return say("life-is-life-ui-go-start");
    case "cards":
      return say("life-is-life-ui-go-more", { count: trade.missing });
    case "back":
    case "many":
      return say("life-is-life-ui-go-back", { count: trade.missing });
    case "same":
      return say("life-is-life-ui-go-same");
    case "ready":
      return trade.sudden.length
        ? say("life-is-life-ui-go-sudden")
        : say("life-is-life-ui-go-trade", { count: trade.row ?? 0 });
  }
}

/** The sentence under “Your turn”. */
export function advice(trade: Trade, rows: Bunch[]): Sentence {
  switch (trade.standing) {
    case "nothing":
      return say("life-is-life-ui-pick");
    case "many":
      return say("life-is-life-ui-why-many");
    case "same":
      return say("life-is-life-ui-why-same");
    case "back":
      return say("life-is-life-ui-why-back", { row: trade.row ?? 0, count: trade.missing });
    default:
      return say("life-is-life-ui-giving", {
        laid: upper(spoken(trade.laid)) || "…",
        row: trade.row ?? 0,
        took: spoken(rows[(trade.row ?? 0) - 1] ?? {}),
      });
  }
}

/** What one would hold after the trade, in a few words. */
export function outcome(trade: Trade, two: boolean): Sentence | null {
  if (!trade.after) return null;
  const [first] = trade.sudden;
  if (first) return say("life-is-life-ui-after-sudden", { animal: first, count: VALUE[first] });
  const alone = lone(trade.after);
  if (two)
    return alone.length
      ? say("life-is-life-ui-after-lone", { list: joined(alone.map(animalName)) })
      : say("life-is-life-ui-after-paired");
  const largest = herds(trade.after);
  if (!largest.length) return say("life-is-life-ui-after-scattered");
  return say("life-is-life-ui-after", {
    list: joined(largest.map(({ animal, count }) => t("life-is-life-ui-herd", { animal, count }))),
  });
}

/** Told beside the head count: who gets the points, or why nobody does. */
export function verdictOf(scene: Scene, who: Who[]): { title: Sentence; text: Sentence } {
  const event = scene.counted.at(-1);
  if (!event) return { title: say("life-is-life-ui-open"), text: say("life-is-life-ui-open-text") };
  if (event.seat !== null) {
    const args = {
      ...personal(event.seat, who),
      value: event.value,
      animal: event.animal,
      count: event.counts[event.seat] ?? 0,
    };
    return {
      title: say("life-is-life-ui-scores", args),
      text: say("life-is-life-ui-scores-text", args),
    };
  }
  switch (whyNobody(event)) {
    case "none":
      return {
        title: say("life-is-life-ui-nobody"),
        text: say("life-is-life-ui-none-text", { animal: event.animal, count: 2 }),
      };
    case "lone":
      return { title: say("life-is-life-ui-nobody"), text: say("life-is-life-ui-lone-text") };
    default:
      return { title: say("life-is-life-ui-nobody"), text: say("life-is-life-ui-level-text") };
  }
}

/** The headline of the end of a round: what happened to people, not numbers. */
export function headline(scene: Scene, pro: boolean, seat: number | null, who: Who[]): Sentence[] {
  if (!scene.fates.length && !settled(scene, pro))
    return [scene.sudden ? say("life-is-life-ui-sudden") : say("life-is-life-ui-verdict")];
  const gone = scene.out.filter((other) => other !== seat).map((other) => who[other]?.name ?? "");
  const lines = gone.length
    ? [say("life-is-life-ui-verdict-out", { count: gone.length, names: joined(gone) })]
    : [];
  const inIt = seat !== null && (scene.lives[seat] ?? 0) > 0;
  if (inIt) lines.push(mine(scene, pro, seat));
  else if (!lines.length) lines.push(dry(scene, pro, who));
  return lines;
}

function mine(scene: Scene, pro: boolean, seat: number): Sentence {
  const told = scene.fates.find((fate) => fate.seat === seat);
  if (scene.out.includes(seat) || told?.lives === 0) return say("life-is-life-ui-verdict-me-out");
  if (due(scene, pro).every((change) => change === 0)) return say("life-is-life-ui-verdict-level");
  const lost = -(told?.change ?? due(scene, pro)[seat] ?? 0);
  return lost < 0
    ? say("life-is-life-ui-verdict-me-gain")
    : say("life-is-life-ui-verdict-me", { lost });
}

function dry(scene: Scene, pro: boolean, who: Who[]): Sentence {
  const changes = due(scene, pro);
  const best = changes.flatMap((change, seat) =>
    change >= 0 && scene.lives[seat]! > 0 ? [who[seat]?.name ?? ""] : [],
  );
  if (changes.every((change) => change === 0)) return say("life-is-life-ui-verdict-level");
  return say("life-is-life-ui-verdict-dry", { count: best.length, names: joined(best) });
}

/** One sentence under the headline: why it came so. */
export function because(scene: Scene, pro: boolean, who: Who[]): Sentence {
  if (scene.sudden) {
    const animals = spoken(
      Object.fromEntries(scene.sudden.animals.map((animal) => [animal, VALUE[animal]])),
    );
    return say("life-is-life-told-sudden-death", { ...personal(scene.sudden.seat, who), animals });
  }
  return due(scene, pro).every((change) => change === 0)
    ? say("life-is-life-ui-level-all")
    : say("life-is-life-ui-lost-rule");
}
