// Lines of the log in words.
import type { GameBoard, Who } from "$ui/boards";
import { has, t } from "$ui/words";
import type { LogItem } from "./tablelog.svelte";

export interface Line {
  text: string;
  seat: number | null;
}

/** What a line says; null when it is not worth a sentence. */
export function sentence(
  item: LogItem,
  board: GameBoard,
  who: Who[],
  language: string,
): Line | null {
  if ("event" in item) {
    // "You" is who looked on when it happened.
    const then = who.map((one) => ({ ...one, you: one.you && one.seat === item.eyes }));
    const line = board.tell(item.event, item.view, then, item.eyes, language);
    return line && { text: t(line.id, line.args), seat: line.seat };
  }
  const { kind, seat, by, late, renamed } = item.entry;
  const id = `ui-table-told-${late ? "late" : renamed ? "renamed" : kind}`;
  if (!has(id)) return null;
  const name = (seat === null ? null : who[seat]?.name) || by || "";
  return {
    text: t(id, {
      name,
      lock: item.entry.lock ?? "open",
      known: name ? "yes" : "no",
      you: seat !== null && who[seat]?.you ? "yes" : "no",
    }),
    seat,
  };
}

/** The newest line that has something to say. */
export function latest(
  log: LogItem[],
  board: GameBoard,
  who: Who[],
  language: string,
): (Line & { key: number }) | null {
  for (const item of log) {
    const line = sentence(item, board, who, language);
    if (line) return { ...line, key: item.key };
  }
  return null;
}
