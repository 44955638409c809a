// What somebody chose on the home page, remembered on this device.
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
}

/** What we need to know of a game to seat people at it. */
export interface Sizes {
  name: string;
  least_players: number;
  most_players: number;
  default_players: number;
}

export const FIRST_WISHES: Wishes = { game: null, way: "bots", level: "medium", players: {} };
const KEPT = "lifetable-wishes";

/** What was remembered, as far as it still makes sense. */
export function readWishes(text: string | null): Wishes {
  let kept: Partial<Wishes> | null = null;
  try {
    kept = JSON.parse(text ?? "null") as Partial<Wishes> | null;
  } catch {
    // Somebody else's writing: begin afresh.
  }
  if (!kept || typeof kept !== "object") return { ...FIRST_WISHES, players: {} };
  return {
    game: typeof kept.game === "string" ? kept.game : null,
    way: WAYS.includes(kept.way as Way) ? (kept.way as Way) : FIRST_WISHES.way,
    level: typeof kept.level === "string" ? kept.level : FIRST_WISHES.level,
    players: kept.players && typeof kept.players === "object" ? { ...kept.players } : {},
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
}

/** The table to ask the server for. `nameOf` names the others around one device. */
export function tableFor(
  game: Sizes,
  wishes: Wishes,
  nameOf: (number: number) => string,
): TableWish {
  const players = playersFor(game, wishes);
  const other = (number: number): SeatWish => {
    if (wishes.way === "bots") return { kind: "bot", level: wishes.level };
    if (wishes.way === "device") return { kind: "me", name: nameOf(number) };
    return { kind: "free" };
  };
  const others = Array.from({ length: players - 1 }, (_, index) => other(index + 2));
  return {
    game: game.name,
    players,
    seats: [{ kind: "me" }, ...others],
    start: wishes.way === "bots",
  };
}
