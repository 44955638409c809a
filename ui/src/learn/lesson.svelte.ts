// One lesson, step by step: what the dog says, what may be done, what then happens.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { folder, type Data, type Outcome } from "$ui/boards";
import type { Queue } from "$ui/table/queue.svelte";
import { bundled } from "$ui/words";

export interface LessonStep {
  say: string;
  args: Data;
  spot: string | string[] | null;
  expect: string | null;
  bot: string | null;
  view: Data;
  legal: string[];
  outcomes: Record<string, Outcome>;
  events: Data[];
}

export interface Lesson {
  game: string;
  players: number;
  options: Data;
  names: (string | null)[];
  steps: LessonStep[];
}

/** What the dog says in a game's lesson, in a language. */
export async function speech(
  game: string,
  language: string,
): Promise<(id: string, args: Data) => string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await bundled(`${folder(game)}/lesson/${language}`)));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args as Record<string, FluentVariable>) : id;
  };
}

/** Wait before somebody else's move, so that it can be followed. */
const READ = 1100;

export type Mood = "say" | "not-that" | "other-move";
type Teller = Pick<Queue, "add" | "show" | "telling">;

export class Learning {
  at = $state(0);
  /** What the dog says beside the step's sentence: a kind word when something else was tapped. */
  mood: Mood = $state("say");
  /** Has this step's move been made? */
  made = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly lesson: Lesson,
    private queue: Teller,
  ) {
    this.#enter();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** May "next" be pressed: nothing is being told and nothing is asked of the learner. */
  get ready(): boolean {
    return !this.queue.telling && (this.made || (!this.step.expect && !this.step.bot));
  }

  /** What may be touched now. */
  get spots(): string[] {
    const { spot, expect } = this.step;
    if (this.made && expect) return [];
    return spot === null ? [] : [spot].flat();
  }

  next(): void {
    if (!this.ready || this.last) return;
    this.at += 1;
    this.#enter();
  }

  /** The learner makes a move; only the one asked for is made. */
  play(move: string): void {
    if (this.made || !this.step.expect) return;
    if (move !== this.step.expect) {
      this.mood = "other-move";
      return;
    }
    this.#make();
  }

  /** The learner tapped something that is not lit. */
  astray(): void {
    if (this.step.expect && !this.made) this.mood = "not-that";
  }

  restart(): void {
    this.at = 0;
    this.#enter();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #enter(): void {
    this.close();
    this.made = false;
    this.mood = "say";
    this.queue.show({ seat: 0, view: this.step.view, legal: this.step.legal, events: [] });
    if (this.step.bot) this.#timer = setTimeout(() => this.#make(), READ);
  }

  #make(): void {
    this.made = true;
    this.mood = "say";
    // A step with a move is never the last one, and the next begins where it ends.
    const after = this.lesson.steps[this.at + 1]!.view;
    this.queue.add({ seat: 0, view: after, legal: [], events: this.step.events });
  }
}
