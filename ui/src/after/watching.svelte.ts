// Waits for a review: the first who asks sets the expert to work, then we ask again now and then.
import { api, Problem } from "$ui/api/client";
import type { Review, Reviewing } from "./review";

const EVERY = 900;
const LATER = 5000; // when too many wait for theirs

export class Watching {
  review: Review | null = $state.raw(null);
  progress = $state(0);
  problem: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(private table: string) {
    void this.#ask();
  }

  again(): void {
    this.problem = null;
    void this.#ask();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const found = await api.get<Reviewing>(`/api/tables/${this.table}/review`);
      if (this.#closed) return;
      if (found.done) {
        this.progress = 1;
        this.review = found;
        return;
      }
      this.progress = found.progress;
      this.#wait(EVERY);
    } catch (reason) {
      if (reason instanceof Problem && reason.code === "advice-busy") return this.#wait(LATER);
      this.problem = reason instanceof Problem ? reason.title : String(reason);
    }
  }

  #wait(time: number): void {
    if (!this.#closed) this.#timer = setTimeout(() => void this.#ask(), time);
  }
}
