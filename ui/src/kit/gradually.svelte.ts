/**
 * What is heavy comes piece by piece, one a frame, so that no frame waits for all of it; at once for
 * those who want nothing to move.
 */
export class Gradually {
  /** How many pieces are there by now. */
  now = $state(0);
  #frame = 0;
  #bare = 0;

  /** The first `bare` frames show what there is without any piece. */
  constructor(
    private all: number,
    private still: boolean,
    private bare = 1,
  ) {
    this.begin();
  }

  /** Begins with none, once more. */
  begin(): void {
    cancelAnimationFrame(this.#frame);
    this.now = this.still ? this.all : 0;
    this.#bare = this.bare;
    if (!this.still) this.#frame = requestAnimationFrame(this.#next);
  }

  #next = (): void => {
    if (this.#bare) this.#bare -= 1;
    else this.now += 1;
    if (this.now < this.all) this.#frame = requestAnimationFrame(this.#next);
  };
}
