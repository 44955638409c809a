// Was the luck honest? What can be checked here is checked here; the server replays the moves.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Message } from "$ui/api/message";
import { sealOf, type Seal } from "$ui/seals";

export type Luck = Message["luck"];

/** What this browser knew before the luck was told. */
export interface Known {
  seal: Seal;
  /** The secret of the game before this rematch, if it is known. */
  before?: string | undefined;
  /** Does somebody sit here whose words must be in it? */
  seated: boolean;
  /** Seats of bots: they add no words, and nobody may for them. */
  bots: number[];
}

export interface Checks {
  /** The secret fits the promise that was shown. */
  promise: boolean;
  /** The promise of a rematch is the secret of the game before; null if that is not known. */
  before: boolean | null;
  /** The seed is the secret and exactly the players' words. */
  words: boolean;
  /** The seed fits the hash that was shown at the first move. */
  seed: boolean;
  /** How many moves had been made when the promise and the hash were first shown here; null if the game was over. */
  since: { promise: number | null; seed: number | null };
}

/** Not with the browser's own, which there is only in a secure context: at home the table may come over plain HTTP. */
const hash = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`lifetable ${seed}`)));

/** The seed as the table must have made it: nobody could add anything to the secret but these words. */
const seedOf = (secret: string, words: Luck["words"]): string =>
  secret + [...words].sort((one, other) => one.seat - other.seat).map(({ seat, words }) => ` ${seat}:${words}`).join("");

/** Secrets of rematches hang together since they are hashes themselves. */
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export function known({ table, previous, seats }: Message): Known {
  return {
    seal: sealOf(table),
    before: previous ? sealOf(previous).secret : undefined,
    seated: seats.some(({ you }) => you),
    bots: seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat),
  };
}

/** What the browser can check by itself. */
export function check(luck: Luck, { seal, before, seated, bots }: Known): Checks {
  const seed = luck.seed ?? "";
  const secret = seed.split(" ")[0]!;
  const said = luck.words.map(({ words }) => words);
  const mine = seated ? (seal.words ?? []) : [];
  return {
    promise: secret !== "" && hash(secret) === luck.promise && luck.promise === (seal.promise?.hash ?? luck.promise),
    before: before && isHash(before) ? before === luck.promise : null,
    words: secret !== "" && seed === seedOf(secret, luck.words) && mine.every((words) => said.includes(words)) && !luck.words.some(({ seat }) => bots.includes(seat)),
    seed: secret !== "" && hash(seed) === luck.hash && luck.hash === (seal.seed?.hash ?? luck.hash),
    since: { promise: seal.promise?.ply ?? null, seed: seal.seed?.ply ?? null },
  };
}
