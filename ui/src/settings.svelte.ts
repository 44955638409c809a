// What this device remembers: language, light, sound, speed, notifications, keys.
import { api } from "./api/client";
import type { Person } from "./api/message";
import { LANGUAGES, preferred, speak } from "./words";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: string;
  theme: Theme;
  sound: boolean;
  /** Factor on every pause and motion: 2 slow, 1 normal, 0.5 quick. */
  speed: number;
  notify: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
}

const KEY = "lifetable";

function remembered(): Settings {
  const defaults: Settings = {
    language: preferred(),
    theme: "auto",
    sound: false,
    speed: 1,
    notify: false,
    keys: true,
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
