// From learning to playing in one tap.
import { openTable } from "$ui/luck/sealing";

/** Sits the reader down at a table with bots, and begins. */
export async function begin(game: string, players: number, level = "easy"): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  return (await openTable({ game, players, seats: [{ kind: "me" }, ...bots], start: true })).table;
}
