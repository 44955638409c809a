// A finished game, played again from its seed by the rules in this browser.
import type { Result } from "$ui/api/message";
import type { Setup, State } from "$ui/rules/rules";
import { mark, type Views } from "$ui/rules/witness";

export interface Played {
  /** Does every move hold, and does the game end as was said? */
  moves: boolean;
  /** How many views that were shown here come out the same, and how many were shown. */
  same: number;
  shown: number;
}

/** Each view that was shown is worked out anew. `memory`: does the table show memory aids? */
export function replayed(
  setup: Setup,
  seed: string,
  moves: string[],
  result: Result | null,
  views: Views,
  memory: boolean,
): Played {
  const all = Object.entries(views).map(([key, shown]) => {
    const [seat, ply] = key.split("/");
    return { seat: seat === "-" ? null : Number(seat), ply: Number(ply), shown };
  });
  const fits = (state: State) =>
    all.filter(
      ({ seat, ply, shown }) => ply === state.ply && mark(state.view(seat, memory)) === shown,
    ).length;
  try {
    let state = setup.deal(seed);
    let same = fits(state);
    for (const move of moves) {
      state = state.play(move);
      same += fits(state);
    }
    return { moves: ends(state, result), same, shown: all.length };
  } catch {
    return { moves: false, same: 0, shown: all.length };
  }
}

function ends({ result: here }: State, told: Result | null): boolean {
  if (!here || !told) return false;
  const text = ({ winners, shares, scores, ending }: Result) =>
    JSON.stringify([winners, shares, scores, ending]);
  return text(here) === text(told);
}
