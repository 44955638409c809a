/** What is heavy comes piece by piece, one a frame, so that no frame waits for all of it; at once for those who want nothing to move. */
export class Gradually {
  /** How many pieces are there by now. */
  now = $state(0);
  #frame = 0;

  constructor(
    private all: number,
    private still: boolean,
  ) {
    this.begin();
  }

  /** Begins with none, once more. */
  begin(): void {
    cancelAnimationFrame(this.#frame);
    this.now = this.still ? this.all : 0;
    // The frame that comes first shows what there is without any piece.
    if (!this.still) this.#frame = requestAnimationFrame(() => (this.#frame = requestAnimationFrame(this.#next)));
  }

  #next = (): void => {
    this.now += 1;
    if (this.now < this.all) this.#frame = requestAnimationFrame(this.#next);
  };
}
