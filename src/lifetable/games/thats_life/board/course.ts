// The curve the path follows: straight rows joined by half circles, stops at equal distances along it.

export const SLOTS = 34; // Start, 32 tiles, Finish

export interface Shape {
  rows: number;
  width: number;
  /** Distance between two rows. */
  pitch: number;
  /** From the edge of the drawing to the first stop. */
  margin: number;
  top: number;
  height: number;
  tile: number;
  road: number;
}

export interface Point {
  x: number;
  y: number;
  /** Direction of walking, in degrees. */
  turn: number;
}

export interface Course extends Shape {
  stops: Point[];
  /** Where the arrows between the stops lie. */
  arrows: Point[];
  /** The whole curve as svg path data. */
  line: string;
}

/** What everything else is measured by, in widths of a tile. */
const ROAD = 1.34;
const MARGIN = 0.63;
const TOP = 1.1; // heads stand out above the first row
const BOTTOM = 0.78;
const APART = 1.16; // from stop to stop
const [NEAR, FAR] = [1.46, 2.3]; // from row to row
const [LEAST, MOST] = [8, 170];
/** A finger needs this much; with less the part of the path that is eaten gives its room back. */
const FINGER = 62;
/** How many stops are drawn then: few steps, so that the path is seldom laid anew. */
const STEPS = [SLOTS, 28, 23, 18, 13];

type Piece =
  | { kind: "row"; from: number; to: number; y: number; length: number }
  | { kind: "bend"; x: number; y: number; radius: number; side: 1 | -1; length: number };

function pieces(shape: Shape): Piece[] {
  const { rows, width, pitch, margin, top } = shape;
  const radius = pitch / 2;
  const left = margin + radius;
  const right = width - margin - radius;
  const found: Piece[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + row * pitch;
    const onward = row % 2 === 0;
    const last = row === rows - 1;
    const from = onward ? (row === 0 ? margin : left) : right;
    const to = onward ? (last ? width - margin : right) : last ? margin : left;
    found.push({ kind: "row", from, to, y, length: Math.abs(to - from) });
    if (!last)
      found.push({
        kind: "bend",
        x: to,
        y,
        radius,
        side: onward ? 1 : -1,
        length: Math.PI * radius,
      });
  }
  return found;
}

function on(piece: Piece, far: number): Point {
  if (piece.kind === "row") {
    const way = piece.to > piece.from ? 1 : -1;
    return { x: piece.from + way * far, y: piece.y, turn: way > 0 ? 0 : 180 };
  }
  const angle = far / piece.radius;
  const degrees = (angle * 180) / Math.PI;
  return {
    x: piece.x + piece.side * piece.radius * Math.sin(angle),
    y: piece.y + piece.radius * (1 - Math.cos(angle)),
    turn: piece.side > 0 ? degrees : 180 - degrees,
  };
}

function drawn(all: Piece[], pitch: number): string {
  return all
    .map((piece, number) => {
      if (piece.kind === "row")
        return `${number ? "" : `M${piece.from} ${piece.y}`}L${piece.to} ${piece.y}`;
      return `A${piece.radius} ${piece.radius} 0 0 ${piece.side > 0 ? 1 : 0} ${piece.x} ${piece.y + pitch}`;
    })
    .join("");
}

/** How long the curve of a shape is. */
const length = (shape: Shape): number => pieces(shape).reduce((sum, { length }) => sum + length, 0);

/** The course of a shape, with so many stops. */
export function course(shape: Shape, slots = SLOTS): Course {
  const all = pieces(shape);
  const whole = length(shape);
  const at = (share: number): Point => {
    let far = share * whole;
    for (const piece of all) {
      if (far <= piece.length + 1e-6) return on(piece, far);
      far -= piece.length;
    }
    return on(all.at(-1)!, all.at(-1)!.length);
  };
  const along = (count: number, shift: number) =>
    Array.from({ length: count }, (_, number) => at((number + shift) / (slots - 1)));
  return {
    ...shape,
    stops: along(slots, 0),
    arrows: along(slots - 1, 0.5),
    line: drawn(all, shape.pitch),
  };
}

/** So many rows of such tiles in a room, or null if they do not fit. */
function shaped(
  width: number,
  height: number,
  rows: number,
  tile: number,
  slots: number,
): Shape | null {
  const between = (height - (TOP + BOTTOM) * tile) / Math.max(1, rows - 1);
  const pitch = rows === 1 ? 0 : Math.min(FAR * tile, between);
  if (between < 0 || (rows > 1 && pitch < NEAR * tile)) return null;
  const margin = MARGIN * tile;
  const straight = width - 2 * margin - pitch;
  const shape = {
    rows,
    width,
    pitch,
    margin,
    top: TOP * tile,
    height: (TOP + BOTTOM) * tile + (rows - 1) * pitch,
    tile,
    road: ROAD * tile,
  };
  return straight > 0 && length(shape) / (slots - 1) >= APART * tile ? shape : null;
}

/** The largest tiles with so many rows. */
function largest(width: number, height: number, rows: number, slots: number): Shape | null {
  let [fits, not]: [Shape | null, number] = [null, MOST];
  for (let [from, step] = [LEAST, 0]; step < 12; step++) {
    const tile = step ? (from + not) / 2 : LEAST;
    const shape = shaped(width, height, rows, tile, slots);
    if (shape) [fits, from] = [shape, tile];
    else not = tile;
  }
  return fits;
}

/** How near two stops come to each other, across a bend or between two rows. */
function apart({ pitch, ...shape }: Shape, slots: number): number {
  const along = length({ pitch, ...shape }) / (slots - 1);
  const across = shape.rows > 1 ? pitch * Math.sin(Math.min(Math.PI / 2, along / pitch)) : along;
  return Math.min(across, along, shape.rows > 1 ? pitch : along);
}

/** The course with the largest tiles in a room; Finish lies bottom right, beside the button, unless that costs much. */
function roomiest(width: number, height: number, slots: number): Course {
  const tries = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((rows) => {
    const shape = largest(width, height, rows, slots);
    // Smaller tiles leave more between two rows: a finger may need that.
    const less = shape && shaped(width, height, rows, shape.tile * 0.9, slots);
    return [shape, less].filter((one) => one !== null);
  });
  const easy = tries.filter((shape) => apart(shape, slots) >= 44);
  const shapes = easy.length ? easy : tries;
  const best = (some: Shape[]) =>
    some.reduce<Shape | null>((a, b) => (a && a.tile >= b.tile ? a : b), null);
  const any = best(shapes);
  const odd = best(shapes.filter(({ rows }) => rows % 2 === 1));
  const chosen = odd && any && (odd.tile >= FINGER || odd.tile > any.tile * 0.92) ? odd : any;
  return course(chosen ?? shapeless(width), slots);
}

/** Before there is any room to speak of. */
const shapeless = (width: number): Shape => ({
  rows: 3,
  width,
  pitch: NEAR * LEAST,
  margin: MARGIN * LEAST,
  top: TOP * LEAST,
  height: (TOP + BOTTOM + 2 * NEAR) * LEAST,
  tile: LEAST,
  road: ROAD * LEAST,
});

/** The course for a room and what is left of the path. */
export function fitting(width: number, height: number, stops = SLOTS): Course {
  const whole = roomiest(width, height, SLOTS);
  if (whole.tile >= FINGER) return whole;
  const slots = STEPS.findLast((step) => step >= stops) ?? SLOTS;
  return slots === SLOTS ? whole : roomiest(width, height, slots);
}

/** Where a stop lies: the path closes up towards Finish, and what is left behind are pebbles. */
export function slot(index: number, stops: number, slots = SLOTS): number {
  return slots - stops + index;
}
