// Words for the luck, drawn and sealed in this browser: nobody else knows them until the table calls for them.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { t } from "$ui/words";

export interface Kept {
  words: string;
  /** Have they left this browser? Then they are good for this one call and no other. */
  shown?: boolean;
}

const KEPT = "lifetable-words";
const MOST = 100;
/** 32 signs that are hard to mistake: each is worth five bits. */
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
const CHANCE = 20;
const LONGEST = 60;

/** Not with the browser's own, which there is only in a secure context: at home the table may come over plain HTTP. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(`lifetable ${text}`)));
export const sealed = (words: string): string => hash(`seal ${words}`);

const random = (count: number): number[] => [...crypto.getRandomValues(new Uint8Array(count))];

/** A few words to look at, in the language spoken. */
function friendly(): string {
  const all = t("ui-lobby-luck-drawn").split(" ");
  return random(2)
    .map((byte) => all[byte % all.length])
    .join(" ");
}

/** Words for the luck: what can be read, and a hundred bits that nobody can guess. */
export function draw(typed = friendly()): string {
  const text = [...typed.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim()]
    .slice(0, LONGEST)
    .join("")
    .trim();
  const chance = random(CHANCE)
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join("");
  return text ? `${text} ${chance}` : chance;
}

/** While the page is open they are known, even where nothing can be stored. */
const here: Record<string, Kept> = {};

/** All that are remembered, by their seals. */
export function kept(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return found && typeof found === "object"
      ? { ...here, ...(found as Record<string, Kept>) }
      : here;
  } catch {
    return here;
  }
}

export function keep(seal: string, one: Kept): void {
  const { [seal]: _, ...others } = kept();
  here[seal] = one;
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [seal, one]].slice(-MOST))),
    );
  } catch {
    // Then they are known until the page is closed.
  }
}

/** The words behind a seal, if they were drawn in this browser. */
export const wordsOf = (seal: string): string | undefined => kept()[seal]?.words;

/** Draws words, keeps them here, and tells their seal alone. */
export function newSeal(typed?: string): string {
  const words = draw(typed);
  const seal = sealed(words);
  keep(seal, { words });
  return seal;
}
