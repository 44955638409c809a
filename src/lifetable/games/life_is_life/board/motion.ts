type Token = "--d-tap" | "--d-move" | "--d-deal" | "--d-scene";
const known = { at: -1000, times: new Map<Token, number>() };
const FRESH = 200; // asking the style costs, and many cards ask at once

/** A duration of the design, as the reader wants it: 0 for those who want nothing to move. */
export function lasts(token: Token): number {
  const now = performance.now();
  if (now - known.at > FRESH) Object.assign(known, { at: now, times: new Map() });
  let time = known.times.get(token);
  if (time === undefined) {
    const written = getComputedStyle(document.documentElement).getPropertyValue(token);
    time = (written.match(/[\d.]+/g)?.map(Number) ?? [0]).reduce((product, factor) => product * factor, 1);
    known.times.set(token, time);
  }
  return time;
}

const EASE = "cubic-bezier(.2,.8,.2,1)";
const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** A card swims away to where another thing lies, and is gone there. */
export function swimTo(node: HTMLElement, to: Element | null, delay: number): void {
  const duration = lasts("--d-deal");
  if (!duration || !to) return;
  const [from, goal] = [middle(node.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const way = `translate(${goal.x - from.x}px,${goal.y - from.y}px) scale(.6)`;
  node.animate(
    [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: way, opacity: 0 }],
    { duration, delay, easing: EASE, fill: "both" },
  );
}

/** A card swims in from where another thing lies; without one, from the right. */
export function swimFrom(node: HTMLElement, from: DOMRect | null, delay: number): void {
  const duration = lasts("--d-deal");
  if (!duration) return;
  let way = "translateX(220px)";
  if (from) {
    const [goal, start] = [middle(node.getBoundingClientRect()), middle(from)];
    way = `translate(${start.x - goal.x}px,${start.y - goal.y}px)`;
  }
  node.animate(
    [{ transform: way, opacity: from ? 1 : 0 }, { opacity: 1, offset: 0.5 }, { transform: "none", opacity: 1 }],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

export const STAGGER = 60;
