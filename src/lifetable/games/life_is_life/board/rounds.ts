// A finished game, round by round.
import type { Step } from "$ui/after/review";
import type { Data } from "$ui/boards";
import type { Bunch } from "./animals";

export interface Round {
  round: number;
  /** Who knocked first; null: nobody did. */
  knocked: number | null;
  sudden: Data | null;
  /** What was counted; null after sudden death. */
  points: number[] | null;
  /** What was lost or gained, and what was left after it. */
  change: number[];
  lives: number[];
  out: number[];
  /** The hands that were shown. */
  hands: Map<number, Bunch>;
}

/** The rounds of a game, as its events tell them. */
export function rounds(steps: Step[]): Round[] {
  const all: Round[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    const now = all.at(-1);
    if (event.kind === "dealt") {
      const players = steps[0]!.view.players as number;
      const lives = now?.lives ?? (steps[0]!.view.lives as number[]);
      all.push({ round: event.round, knocked: null, sudden: null, points: null, change: Array<number>(players).fill(0), lives: [...lives], out: [], hands: new Map() });
    } else if (now) note(now, event);
  }
  return all;
}

function note(now: Round, event: Data): void {
  switch (event.kind) {
    case "knocked":
      if (event.first) now.knocked = event.seat;
      break;
    case "sudden-death":
      now.sudden = event;
      break;
    case "totals":
      now.points = event.points;
      break;
    case "shown":
      now.hands.set(event.seat, event.hand);
      break;
    case "lives":
      now.change[event.seat] = event.change;
      now.lives[event.seat] = event.lives;
      break;
    case "out":
      now.out.push(event.seat);
  }
}
