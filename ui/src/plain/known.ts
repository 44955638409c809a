// What plain boards know of their games, by game.
import type { Brought } from "$ui/api/message";

export const known: Record<string, Brought> = {};
