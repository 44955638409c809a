// Keys of a board, and how the keyboard finds its way to one's turn.
import { tick } from "svelte";
import type { Data, GameBoard } from "$ui/boards";
import { spots } from "$ui/kit/spots";

/** The place that a key presses on my turn; null if it is none of the board's. */
export function placeOf(
  key: string,
  board: Pick<GameBoard, "keys">,
  view: Data,
  legal: string[],
): string | null {
  if (!legal.length) return null;
  const same = (other: string) => other.toLowerCase() === key.toLowerCase();
  for (const { keys, spot } of board.keys ?? []) {
    const found = keys.find(same);
    if (found !== undefined) return spot?.(found, view, legal) ?? null;
  }
  return null;
}

/** Chooses a place as a tap would: of several of one name, one that is not chosen yet. A second press of a key neither
 * takes back nor makes a move; the keyboard waits at the button, so that Enter does. */
export async function press(place: string): Promise<void> {
  const all = spots.all(place);
  const target = all.find((one) => one.ariaPressed !== "true");
  target?.click();
  await tick();
  const go = spots.get("go");
  if (go && !go.matches(":disabled")) go.focus();
  else target?.focus();
}

/** Where a turn begins for the keyboard: the first thing on the board that can be pressed now. */
export function firstOf(page: HTMLElement): HTMLElement | null {
  const found = page.querySelectorAll<HTMLElement>(
    ".play :is(button, [tabindex]), .deck :is(button, [tabindex])",
  );
  const able = [...found].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(":disabled, [aria-disabled='true']") &&
      one.checkVisibility(),
  );
  return able[0] ?? null;
}
