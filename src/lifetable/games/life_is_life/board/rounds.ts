// A finished game, round by round.
import type { Step } from "$ui/after/review";
import type { Bunch } from "./animals";
import type { Event, EventOf, View } from "./shapes";

export interface Round {
  round: number;
  /** Who knocked first; null: nobody did. */
  knocked: number | null;
  sudden: EventOf<"sudden-death"> | null;
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
export function rounds(steps: Step<View, Event>[]): Round[] {
  const all: Round[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    const now = all.at(-1);
    if (event.kind === "dealt") {
      const players = steps[0]!.view.players;
      const lives = now?.lives ?? steps[0]!.view.lives;
      all.push({
        round: event.round,
        knocked: null,
        sudden: null,
        points: null,
        change: Array<number>(players).fill(0),
        lives: [...lives],
        out: [],
        hands: new Map(),
      });
    } else if (now) note(now, event);
  }
  return all;
}

function note(now: Round, event: Event): void {
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
