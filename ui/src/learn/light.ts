// Where the light falls: holes in the dark for what may be touched, and room for the dog beside them.

export interface Hole {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box with some air around it, inside the window. */
export function hole(box: Hole, air: number, width: number, height: number): Hole {
  return {
    left: Math.max(2, box.left - air),
    top: Math.max(2, box.top - air),
    right: Math.min(width - 2, box.right + air),
    bottom: Math.min(height - 2, box.bottom + air),
  };
}

/** The dark as a path: the window below some height with rounded holes (fill-rule evenodd). */
export function dark(holes: Hole[], width: number, height: number, top = 0, radius = 16): string {
  const cut = holes.map(({ left, top, right, bottom }) => {
    const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
    const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
    const sides = [
      `M${left + r} ${top}H${right - r}${corner(right, top + r)}`,
      `V${bottom - r}${corner(right - r, bottom)}`,
      `H${left + r}${corner(left, bottom - r)}`,
      `V${top + r}${corner(left + r, top)}Z`,
    ];
    return sides.join("");
  });
  return `M0 ${top}H${width}V${height}H0V${top}Z${cut.join("")}`;
}

/** Holes that lie in each other are one; else the dark would come back where they meet. */
export function joined(holes: Hole[]): Hole[] {
  const left = [...holes];
  for (let i = 0; i < left.length; i += 1) {
    for (let k = i + 1; k < left.length; k += 1) {
      const [a, b] = [left[i]!, left[k]!];
      if (a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top) continue;
      left[i] = {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      };
      left.splice(k, 1);
      i = -1;
      break;
    }
  }
  return left;
}

/** The top of a bubble of some height: in the widest free band, as near to the light as it can be. */
export function band(holes: Hole[], need: number, top: number, bottom: number): number {
  const sorted = [...holes].sort((a, b) => a.top - b.top);
  const bands: [number, number][] = [];
  let from = top;
  for (const one of sorted) {
    if (one.top > from) bands.push([from, one.top]);
    from = Math.max(from, one.bottom);
  }
  if (bottom > from) bands.push([from, bottom]);
  const fitting = bands.filter(([a, b]) => b - a >= need);
  const light = sorted.length ? (sorted[0]!.top + sorted.at(-1)!.bottom) / 2 : (top + bottom) / 2;
  const near = ([a, b]: [number, number]) => Math.max(a, Math.min(b - need, light - need / 2));
  const distance = (one: [number, number]) => Math.abs(near(one) + need / 2 - light);
  if (fitting.length)
    return near(fitting.reduce((best, one) => (distance(one) <= distance(best) ? one : best)));
  const widest = bands.reduce(
    (best, one) => (one[1] - one[0] > best[1] - best[0] ? one : best),
    bands[0] ?? [top, bottom],
  );
  return Math.max(top, Math.min(bottom - need, widest[0]));
}
