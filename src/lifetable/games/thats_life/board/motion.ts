// Things that move: only transforms and opacity, so that a phone keeps up.

/** How much slower than designed things are to move; read where it is set, so that no style is computed for it. */
function pace(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue("--speed")) || 1;
}

/** A duration of the design at the speed the reader wants. */
export const lasting = (milliseconds: number): number => milliseconds * pace();

/** A place on the board, in pixels. */
export interface At {
  x: number;
  y: number;
}

const spot = ({ x, y }: At): string => `${x.toFixed(1)}px ${y.toFixed(1)}px`;

export const HOP = 140;

/** Lets a piece hop from stop to stop, as high as a little less than a tile. */
export function hop(piece: HTMLElement, way: At[], height: number): void {
  const frames: Keyframe[] = [];
  way.forEach((at, number) => {
    const before = way[number - 1];
    if (before) {
      const top = { x: (before.x + at.x) / 2, y: Math.min(before.y, at.y) - height };
      frames.push({ translate: spot(top), easing: "cubic-bezier(.5,0,.8,.6)" });
    }
    frames.push({ translate: spot(at), easing: "cubic-bezier(.2,.5,.5,1)" });
  });
  const duration = lasting(HOP * (way.length - 1));
  piece.animate(frames, { duration });
  piece.animate([{ zIndex: 400 }, { zIndex: 400 }], { duration });
}

/** Carries a tile through the air to another stop of the path. */
export function carry(tile: HTMLElement, from: At, to: At, height: number): void {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - height };
  const frames: Keyframe[] = [
    { translate: spot(from), easing: "cubic-bezier(.4,0,.7,.8)" },
    { translate: spot(top), scale: 1.2, easing: "cubic-bezier(.3,.2,.4,1)" },
    { translate: spot(to) },
  ];
  tile.animate(frames, { duration: lasting(420) });
  tile.animate([{ zIndex: 400 }, { zIndex: 400 }], { duration: lasting(420) });
}

/** A picture of a tile, to lie above everything. */
function copied(tile: HTMLElement): HTMLElement {
  const copy = tile.cloneNode(true) as HTMLElement;
  for (const name of ["data-spot", "role", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

/**
 * Lays the copy where the tile lay and lets it go. Measured just before the frame is drawn, when the
 * page is laid out anyway.
 */
function go(
  copy: HTMLElement,
  board: HTMLElement,
  { x, y }: At,
  size: number,
  milliseconds: number,
  way: (box: DOMRect) => Keyframe[],
): void {
  requestAnimationFrame(() => {
    const { left, top } = board.getBoundingClientRect();
    const box = new DOMRect(left + x - size / 2, top + y - size / 2, size, size);
    const frames = way(box);
    Object.assign(copy.style, {
      position: "fixed",
      zIndex: "60",
      left: `${box.left}px`,
      top: `${box.top}px`,
      translate: "none",
      transform: "translate(0)",
      transition: "none",
      pointerEvents: "none",
    });
    copy.style.setProperty("--t", `${size}px`);
    document.body.append(copy);
    const end = () => copy.remove();
    copy
      .animate(frames, { duration: lasting(milliseconds), fill: "forwards" })
      .finished.then(end, end);
  });
}

/** Lets a taken tile fly to its taker's towel. */
export function fly(
  tile: HTMLElement,
  board: HTMLElement,
  at: At,
  size: number,
  to: () => Element | undefined,
): void {
  go(copied(tile), board, at, size, 540, (box) => {
    const goal = to()?.getBoundingClientRect() ?? box;
    const dx = goal.left + Math.min(goal.width, 120) / 2 - box.left - box.width / 2;
    const dy = goal.top + goal.height / 2 - box.top - box.height / 2;
    const there = `translate(${dx}px,${dy}px) scale(${Math.min(0.6, 30 / box.width)})`;
    return [
      { transform: "none", easing: "cubic-bezier(.3,0,.3,1)" },
      {
        transform: `translateY(${-box.height / 4}px) scale(1.15)`,
        offset: 0.25,
        easing: "cubic-bezier(.5,0,.3,1)",
      },
      { transform: there, opacity: 1, offset: 0.92 },
      { transform: there, opacity: 0 },
    ];
  });
}

/** Lets a tile that nobody takes sink into the sand. */
export function sink(tile: HTMLElement, board: HTMLElement, at: At, size: number): void {
  go(copied(tile), board, at, size, 320, () => [
    { transform: "none", opacity: 1 },
    { transform: "scale(.3)", opacity: 0 },
  ]);
}
