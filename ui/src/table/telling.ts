// Lines of the log in words.
import type { GameBoard, Who } from "$ui/boards";
import { has, t } from "$ui/words";
import type { Told } from "./sitting.svelte";

export interface Line {
  text: string;
  seat: number | null;
}

/** What a line says; null when it is not worth a sentence. */
export function sentence(told: Told, board: GameBoard, who: Who[], language: string): Line | null {
  if ("event" in told) {
    // "You" is who looked on when it happened.
    const then = who.map((one) => ({ ...one, you: one.you && one.seat === told.eyes }));
    const line = board.tell(told.event, told.view, then, told.eyes, language);
    return line && { text: t(line.id, line.args), seat: line.seat };
  }
  const { kind, seat, by } = told.entry;
  const id = `ui-table-told-${kind}`;
  if (!has(id)) return null;
  const name = (seat === null ? null : who[seat]?.name) || by || "";
  return { text: t(id, { name, lock: told.entry.lock ?? "open", you: seat !== null && who[seat]?.you ? "yes" : "no" }), seat };
}

/** The newest line that has something to say. */
export function latest(log: Told[], board: GameBoard, who: Who[], language: string): (Line & { key: number }) | null {
  for (const told of log) {
    const line = sentence(told, board, who, language);
    if (line) return { ...line, key: told.key };
  }
  return null;
}
