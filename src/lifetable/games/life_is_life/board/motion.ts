/** A duration of the design, as the reader wants it: `--d-deal` and so on, 0 for those who want nothing to move. */
export function lasts(node: Element, token: "--d-tap" | "--d-move" | "--d-deal" | "--d-scene"): number {
  const written = getComputedStyle(node).getPropertyValue(token);
  const factors = written.match(/[\d.]+/g)?.map(Number) ?? [0];
  return factors.reduce((product, factor) => product * factor, 1);
}

const EASE = "cubic-bezier(.2,.8,.2,1)";
const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** A card swims away to where another thing lies, and is gone there. */
export function swimTo(node: HTMLElement, to: Element | null, delay: number): void {
  const time = lasts(node, "--d-deal");
  if (!time || !to) return;
  const [from, goal] = [middle(node.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const way = `translate(${goal.x - from.x}px,${goal.y - from.y}px) scale(.6)`;
  node.animate(
    [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: way, opacity: 0 }],
    { duration: time, delay, easing: EASE, fill: "both" },
  );
}

/** A card swims in from where another thing lies; without one, from the right. */
export function swimFrom(node: HTMLElement, from: DOMRect | null, delay: number): void {
  const time = lasts(node, "--d-deal");
  if (!time) return;
  const [goal, start] = [middle(node.getBoundingClientRect()), from ? middle(from) : null];
  const way = start ? `translate(${start.x - goal.x}px,${start.y - goal.y}px)` : "translateX(220px)";
  node.animate(
    [{ transform: way, opacity: start ? 1 : 0 }, { opacity: 1, offset: 0.5 }, { transform: "none", opacity: 1 }],
    { duration: time, delay, easing: EASE, fill: "backwards" },
  );
}

export const STAGGER = 60;
