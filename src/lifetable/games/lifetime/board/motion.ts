// Cards that arrive on the line, and the whole line falling to whoever takes it. Transforms and opacity only.
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { spots } from "$ui/kit/spots";
import { settings, still } from "$ui/settings.svelte";

const ARRIVES = 460;
const FALLS = 640;

/** Where my card lay when I played it, so that it can fly from there. */
const left = new Map<string, DOMRect>();

export function remember(card: string): void {
  const from = lies(`card-${card}`);
  if (from) left.set(card, from);
}

/** The cards on the line; they are measured together. */
const hung = new Set<Element>();

/**
 * Where things lie in this frame. Asked once for all cards that fall: every new question would lay
 * the page out again.
 */
let lying = new Map<Element, DOMRect>();

function measured(thing: Element): DOMRect {
  if (!lying.size) requestAnimationFrame(() => (lying = new Map()));
  if (!lying.has(thing)) {
    for (const each of hung.has(thing) ? hung : [thing])
      lying.set(each, each.getBoundingClientRect());
  }
  return lying.get(thing)!;
}

function lies(name: string): DOMRect | null {
  const found = spots.get(name);
  return found && measured(found);
}

/** How long something takes here and now. */
export function lasting(milliseconds: number, quiet: boolean): number {
  return quiet || still() ? 0 : milliseconds * settings.speed;
}

/** The way of a card to the middle of another place, in the card's own measure: it may hang there scaled. */
function way(card: HTMLElement, to: DOMRect): { x: number; y: number; scale: number } {
  const from = measured(card);
  const size = from.width / card.offsetWidth || 1;
  return {
    x: (to.left + to.width / 2 - from.left - from.width / 2) / size,
    y: (to.top + to.height / 2 - from.top - from.height / 2) / size,
    scale: Math.min(1.4, to.width / Math.max(from.width, 1)),
  };
}

/** Comes into sight where it is. */
export function appear(
  _thing: Element,
  { lasts, quiet }: { lasts: number; quiet: boolean },
): TransitionConfig {
  return { duration: lasting(lasts, quiet), css: (part) => `opacity: ${part}` };
}

const STEPS = 16;
const steps = (at: (part: number) => Keyframe): Keyframe[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS));

interface Arriving {
  name: string;
  seat: number;
  quiet: boolean;
}

/** A card on the line: it comes from my hand, or from a player's towel. */
export function arrive(card: HTMLElement, arriving: Arriving): { destroy: () => void } {
  hung.add(card);
  fly(card, arriving);
  return { destroy: () => void hung.delete(card) };
}

/** To its peg; there it swings once. */
function fly(card: HTMLElement, { name, seat, quiet }: Arriving): void {
  const duration = lasting(ARRIVES, quiet);
  const own = left.get(name);
  left.delete(name);
  if (!duration) return;
  // Measured just before the frame is drawn, when the page is laid out anyway.
  requestAnimationFrame(() => {
    const from = own ?? lies(`seat-${seat}`);
    if (!from) return;
    const { x, y, scale } = way(card, from);
    const begin = own ? scale : 0.4;
    const frames = steps((part) => {
      const flown = cubicOut(Math.min(1, part / 0.7));
      const rest = 1 - flown;
      const swing =
        part > 0.7 ? Math.sin(((part - 0.7) / 0.3) * Math.PI * 2) * 5 * (1 - part) * 3 : -9 * rest;
      const size = begin + (1 - begin) * flown;
      return {
        transform: `translate(${x * rest}px, ${y * rest}px) rotate(${swing}deg) scale(${size})`,
        opacity: Math.min(1, part * 5),
      };
    });
    card.animate(frames, { duration });
  });
}

/** Off the line: to the pile of the one who takes it, or quietly away. */
export function fall(
  card: HTMLElement,
  { taker, index, quiet }: { taker: () => number | null; index: number; quiet: boolean },
): TransitionConfig {
  const duration = lasting(FALLS, quiet);
  if (!duration) return { duration: 0 };
  const seat = taker();
  const delay = Math.min(index, 12) * lasting(28, quiet);
  const turn = index % 2 ? 24 : -18;
  requestAnimationFrame(() => {
    const to = seat === null ? null : lies(`seat-${seat}`);
    const { x, y } = to ? way(card, to) : { x: 0, y: 90 };
    const frames = steps((gone) => {
      const across = cubicIn(gone);
      // A card first lets go of the rope, then is on its way.
      const drop = Math.sin(Math.min(1, gone * 1.6) * Math.PI) * 46;
      const moved = `translate(${x * across}px, ${y * across + drop}px)`;
      return {
        transform: `${moved} rotate(${turn * across}deg) scale(${1 - 0.72 * across})`,
        opacity: 1 - across ** 6,
      };
    });
    card.animate(frames, { duration, delay, fill: "forwards" });
  });
  return { duration, delay };
}
