// What this browser was shown of the luck of its tables before their games were over: what is told
// after the end is held against it.
import type { Message } from "$ui/api/message";
import { wordsOf } from "$ui/luck/words";

/** A hash, and how many moves had been made when it was first shown. */
export interface Shown {
  hash: string;
  ply: number;
}

export interface Seal {
  /** The hash of the secret. */
  promise?: Shown;
  /** The hash of the whole seed. */
  seed?: Shown;
  /** What was added to the luck on this device. */
  words?: string[];
  /** The players' seals in the order of the seats, and whether they were shown before anybody's words had to be. */
  seals?: { all: string[]; before: boolean };
  /** The secret, once it was told. */
  secret?: string;
}

const KEPT = "lifetable-seals";
const MOST = 100;

/** Every seal that is remembered, the table seen last at the end. */
function kept(): Record<string, Seal> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Seal>) : {};
  } catch {
    return {};
  }
}

/** What was shown of a table's luck; nothing if this browser was not there. */
export const sealOf = (table: string): Seal => kept()[table] ?? {};

/** Remembers what a table shows now; what it showed first stays. */
export function remember({
  table,
  status,
  luck,
  seats,
  view,
}: Pick<Message, "table" | "status" | "luck" | "seats" | "view">): void {
  const { [table]: before = {}, ...others } = kept();
  const seal: Seal = { ...before };
  const ply = Number(view?.ply ?? 0);
  if (luck.seed) seal.secret ??= luck.seed.split(" ")[0]!;
  else {
    seal.promise ??= { hash: luck.promise, ply };
    if (luck.hash) seal.seed ??= { hash: luck.hash, ply };
  }
  if (status === "lobby") {
    seal.words = luck.seals
      .filter(({ seat }) => seats[seat]?.you)
      .flatMap(({ seal }) => wordsOf(seal) ?? []);
    if (!luck.called) delete seal.seals; // they can still change
  }
  const sealed = luck.seals.map(({ seal }) => seal);
  if (luck.called) seal.seals ??= { all: sealed, before: true };
  else if (status !== "lobby" && !luck.seed && sealed.length)
    seal.seals ??= { all: sealed, before: false };
  if (JSON.stringify(seal) === JSON.stringify(before)) return;
  const all = [...Object.entries(others), [table, seal]].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Then the check says honestly that it has nothing to compare with.
  }
}
