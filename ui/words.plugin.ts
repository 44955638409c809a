import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Plugin } from "vite";
import { typeset } from "./typography.ts";

// The page shares its word files with the command line; what only a terminal says stays out.
const NOT_HERE =
  /^(cli|click|compiling|error-(record|deck|at-line|no-(cuda|gpu)|option-without))\b/;
const ALL = "virtual:words";
const FALLBACK = "en";

/** A word file without comments, blank lines and the terminal's sentences. */
export function shortened(text: string): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (/^[-a-zA-Z]/.test(line)) keeping = !NOT_HERE.test(line);
    if (keeping) kept.push(line.replace(/^ {4,}/, (deep) => " ".repeat(deep.length / 2)));
  }
  return kept.join("\n");
}

/** The sentences of a text that another one lacks. */
export function lacking(text: string, there: string): string {
  const name = /^[-a-zA-Z][-\w]*(?= *=)/gm;
  const known = new Set(there.match(name));
  return text
    .split(/^(?=[-a-zA-Z])/m)
    .filter((one) => !known.has(one.match(name)?.[0] ?? ""))
    .join("");
}

/** Where the page's words lie, by bundle: "en", "thats_life/en", "thats_life/manual/en". Found, not listed. */
function bundles(homes: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (folder: string, prefix: string, wanted: RegExp) => {
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const language = wanted.exec(file)?.[1];
      if (!language) continue;
      const key = prefix + language;
      found.set(key, [...(found.get(key) ?? []), join(folder, file)]);
    }
  };
  for (const home of homes) {
    const games = join(home, "games");
    add(join(home, "words"), "", /^(?:ui(?:-[\w-]+)?\.)?(\w+)\.ftl$/);
    for (const game of existsSync(games) ? readdirSync(games) : []) {
      add(join(games, game, "words"), `${game}/`, /^(?:(?:ui|bots)\.)?(\w+)\.ftl$/);
      add(join(games, game, "words"), `${game}/lesson/`, /^lesson\.(\w+)\.ftl$/);
      add(join(games, game, "manual"), `${game}/manual/`, /^(\w+)\.md$/);
    }
  }
  const english = [...found.keys()].filter((key) => key.endsWith(`/${FALLBACK}`));
  for (const language of [...found.keys()].filter((key) => !key.includes("/")))
    for (const key of english.map((one) => one.slice(0, -FALLBACK.length) + language))
      if (!found.has(key)) found.set(key, []);
  return found;
}

/** A bundle as its language prints it; what the language does not say yet, it says in English. */
function read(found: Map<string, string[]>, name: string, home: string): string {
  const language = name.split("/").at(-1)!;
  const english = () => read(found, name.slice(0, -language.length) + FALLBACK, home);
  const manual = name.includes("/manual/");
  const written = (found.get(name) ?? []).map((file) => readFileSync(file, "utf8")).join("\n");
  const own = typeset(written, language, manual ? "manual" : "words", join(home, "words"));
  if (manual) return own || english();
  const shown = shortened(own);
  if (language === FALLBACK) return shown;
  return [shown, lacking(english(), shown)].filter(Boolean).join("\n");
}

/**
 * `virtual:words` maps a bundle's name to a function that loads its text: one request per language,
 * and one more per game and language. More words than the package has may lie in folders that
 * LIFETABLE_WORDS names.
 */
export function words(home: string): Plugin {
  const more = (process.env.LIFETABLE_WORDS ?? "").split(delimiter).filter(Boolean);
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return null;
      const found = bundles([home, ...more]);
      const name = id.slice(ALL.length + 2);
      if (!name) {
        const loaders = [...found.keys()].map((key) => `"${key}": () => import("${ALL}/${key}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      for (const file of found.get(name) ?? []) this.addWatchFile(file);
      return `export default ${JSON.stringify(read(found, name, home))};`;
    },
    handleHotUpdate({ file, server }) {
      if (!/\.(ftl|md)$|typography\.[\w.]*json$/.test(file)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}
