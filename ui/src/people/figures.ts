// What somebody has played, as the server counts it.
export interface Played {
  table: string;
  at: number;
  players: number;
  /** 1 for a win, a part of it for a shared one, 0 else. */
  share: number;
  score: number;
  /** Is the game itself still there to be looked at? */
  stored: boolean;
}

export interface GameFigures {
  game: string;
  played: number;
  /** Won alone. */
  wins: number;
  /** Won together with others. */
  shared: number;
  /** What part of the wins fell to me, from 0 to 1. */
  share: number;
  rating: { mu: number; sigma: number; shown: number } | null;
  recent: Played[];
}

/** How a game ended for the one who asks. */
export function ending(share: number): "won" | "shared" | "lost" {
  if (share >= 1) return "won";
  return share > 0 ? "shared" : "lost";
}

/** Games of all kinds in one list, newest first. */
export function lately(games: GameFigures[], most: number): (Played & { game: string })[] {
  return games
    .flatMap(({ game, recent }) => recent.map((played) => ({ ...played, game })))
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
}
