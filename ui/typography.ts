// The same rules as src/lifetable/typography.py, for the page as it is built: see there.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Kind = "words" | "manual" | "text";

const HELD = "\ufffc"; // stands for what is not touched: the rules see that something is there

interface Rules {
  untouched?: Record<Kind, string>;
  rules?: [string, string][];
  quotes?: [string, string][];
}

const read = (folder: string, name: string): Rules => {
  const file = join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Rules) : {};
};

/** A text as its language prints it. `folder` is where the rules lie. */
export function typeset(text: string, language: string, kind: Kind, folder: string): string {
  const common = read(folder, "typography.json");
  const own = read(folder, `typography.${language}.json`);
  const untouched = new RegExp(common.untouched![kind], "gm");
  const held = text.match(untouched) ?? [];
  // Word files hold commands too, and are written with the right ones.
  const quotes = kind === "words" ? [] : (own.quotes ?? []);
  let seen = text.replaceAll(HELD, "").replace(untouched, HELD);
  for (const [pattern, sign] of [...quotes, ...common.rules!, ...(own.rules ?? [])])
    seen = seen.replace(new RegExp(pattern, "g"), sign);
  return seen
    .split(HELD)
    .map((piece, at) => piece + (held[at] ?? ""))
    .join("");
}
