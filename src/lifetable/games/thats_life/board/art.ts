// The drawings as pictures of their own: decoded once, however many stand on the lawn.
import { colour } from "$ui/boards";
import black from "./art/pawn-black.svg?url";
import blue from "./art/pawn-blue.svg?url";
import clover from "./art/clover.svg?url";
import green from "./art/pawn-green.svg?url";
import guard from "./art/guard.svg?url";
import orange from "./art/pawn-orange.svg?url";
import pink from "./art/pawn-pink.svg?url";
import red from "./art/pawn-red.svg?url";

const pawns = { red, blue, green, pink, black, orange };

/** The picture of a piece: a pawn in its owner's suit, or a guard. */
export const figure = (owner: number | null): string =>
  owner === null ? guard : pawns[colour(owner)];

export { clover };
