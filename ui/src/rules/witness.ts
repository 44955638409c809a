// What this browser was shown of its tables' games, view by view: after the end it is held against the rules.
import type { Message } from "$ui/api/message";
import { hash } from "$ui/luck/words";

/** By `SEAT/PLY` (a spectator is `-`), the beginning of a hash of the view. */
export type Views = Record<string, string>;

const KEPT = "lifetable-shown";
const MOST = 20; // tables
const LETTERS = 12;

const place = (table: string) => `${KEPT}-${table}`;

/** What stands for a view. In which order its keys came is nobody's business. */
export const mark = (view: object): string =>
  hash(JSON.stringify(Object.entries(view).sort(([one], [other]) => (one < other ? -1 : 1)))).slice(
    0,
    LETTERS,
  );

export function shownOf(table: string): Views {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Views;
  } catch {
    return {};
  }
}

const ply = (key: string): number => Number(key.split("/")[1]);

/** With a view more; moves that were taken back are forgotten. */
export function withView(before: Views, seat: number | null, view: { ply: number }): Views {
  const kept = Object.entries(before).filter(([key]) => ply(key) <= view.ply);
  return {
    ...Object.fromEntries(kept),
    [`${seat ?? "-"}/${view.ply}`]: mark(view),
  };
}

/** Remembers what is shown now. */
export function witness({ table, status, seat, view }: Message): void {
  if (!view || status === "lobby") return;
  try {
    const shown = withView(shownOf(table), seat, view as { ply: number });
    localStorage.setItem(place(table), JSON.stringify(shown));
    const tables = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
    if (tables.at(-1) === table) return;
    const all = [...tables.filter((one) => one !== table), table];
    for (const old of all.splice(0, Math.max(0, all.length - MOST)))
      localStorage.removeItem(place(old));
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // Then there is nothing to compare with, and the check says so.
  }
}
