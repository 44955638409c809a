// Keys for the pieces that can be moved, counted along the path, on one's turn.
import type { BoardKey } from "$ui/boards";
import { handles } from "./handles";
import type { View } from "./shapes";
import { stops } from "./stops";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export const keys: BoardKey<View>[] = [
  {
    keys: DIGITS,
    says: "thats-life-keys-pieces",
    spot: (key, view, legal) => {
      const along = stops(view).map((stop) => stop.tile);
      const handle = handles(legal, along)[DIGITS.indexOf(key)];
      return handle ? `handle-${handle.key}` : null;
    },
  },
];
