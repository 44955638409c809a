// What this device remembers: language, light, sound, speed, notifications, keys, and whether a tap is enough.
import { api } from "./api/client";
import type { Person } from "./api/message";
import { LANGUAGES, preferred, speak } from "./words";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: string;
  theme: Theme;
  sound: boolean;
  /** Factor on every pause and motion, and on how soon bots move at tables of one's own: see SPEEDS. */
  speed: number;
  notify: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
  /** A tap that completes a move makes it, without the button. */
  direct: boolean;
  /** Has whoever uses this device said what the others should call them, or that they do not mind? */
  named: boolean;
}

/** One speed for everything. Whoever has seen enough counts has them told at once. */
export const SPEEDS = [
  ["slow", 1.7],
  ["normal", 1],
  ["quick", 0.5],
  ["at-once", 0.1],
] as const;

/** How long bots wait at a table that is opened with this speed; never less than a bot may think. */
export const paceOf = (speed: number): number => (speed > 1 ? 2000 : speed === 1 ? 900 : 500);

const KEY = "lifetable";

function remembered(): Settings {
  const defaults: Settings = {
    language: preferred(),
    theme: "auto",
    sound: false,
    speed: 1,
    notify: false,
    keys: true,
    direct: false,
    named: false,
  };
  try {
    const kept: Settings = { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: defaults.language };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(remembered());

/** Changes settings, remembers them and lets them be seen. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that remembers nothing still plays.
  }
  if (change.language) {
    void speak(change.language);
    void tell(change.language);
  }
  dress();
}

/** The server speaks the chosen language too, to those it knows already; nobody is made known for this alone. */
async function tell(language: string): Promise<void> {
  try {
    const { person } = await api.get<{ person: Person | null }>("/api/me");
    if (person && person.language !== language) await api.patch("/api/me", { language });
  } catch {
    // It is told again the next time.
  }
}

/** Puts theme and speed on the page. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.style.setProperty("--speed", String(settings.speed));
}

/** Does this reader want nothing to move? */
export const still = (): boolean =>
  (calm ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;
let calm: MediaQueryList | undefined; // asked for once: every new one costs
