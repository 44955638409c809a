// What happened and what a move would do, in the words of the game.
import type { Args, Outcome, Sentence, Who } from "$ui/boards";
import { personal, t } from "$ui/words";
import { foresee, read, type Foresight } from "./foresee";
import { points, turned, type Tile } from "./luck";
import { HOP } from "./motion";
import type { Event, View } from "./shapes";
import { FINISH, printed, START, stops, total, worth, type Stop } from "./stops";

/** Which sort of place a stop is, as the word files select it. */
export const sort = (stop: Pick<Stop, "tile" | "value">): "start" | "finish" | "luck" | "tile" =>
  stop.tile === START
    ? "start"
    : stop.tile === FINISH
      ? "finish"
      : stop.value === 0
        ? "luck"
        : "tile";

/** A place as it looks: its sort, and what is printed on it. */
function spot(place: number, view: View): { kind: string; value: string } {
  const value = worth(place, view);
  const kind = sort({ tile: place, value });
  return { kind: kind === "tile" && value === null ? "gone" : kind, value: printed(value ?? 0) };
}

/** From where to where. */
function way(from: number, to: number, view: View): Args {
  const [here, there] = [spot(from, view), spot(to, view)];
  return { from: here.kind, value: here.value, to: there.kind, goal: there.value };
}

/** "a, b and c" in the language spoken. */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("thats-life-and", { some: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

const named = (seat: number, who: Who[]): string =>
  who[seat]?.you ? t("yourself") : (who[seat]?.name ?? "");

function winners(seats: number[], who: Who[]): Args {
  const others = seats.filter((seat) => !who[seat]?.you).map((seat) => who[seat]?.name ?? "");
  return {
    you: others.length < seats.length ? "yes" : "no",
    names: listed(others),
    count: seats.length,
  };
}

/** A sentence for an event, null for what the board shows well enough. */
export function tell(
  event: Event,
  view: View,
  who: Who[],
): (Sentence & { seat: number | null }) | null {
  const seat = "seat" in event ? event.seat : null;
  const args: Args = seat === null ? {} : personal(seat, who);
  const said = (id: string, more: Args = {}) => ({
    id: `thats-life-${id}`,
    args: { ...args, ...more },
    seat,
  });
  switch (event.kind) {
    case "rolled":
      return said("told-rolled", { die: `${event.die}` });
    case "moved": {
      const back = event.steps < 0 ? "yes" : "no";
      return said("ui-told-moved", {
        piece: event.piece,
        back,
        ...way(event.from, event.to, view),
      });
    }
    case "taken":
      return said("ui-told-taken", spot(event.tile, view));
    case "left":
    case "recycled":
      return said(`ui-told-${event.kind}`, { ...spot(event.tile, view), guards: event.guards });
    case "straggler":
      return event.value === null
        ? said("told-straggler-free")
        : said("told-straggler", { value: printed(event.value) });
    case "ended":
      return said(`ending-${event.ending}`);
    case "scored": {
      const best = event.scores
        .map((points, at) => ({ points, at }))
        .sort((a, b) => b.points - a.points);
      return said("told-scored", {
        list: best.map(({ points, at }) => `${named(at, who)} ${total(points)}`).join(", "),
      });
    }
    case "won":
      return said("told-won", winners(event.seats, who));
    case "began":
    case "stayed":
    case "home":
    case "finished":
      return said(`told-${event.kind}`);
  }
}

/** How long an event wants to be seen, in milliseconds. */
export function pause(event: Event, view: View): number {
  switch (event.kind) {
    case "began":
      return 500;
    case "rolled":
      return 840;
    case "moved":
      return HOP * Math.max(1, Math.abs(event.steps)) + 220;
    case "stayed":
      return 600;
    case "taken":
      return 620;
    case "straggler":
      return event.tile === null ? 1200 : 900;
    case "left":
      return 180;
    case "recycled":
      return 460;
    case "ended":
      return 1400;
    case "scored":
      return 900;
    case "home":
      return event.seat === view.turn ? 120 : 0;
    case "finished":
    case "won":
      return 200;
  }
}

/** The sound of an event. */
export function sound(event: Event): string | null {
  const sounds: Partial<Record<Event["kind"], string>> = {
    rolled: "die",
    moved: "hop",
    taken: "tile",
    straggler: "tile",
    left: "tile",
    recycled: "tile",
    won: "win",
  };
  return sounds[event.kind] ?? null;
}

/** A move in words; of one from long ago it may not be known where it went. */
export function say(move: string, view: View, outcome: Outcome<Event> | null): Sentence {
  const { piece, place } = read(move);
  if (!piece) return { id: "thats-life-move-stay", args: {} };
  const seen = foresee(move, view, outcome);
  if (!seen) {
    const from = stops(view).find(({ tile }) => tile === place);
    const value = printed(from?.value ?? 0);
    return { id: "thats-life-ui-piece", args: { piece, from: from ? sort(from) : "tile", value } };
  }
  return {
    id: "thats-life-ui-move",
    args: {
      piece,
      back: seen.move.back ? "yes" : "no",
      ...way(seen.from.tile, seen.to.tile, view),
      takes: seen.takes ? "yes" : "no",
    },
  };
}

/** How many points a taken tile really brings, luck counted. */
export function gain(view: View, seat: number, tile: Tile): number {
  const now: Tile[] = view.taken[seat] ?? [];
  return points([...now, tile]) - points(now);
}

/** Where a move goes, in a few words. */
export function headline(seen: Foresight | null): string {
  if (!seen) return t("thats-life-ui-stays-put");
  const to = { to: sort(seen.to), value: printed(seen.to.value ?? 0) };
  return seen.move.back
    ? t("thats-life-ui-goes-back", to)
    : t("thats-life-ui-goes", { ...to, steps: seen.steps.length });
}

function leaving(seen: Foresight, view: View, who: Who[]): string[] {
  const here = { kind: sort(seen.from), value: printed(seen.from.value ?? 0) };
  if (seen.move.piece === "guard") {
    const [lone, ...others] = seen.from.pawns;
    if (lone === undefined || others.length > 0 || seen.from.guards > 1 || here.kind === "start")
      return [t("thats-life-ui-guard-goes")];
    return [
      t("thats-life-ui-guard-goes"),
      t("thats-life-ui-guard-frees", { ...personal(lone, who), ...here }),
    ];
  }
  if (!seen.takes) return [t("thats-life-ui-leaves-company", here)];
  const brings = view.turn === null ? seen.takes.value : gain(view, view.turn, seen.takes);
  const lines = [t("thats-life-ui-takes", here)];
  if (brings !== seen.takes.value)
    lines.push(t("thats-life-ui-worth", { points: brings > 0 ? `+${brings}` : total(brings) }));
  return lines;
}

/** What a move brings about, in whole sentences. */
export function consequence(seen: Foresight | null, view: View, who: Who[]): string {
  if (!seen) return t("thats-life-ui-stay-line");
  const lines = leaving(seen, view, who);
  if (seen.leaves.length)
    lines.push(
      t("thats-life-ui-passed", {
        count: seen.leaves.length,
        recycle: view.options.recycle ? "yes" : "no",
      }),
    );
  if (seen.finished && !seen.ends) lines.push(t("thats-life-ui-all-home"));
  if (seen.ends) lines.push(t("thats-life-ui-ends"));
  for (const one of seen.last)
    lines.push(
      t("thats-life-ui-told-taken", {
        ...personal(one.seat, who),
        kind: one.value === 0 ? "luck" : "tile",
        value: printed(one.value),
      }),
    );
  return lines.join(" ");
}

/** What luck does for a towel: what it turns, and how much of it still waits. */
export function luckLine(tiles: Tile[]): string {
  const flips = turned(tiles);
  const spare = tiles.filter((one) => one.value === 0).length - flips.length;
  const parts = [];
  if (flips.length) {
    const list = listed(flips.map((one) => printed(one.value)));
    const plus = listed(flips.map((one) => printed(-one.value)));
    parts.push(t("thats-life-ui-turns", { count: flips.length, list, plus }));
  }
  if (spare) parts.push(t("thats-life-ui-spare", { count: spare }));
  return parts.join(" ");
}

/** Who stands on a stop, for those who do not see it. */
export function described(stop: Stop, who: Who[]): string {
  const pawns = [...new Set(stop.pawns)].map((seat) =>
    t("thats-life-ui-pawns", {
      ...personal(seat, who),
      count: stop.pawns.filter((one) => one === seat).length,
    }),
  );
  const all = stop.guards ? [...pawns, t("thats-life-ui-guards", { count: stop.guards })] : pawns;
  return t("thats-life-ui-tile", {
    kind: sort(stop),
    value: printed(stop.value ?? 0),
    there: all.length ? "some" : "none",
    list: listed(all),
  });
}
