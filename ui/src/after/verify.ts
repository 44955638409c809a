// Was the luck honest? What can be checked here is checked here; the server replays the moves.
import { hashOf } from "./hash";

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

/** What the browser can check by itself. */
export async function check(luck: Luck, hash: (text: string) => Promise<string> = hashOf): Promise<Checks> {
  const seed = luck.seed ?? "";
  return {
    promise: seed !== "" && (await hash(seed.split(" ")[0]!)) === luck.promise,
    seed: seed !== "" && (await hash(seed)) === luck.hash,
    words: luck.words.every(({ words }) => seed.includes(words)),
  };
}
