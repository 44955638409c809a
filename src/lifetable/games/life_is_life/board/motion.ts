import { settings, still } from "$ui/settings.svelte";

/** Milliseconds of the design: --d-deal and --d-scene. */
export const DEAL = 420;
export const SCENE = 700;
export const STAGGER = 60;
const EASE = "cubic-bezier(.2,.8,.2,1)";

/** A duration of the design, as the reader wants it: 0 for those who want nothing to move. */
export const lasts = (milliseconds: number): number =>
  still() ? 0 : milliseconds * settings.speed;

const middle = (thing: Element) => {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

let waiting: (() => () => void)[] = [];

/**
 * Cards that start together are measured together, just before the frame is drawn: measured one by
 * one as they start, each would lay the page out anew.
 */
function start(measure: () => () => void): void {
  if (!waiting.length) {
    requestAnimationFrame(() => {
      const ready = waiting.map((each) => each());
      waiting = [];
      for (const go of ready) go();
    });
  }
  waiting.push(measure);
}

/** A card swims away to where another thing lies, and is gone there. */
export function swimTo(node: HTMLElement, to: Element | null, delay: number): void {
  const duration = lasts(DEAL);
  if (!duration || !to) return;
  start(() => {
    const [from, goal] = [middle(node), middle(to)];
    const way = `translate(${goal.x - from.x}px,${goal.y - from.y}px) scale(.6)`;
    const frames = [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: way, opacity: 0 },
    ];
    return () => node.animate(frames, { duration, delay, easing: EASE, fill: "both" });
  });
}

/** A card swims in from where another thing lies; without one, from the right. */
export function swimFrom(node: HTMLElement, from: Element | null, delay: number): void {
  const duration = lasts(DEAL);
  if (!duration) return;
  start(() => {
    const [goal, begin] = [from && middle(node), from && middle(from)];
    const way =
      goal && begin
        ? `translate(${begin.x - goal.x}px,${begin.y - goal.y}px)`
        : "translateX(220px)";
    const frames = [
      { transform: way, opacity: from ? 1 : 0 },
      { opacity: 1, offset: 0.5 },
      { transform: "none", opacity: 1 },
    ];
    return () => node.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  });
}
