// Every sentence of the page, from the Fluent files that Python reads too.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import bundles from "virtual:words";
import { folder, type Args, type Who } from "./boards";

const FALLBACK = "en";

/** The languages that this page was built with, English first. */
export const LANGUAGES: readonly string[] = [
  FALLBACK,
  ...Object.keys(bundles)
    .filter((name) => !name.includes("/") && name !== FALLBACK)
    .sort((one, other) => inItself(one).localeCompare(inItself(other))),
];

/** What a language calls itself. */
export function inItself(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The one after this, round and round. */
export const following = (language: string): string =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;

let language = FALLBACK;
let bundle = new FluentBundle(FALLBACK);
const games = new Set<string>();
const read = new Map<string, FluentResource>();
let changed = () => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => {};
});

/** The language of the browser, if it is one of ours. */
export function preferred(wishes: readonly string[] = navigator.languages): string {
  const short = wishes.map((wish) => wish.split("-")[0]!.toLowerCase());
  return short.find((wish) => LANGUAGES.includes(wish)) ?? FALLBACK;
}

/** Speaks a language: loads its words (those of the games met so far too) and redraws what is shown. */
export async function speak(wish: string): Promise<void> {
  language = wish;
  await refill();
}

/** Loads the words of a game in the language spoken. */
export async function know(game: string): Promise<void> {
  if (games.has(folder(game))) return;
  games.add(folder(game));
  await refill();
}

async function refill(): Promise<void> {
  const names = [language, ...[...games].map((game) => `${game}/${language}`)];
  const known = games.size;
  const resources = await Promise.all(names.map(resource));
  if (names[0] !== language) return; // somebody chose again meanwhile
  if (games.size !== known) return refill(); // another game came to be known
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const one of resources) fresh.addResource(one, { allowOverrides: true });
  bundle = fresh;
  if (typeof document !== "undefined") document.documentElement.lang = language;
  changed();
}

/** The text of a bundle that this page was built with; nothing without one. */
export async function bundled(name: string): Promise<string> {
  const built = bundles[name];
  return built ? (await built()).default : "";
}

async function resource(name: string): Promise<FluentResource> {
  if (!read.has(name)) {
    const text = bundles[name] ? await bundled(name) : await asked(name);
    read.set(name, new FluentResource(text));
  }
  return read.get(name)!;
}

/** The words of a game that this page was built without; none if the server has none either. */
async function asked(name: string): Promise<string> {
  const [game, wish] = name.replaceAll("_", "-").split("/");
  const answer = await fetch(`/api/games/${game}?language=${wish}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { words: string }).words : "";
}

/** The language spoken now. */
export function spoken(): string {
  subscribe();
  return language;
}

/** Is there a sentence of this name? */
export function has(id: string): boolean {
  subscribe();
  return bundle.hasMessage(id);
}

/** Why somebody thinks so of a move; nothing if there is no sentence for it. */
export const why = ({ reason, values }: { reason: string; values: Args }): string =>
  reason && has(reason) ? t(reason, values) : "";

/** A name that is written from right to left leaves the words around it alone. */
function isolated(args: Args): Args {
  const foreign = (value: unknown): value is string =>
    typeof value === "string" &&
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
      value,
    );
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      foreign(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
}

/** A sentence in the language spoken; redrawn when the language changes. */
export function t(id: string, args: Args = {}): string {
  subscribe();
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, isolated(args), problems);
  if (import.meta.env.DEV && problems.length) console.warn(id, args, problems);
  return text;
}

/** What a sentence needs to know of the one it is about. */
export function personal(seat: number, who: Who[]): { you: "yes" | "no"; name: string } {
  return { you: who[seat]?.you ? "yes" : "no", name: who[seat]?.name ?? "" };
}

/** Names one after the other, as the language joins them. */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(spoken(), { type: "conjunction" }).format(names);
