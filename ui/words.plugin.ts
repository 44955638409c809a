import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// The page shares its word files with the command line; what only a terminal says stays out.
const NOT_HERE =
  /^(cli|click|compiling|error-(record|deck|at-line|no-(cuda|gpu)|option-without))\b/;
const ALL = "virtual:words";

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

/** Where the page's words lie, by bundle: "en", "thats_life/en". A new file is found, not listed. */
function bundles(home: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (folder: string, prefix: string, wanted: RegExp) => {
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const language = wanted.exec(file)?.[1];
      if (!language) continue;
      const key = prefix + language;
      found.set(key, [...(found.get(key) ?? []), join(folder, file)]);
    }
  };
  add(join(home, "words"), "", /^(?:ui(?:-[\w-]+)?\.)?(\w\w)\.ftl$/);
  for (const game of readdirSync(join(home, "games")))
    add(join(home, "games", game, "words"), `${game}/`, /^(?:(?:ui|bots)\.)?(\w\w)\.ftl$/);
  return found;
}

/**
 * `virtual:words` maps a bundle's name to a function that loads its text: one request per language,
 * and one more per game and language.
 */
export function words(home: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return null;
      const found = bundles(home);
      const name = id.slice(ALL.length + 2);
      if (!name) {
        const loaders = [...found.keys()].map((key) => `"${key}": () => import("${ALL}/${key}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      const files = found.get(name) ?? [];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => shortened(readFileSync(file, "utf8"))).join("\n"))};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".ftl")) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}
