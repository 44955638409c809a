// What my moves would bring about, asked of the server once a turn and remembered until the table moves on.
import { SvelteMap } from "svelte/reactivity";
import type { Outcome } from "$ui/boards";

export interface Outcomes {
  version: number;
  outcomes: Record<string, Outcome>;
}

/** Asks for these moves, or for the first legal ones if none is named. */
export type Ask = (moves: string[]) => Promise<Outcomes>;

export class Foresight {
  #known = new SvelteMap<string, Outcome>();
  #asked: string[] = [];
  #first: { version: number; answered: Promise<void> } | null = null;

  /** `version` is that of the table that is shown. */
  constructor(
    private version: () => number,
    private ask: Ask,
  ) {}

  /** A turn of mine begins: all moves are asked for at once, what was known before is forgotten. */
  turn(): Promise<void> {
    const version = this.version();
    if (this.#first?.version !== version) {
      this.#known.clear();
      this.#asked = [];
      this.#first = { version, answered: this.#fetch(version, []) };
    }
    return this.#first.answered;
  }

  /** What is known of a move; if nothing is, it is asked for. */
  of(move: string): Outcome | null {
    const key = `${this.version()} ${move}`;
    const known = this.#known.get(key);
    if (known === undefined) queueMicrotask(() => void this.#wish(key, move));
    return known ?? null;
  }

  /** By name, if the first answer of the turn does not tell it. */
  async #wish(key: string, move: string): Promise<void> {
    await this.turn();
    if (this.#known.has(key) || this.#asked.includes(key)) return;
    this.#asked.push(key);
    await this.#fetch(this.version(), [move]);
  }

  async #fetch(version: number, moves: string[]): Promise<void> {
    try {
      const { version: of, outcomes } = await this.ask(moves);
      if (of !== version || version !== this.version()) return;
      for (const [move, outcome] of Object.entries(outcomes))
        this.#known.set(`${version} ${move}`, outcome);
    } catch {
      // then there is no preview
    }
  }
}
