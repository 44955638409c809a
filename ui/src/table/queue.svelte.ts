// Tells what happened, one event after the other, so that three bots in a row can be followed.
import type { Data, GameBoard } from "$ui/boards";

/** What the queue needs of a board. */
export type Teller = Pick<GameBoard, "advance" | "pause">;

export interface Scene {
  /** Whose eyes. */
  seat: number | null;
  /** The table after the events. */
  view: Data | null;
  legal: string[];
  events: Data[];
  /** Nothing is hidden: other eyes may be told on from the view there is. */
  open?: boolean;
}

/** Who is this many milliseconds behind is shown the table as it is. */
const TOO_LATE = 45_000;

interface Step {
  event: Data;
  scene: Scene;
  last: boolean;
}

export class Queue {
  view: Data | null = $state.raw(null);
  before: Data | null = $state.raw(null);
  event: Data | null = $state.raw(null);
  legal: string[] = $state.raw([]);
  seat: number | null = $state(null);
  /** Are events still being told? */
  telling = $state(false);

  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #final: Scene | null = null;

  /**
   * `speed` and `still` are asked at every event; `told` hears each event with the view before and after it,
   * `rested` when everything is told. */
  constructor(
    private board: Teller,
    private speed: () => number = () => 1,
    private still: () => boolean = () => false,
    private told: (
      event: Data,
      before: Data,
      after: Data,
      seat: number | null,
      quiet: boolean,
    ) => void = () => {},
    private rested: () => void = () => {},
  ) {}

  /** Shows a table at once, as after loading the page. */
  show(scene: Scene): void {
    this.#stop();
    this.#steps = [];
    this.#rest(scene);
  }

  /** Tells the events of a scene after those still waiting. */
  add(scene: Scene): void {
    this.#final = scene;
    // Other eyes see other things: nothing of the old view may be told on.
    if (this.view === null || scene.view === null || (scene.seat !== this.seat && !scene.open)) {
      this.#flush();
      if (scene.view)
        for (const event of scene.events)
          this.told(event, scene.view, scene.view, scene.seat, true);
      return this.show(scene);
    }
    const steps = scene.events.map((event, i) => ({
      event,
      scene,
      last: i === scene.events.length - 1,
    }));
    this.#steps.push(...steps);
    if (this.#steps.length === 0) return this.#timer === null ? this.#rest(scene) : undefined;
    if (this.#behind() > TOO_LATE) return this.skip();
    this.legal = [];
    this.telling = true;
    if (this.#timer === null) this.#next();
  }

  /** Goes on to the next event now. */
  hurry(): void {
    if (!this.telling || this.#timer === null) return;
    this.#stop();
    this.#next();
  }

  /** Tells the rest at once. */
  skip(): void {
    if (!this.telling) return;
    this.#stop();
    this.#flush();
    if (this.#final) this.#rest(this.#final);
  }

  /** Forgets everything; for the end of the page. */
  close(): void {
    this.#stop();
    this.#steps = [];
  }

  #behind(): number {
    const view = this.view!;
    return this.#steps.reduce((sum, { event }) => sum + this.#wait(event, view), 0);
  }

  #wait(event: Data, view: Data): number {
    return this.board.pause(event, view) * this.speed();
  }

  #next(): void {
    this.#timer = null;
    const step = this.#steps.shift();
    if (!step) return this.#rest(this.#final!);
    this.#apply(step, false);
    const pause = this.#wait(step.event, this.view!);
    // Nothing moves for those who want it still, but a sentence takes its time to be heard.
    this.#timer = setTimeout(() => this.#next(), this.still() ? Math.min(pause, 400) : pause);
  }

  #apply({ event, scene, last }: Step, quiet: boolean): void {
    const before = this.view!;
    // The last event of a move ends with the server's own view, so that nothing can drift.
    // A kind that only a newer server knows changes nothing until then.
    const after = last && scene.view ? scene.view : (this.board.advance(before, event) ?? before);
    this.before = before;
    this.view = after;
    this.event = quiet ? null : event;
    this.told(event, before, after, scene.seat, quiet);
  }

  #flush(): void {
    for (const step of this.#steps.splice(0)) this.#apply(step, true);
  }

  #rest(scene: Scene): void {
    this.#final = scene;
    this.view = scene.view;
    this.before = null;
    this.event = null;
    this.seat = scene.seat;
    this.legal = scene.legal;
    this.telling = false;
    this.rested();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
