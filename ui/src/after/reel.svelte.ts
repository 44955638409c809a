// A finished game that can be run forwards, stopped, and put anywhere.
import type { GameBoard } from "$ui/boards";
import { Queue } from "$ui/table/queue.svelte";
import type { Step } from "./review";

/** How long the moment before a visited move is shown. */
const BREATH = 900;
/** Rest between two moves while running, in milliseconds at normal speed. */
const REST = 500;

export class Reel {
  at = $state(0);
  running = $state(false);
  readonly queue: Queue;
  #steps: Step[] = $state.raw([]);
  #seat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    board: Pick<GameBoard, "advance" | "pause">,
    private speed: () => number,
    private still: () => boolean,
  ) {
    this.queue = new Queue(board, speed, still);
  }

  get last(): number {
    return Math.max(0, this.#steps.length - 1);
  }

  get step(): Step | null {
    return this.#steps[this.at] ?? null;
  }

  /** Another pair of eyes on the same game. */
  load(steps: Step[], seat: number | null): void {
    this.#steps = steps;
    this.#seat = seat;
    this.#show();
  }

  /** Puts the game at a move, at once. */
  put(ply: number): void {
    this.#rest();
    this.at = Math.max(0, Math.min(this.last, ply));
    this.#show();
  }

  /** Shows the moment before a move, then how it was made. */
  visit(ply: number): void {
    const before = this.#steps[ply - 1];
    const step = this.#steps[ply];
    if (!before || !step || this.still()) return this.put(ply);
    this.#rest();
    this.at = ply;
    this.queue.show({ seat: this.#seat, view: before.view, legal: [], events: [] });
    const scene = { seat: this.#seat, view: step.view, legal: [], events: step.events };
    this.#timer = setTimeout(() => this.queue.add(scene), BREATH * this.speed());
  }

  /** One move on, told as at the table; or one back. */
  go(by: 1 | -1): void {
    if (by < 0 || this.queue.telling) return this.put(this.at + by);
    if (this.at >= this.last) return;
    this.at += 1;
    const step = this.step!;
    this.queue.add({ seat: this.#seat, view: step.view, legal: [], events: step.events });
  }

  toggle(): void {
    if (this.running) return this.pause();
    if (this.at >= this.last) this.put(0);
    this.running = true;
    this.#run();
  }

  pause(): void {
    this.#rest();
    this.queue.skip();
  }

  close(): void {
    this.#rest();
    this.queue.close();
  }

  #run(): void {
    if (!this.running) return;
    if (this.at >= this.last && !this.queue.telling) return this.#rest();
    if (!this.queue.telling) this.go(1);
    const wait = this.still() ? 1200 : REST * this.speed();
    this.#timer = setTimeout(() => this.#run(), this.queue.telling ? 80 : wait);
  }

  #rest(): void {
    this.running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #show(): void {
    const step = this.step;
    this.queue.show({ seat: this.#seat, view: step?.view ?? null, legal: [], events: [] });
  }
}
