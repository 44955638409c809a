// Was the luck honest? What can be checked here is checked here; the server replays the moves.
import type { Message } from "$ui/api/message";
import { hash, sealed } from "$ui/luck/words";
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
  /** Each player's words are the ones that were sealed, as this browser saw it; null if nobody sealed any. */
  seals: boolean | null;
  /** The seed fits the hash that was shown at the first move. */
  seed: boolean;
  /** How many moves had been made when the promise and the hash were first shown here; null if the game was over. */
  since: { promise: number | null; seed: number | null };
  /** Are words of this browser in it? Without them it has to trust that somebody else at the table is honest. */
  own: boolean;
  /** Did this browser see the seals before anybody's words were shown? */
  beforeWords: boolean;
}

/** The seed as the table must have made it: nobody could add anything to the secret but these words. */
const seedOf = (secret: string, words: Luck["words"]): string =>
  secret +
  [...words]
    .sort((one, other) => one.seat - other.seat)
    .map(({ seat, words }) => ` ${seat}:${words}`)
    .join("");

/** Has each seat that added words a seal of its own that fits them, and are they the seals that were shown? */
function sealsHold({ seals, words }: Luck, shown: Seal["seals"]): boolean | null {
  if (!seals.length && !shown) return null;
  const all = [...seals].sort((one, other) => one.seat - other.seat).map(({ seal }) => seal);
  const fit = words.every(
    ({ seat, words }) => seals.find((one) => one.seat === seat)?.seal === sealed(words),
  );
  return (
    fit &&
    words.length === all.length &&
    new Set(all).size === all.length &&
    (!shown || all.join() === shown.all.join())
  );
}

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
    promise:
      secret !== "" &&
      hash(secret) === luck.promise &&
      luck.promise === (seal.promise?.hash ?? luck.promise),
    before: before && isHash(before) ? before === luck.promise : null,
    words:
      secret !== "" &&
      seed === seedOf(secret, luck.words) &&
      mine.every((words) => said.includes(words)) &&
      !luck.words.some(({ seat }) => bots.includes(seat)),
    seed: secret !== "" && hash(seed) === luck.hash && luck.hash === (seal.seed?.hash ?? luck.hash),
    seals: sealsHold(luck, seal.seals),
    own: mine.length > 0,
    beforeWords: seal.seals?.before ?? false,
    since: { promise: seal.promise?.ply ?? null, seed: seal.seed?.ply ?? null },
  };
}
