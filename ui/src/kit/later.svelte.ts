import { untrack } from "svelte";

/**
 * What follows from an event is shown part by part: a value as it was some frames ago, so that no
 * frame does everything; as it is now for those who want nothing to move.
 */
export class Later<T> {
  #value: () => T;
  #shown: T = $state.raw()!;
  #still: boolean;
  #frame = 0;

  /** To be made while a component is. */
  constructor(value: () => T, frames: number, still: boolean) {
    this.#value = value;
    this.#still = still;
    this.#shown = untrack(value);
    if (still) return;
    $effect(() => {
      const known = value();
      if (this.#frame || known === untrack(() => this.#shown)) return;
      this.#wait(frames);
    });
    $effect(() => () => cancelAnimationFrame(this.#frame));
  }

  get now(): T {
    return this.#still ? this.#value() : this.#shown;
  }

  /** The frame that comes first belongs to what was changed at once. */
  #wait(frames: number): void {
    this.#frame = requestAnimationFrame(() => {
      if (frames) return this.#wait(frames - 1);
      this.#frame = 0;
      this.#shown = this.#value();
    });
  }
}
