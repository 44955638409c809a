// What happened at a table, newest first: events of the game, and entries worth a line.
import type { Entry, News } from "$ui/api/message";
import type { Data } from "$ui/boards";

/** Something that happened in the game, as a seat saw it, or at the table. */
export type LogItem = { key: number } & (
  { event: Data; view: Data; eyes: number | null } | { entry: Entry }
);

const WORTH_A_LINE = new Set([
  "left",
  "covered",
  "reclaimed",
  "handed",
  "paused",
  "resumed",
  "clock-started",
  "clock-restarted",
  "undone",
  "undo-asked",
  "sat",
  "stood",
  "removed",
  "admitted",
  "locked",
]);
const LONGEST = 200;

export class TableLog {
  items: LogItem[] = $state.raw([]);
  #keys = 0;

  /** An event of the game, with the view after it. */
  event(event: Data, view: Data, eyes: number | null): void {
    this.#put([{ key: this.#key(), event, view, eyes }]);
  }

  entry(entry: Entry): void {
    this.#put(this.#worth(entry));
  }

  /** What happened before we came; oldest first. */
  past(messages: News[]): void {
    const lines = messages.flatMap(({ entry, view, events, seat }) => [
      ...(entry ? this.#worth(entry) : []),
      ...(view ? (events ?? []) : []).map((event) => ({
        key: this.#key(),
        event,
        view: view!,
        eyes: seat ?? null,
      })),
    ]);
    this.items = [...this.items, ...lines.reverse()].slice(0, LONGEST);
  }

  clear(): void {
    this.items = [];
  }

  #worth(entry: Entry): LogItem[] {
    return WORTH_A_LINE.has(entry.kind) || entry.late ? [{ key: this.#key(), entry }] : [];
  }

  #put(items: LogItem[]): void {
    if (items.length) this.items = [...items, ...this.items].slice(0, LONGEST);
  }

  #key(): number {
    return (this.#keys += 1);
  }
}
