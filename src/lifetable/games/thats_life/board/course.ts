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

// Odd numbers of rows: Finish lies bottom right, beside the button.
const WIDE: Shape = {
  rows: 3,
  width: 980,
  pitch: 164,
  margin: 46,
  top: 84,
  height: 474,
  tile: 72,
  road: 96,
};
const TALL: Shape = {
  rows: 5,
  width: 362,
  pitch: 92,
  margin: 28,
  top: 52,
  height: 462,
  tile: 45.5,
  road: 62,
};

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

/** The course of a shape. */
export function course(shape: Shape): Course {
  const all = pieces(shape);
  const whole = all.reduce((sum, piece) => sum + piece.length, 0);
  const at = (share: number): Point => {
    let far = share * whole;
    for (const piece of all) {
      if (far <= piece.length + 1e-6) return on(piece, far);
      far -= piece.length;
    }
    return on(all.at(-1)!, all.at(-1)!.length);
  };
  const along = (count: number, shift: number) =>
    Array.from({ length: count }, (_, number) => at((number + shift) / (SLOTS - 1)));
  return {
    ...shape,
    stops: along(SLOTS, 0),
    arrows: along(SLOTS - 1, 0.5),
    line: drawn(all, shape.pitch),
  };
}

export const wide = course(WIDE);
export const tall = course(TALL);

/** The course whose tiles are bigger in a room of this size. */
export function fitting(width: number, height: number): Course {
  const size = (one: Course) => Math.min(width / one.width, height / one.height) * one.tile;
  return size(wide) >= size(tall) ? wide : tall;
}

/** Where a stop lies: the path closes up towards Finish, and what is left behind are pebbles. */
export function slot(index: number, stops: number): number {
  return SLOTS - stops + index;
}
