// The browser's Back closes what lies over the page before it leaves the page.
type Close = () => void;

/** What this needs of the browser. */
export interface Past {
  push(): void;
  back(): void;
  /** Is the entry that was pushed the one we are at? */
  at(): boolean;
  /** Later, when whatever follows has opened. */
  later(act: () => void): void;
}

const browser: Past = {
  push: () => history.pushState({ over: true }, ""),
  back: () => history.back(),
  at: () => (history.state as { over?: boolean } | null)?.over === true,
  later: (act) => void setTimeout(act),
};

export class Back {
  #open: Close | null = null;
  #pushed = false;

  constructor(private past: Past = browser) {}

  /** Something lies over the page; gives what is to be called when it is gone. One may follow another. */
  over(close: Close): () => void {
    this.#open = close;
    if (!this.#pushed) this.past.push();
    this.#pushed = true;
    return () => {
      if (this.#open === close) this.#open = null;
      this.past.later(() => {
        if (this.#open || !this.#pushed) return;
        this.#pushed = false;
        if (this.past.at()) this.past.back(); // else a link in it was followed
      });
    };
  }

  /** The browser went back. */
  went(): void {
    const close = this.#pushed ? this.#open : null;
    this.#pushed = false;
    this.#open = null;
    close?.();
  }
}

export const back = new Back();
if (typeof addEventListener === "function") addEventListener("popstate", () => back.went());
