// Was the luck honest? What can be checked here is checked here; the server replays the moves.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Luck {
  promise: string;
  words: { seat: number; words: string }[];
  hash: string | null;
  seed: string | null;
}

export interface Checks {
  /** The seed begins with what was promised before anyone sat down. */
  promise: boolean;
  /** The whole seed is the one whose hash was shown at the first move. */
  seed: boolean;
  /** The players' words are in the seed. */
  words: boolean;
}

/** Not with the browser's own, which there is only in a secure context: at home the table may come over plain HTTP. */
const hash = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`lifetable ${seed}`)));

/** What the browser can check by itself. */
export function check(luck: Luck): Checks {
  const seed = luck.seed ?? "";
  return {
    promise: seed !== "" && hash(seed.split(" ")[0]!) === luck.promise,
    seed: seed !== "" && hash(seed) === luck.hash,
    words: luck.words.every(({ words }) => seed.includes(words)),
  };
}
