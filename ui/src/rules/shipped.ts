// The rules that came with this page, fetched when they are first wanted.
import { folder } from "$ui/boards";
import { type Description, Rules, type OptionValues, type Setup, type Texts } from "./rules";

const modules = import.meta.glob<string>("$games/*/rules.wasm", {
  query: "?url",
  import: "default",
});
const about = import.meta.glob<Description>("$games/*/rules.json", { import: "default" });
const texts = import.meta.glob<string>("$games/*/rules.texts.json", {
  query: "?url",
  import: "default",
});

const loaded = new Map<string, Promise<{ rules: Rules; texts: Texts } | null>>();

function of<Found>(found: Record<string, () => Promise<Found>>, game: string) {
  return Object.entries(found).find(([path]) => path.includes(`/${folder(game)}/`))?.[1];
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function load(game: string): Promise<{ rules: Rules; texts: Texts } | null> {
  const [module, description, told] = [of(modules, game), of(about, game), of(texts, game)];
  if (!module || !description || !told) return null;
  const [code, words] = await Promise.all([fetched(await module()), fetched(await told())]);
  const rules = await Rules.load(await code.arrayBuffer(), await description());
  return { rules, texts: (await words.json()) as Texts };
}

/** A game set up in this browser; null if it is not with the page, or if only the server has what is in the box. */
export async function setup(
  game: string,
  players: number,
  options: OptionValues,
): Promise<Setup | null> {
  if (!loaded.has(game)) {
    const loading = load(game);
    loaded.set(game, loading);
    loading.catch(() => loaded.delete(game)); // there may be a network again later
  }
  const found = await loaded.get(game)!;
  return found && found.rules.setup(players, options, found.texts);
}
