// What somebody chose on the home page, remembered on this device.
import type { GameOption } from "$ui/api/message";
import type { OptionValue } from "$ui/boards";

export const WAYS = ["bots", "friends", "device"] as const;
/** With bots at once, with friends by a link, or several people around one device. */
export type Way = (typeof WAYS)[number];

export interface Wishes {
  /** The cabin last chosen. */
  game: string | null;
  way: Way;
  /** How well the bots play. */
  level: string;
  /** How many sit at the table, by game. */
  players: Record<string, number>;
  /** What else was chosen for games with bots, by game. */
  more: Record<string, More>;
}

/** More options of a game with bots: what is not there is as usual. */
export interface More {
  /** Options of the game. */
  options?: Record<string, OptionValue>;
  /** The levels of the bots from the first on, where they differ. */
  levels?: string[];
  hints?: boolean;
  memory?: boolean;
}

/** What we need to know of a game to seat people at it. */
export interface Sizes {
  name: string;
  least_players: number;
  most_players: number;
  default_players: number;
}

export const FIRST_WISHES: Wishes = {
  game: null,
  way: "bots",
  level: "medium",
  players: {},
  more: {},
};
const KEPT = "lifetable-wishes";

/** What was remembered, as far as it still makes sense. */
export function readWishes(text: string | null): Wishes {
  let kept: Partial<Wishes> | null = null;
  try {
    kept = JSON.parse(text ?? "null") as Partial<Wishes> | null;
  } catch {
    // Somebody else's writing: begin afresh.
  }
  if (!kept || typeof kept !== "object") return { ...FIRST_WISHES, players: {}, more: {} };
  return {
    game: typeof kept.game === "string" ? kept.game : null,
    way: WAYS.includes(kept.way as Way) ? (kept.way as Way) : FIRST_WISHES.way,
    level: typeof kept.level === "string" ? kept.level : FIRST_WISHES.level,
    players: kept.players && typeof kept.players === "object" ? { ...kept.players } : {},
    more: kept.more && typeof kept.more === "object" ? { ...kept.more } : {},
  };
}

export function recallWishes(): Wishes {
  try {
    return readWishes(localStorage.getItem(KEPT));
  } catch {
    return readWishes(null); // storage can be forbidden
  }
}

export function keepWishes(wishes: Wishes): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(wishes));
  } catch {
    // Then they are remembered until the page is closed.
  }
}

/** How many will sit down: what was wished, kept within what the game allows. */
export function playersFor(game: Sizes, wishes: Wishes): number {
  const wished = Math.round(Number(wishes.players[game.name] ?? game.default_players));
  if (!Number.isFinite(wished)) return game.default_players;
  return Math.min(game.most_players, Math.max(game.least_players, wished));
}

export interface SeatWish {
  kind: "me" | "bot" | "free";
  level?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  players: number;
  seats: SeatWish[];
  start: boolean;
  options?: Record<string, OptionValue>;
  hints?: boolean;
  memory?: boolean;
  pace?: number;
}

/** Options of a game that are as wished and not as usual; what the game does not know any more is left out. */
export function chosenOptions(
  game: { options: Known[] },
  more: More | undefined,
): Record<string, OptionValue> {
  const wished = more?.options ?? {};
  const differs = ({ name, kind, choices, default: usual }: Known) =>
    name in wished &&
    wished[name] !== usual &&
    (kind === "choice" ? !!choices?.includes(wished[name] as string) : kind === "flag");
  return Object.fromEntries(game.options.filter(differs).map(({ name }) => [name, wished[name]!]));
}
type Known = Pick<GameOption, "name" | "kind" | "choices" | "default">;

/** The level of each bot. */
export function levelsFor(bots: number, wishes: Wishes, more: More | undefined): string[] {
  return Array.from({ length: bots }, (_, bot) => more?.levels?.[bot] ?? wishes.level);
}

/** The table to ask the server for. `nameOf` names the others around one device. */
export function tableFor(
  game: Sizes & { options?: Known[] },
  wishes: Wishes,
  nameOf: (number: number) => string,
  pace?: number,
): TableWish {
  const players = playersFor(game, wishes);
  const bots = wishes.way === "bots";
  const more = bots ? wishes.more[game.name] : undefined;
  const levels = levelsFor(players - 1, wishes, more);
  const options = chosenOptions({ options: game.options ?? [] }, more);
  const other = (number: number): SeatWish => {
    if (bots) return { kind: "bot", level: levels[number - 2] ?? wishes.level };
    if (wishes.way === "device") return { kind: "me", name: nameOf(number) };
    return { kind: "free" };
  };
  const others = Array.from({ length: players - 1 }, (_, index) => other(index + 2));
  return {
    game: game.name,
    players,
    seats: [{ kind: "me" }, ...others],
    start: bots,
    ...(Object.keys(options).length ? { options } : {}),
    ...(more?.hints === false ? { hints: false } : {}),
    ...(more?.memory === false ? { memory: false } : {}),
    ...(pace === undefined ? {} : { pace }),
  };
}
