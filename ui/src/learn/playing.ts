// From learning to playing in one tap.
import { api } from "$ui/api/client";
import type { Message } from "$ui/api/message";

/** Sits the reader down at a table with bots, and begins. */
export async function begin(game: string, players: number, level = "easy"): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  const made = await api.post<Message>("/api/tables", { game, players, seats: [{ kind: "me" }, ...bots], start: true });
  return made.table;
}
