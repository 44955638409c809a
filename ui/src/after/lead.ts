// Who was in front, and since when.
import type { Step } from "./review";

export interface Lead {
  /** The move with which the winner came to the front for good; 0: nobody was ever ahead. */
  ply: number;
  /** Who was ahead before. */
  before: number | null;
}

/** How the lead came to the winner. `standing` says how each seat stands, the higher the better. */
export function lead<View>(
  steps: Pick<Step<View>, "view">[],
  winner: number,
  standing: (view: View) => number[],
): Lead {
  const best = steps.map(({ view }) => {
    const now = standing(view);
    return now[winner] === Math.max(...now) ? winner : now.indexOf(Math.max(...now));
  });
  const last = best.findLastIndex((seat) => seat !== winner);
  return last < 0 ? { ply: 0, before: null } : { ply: last + 1, before: best[last]! };
}
