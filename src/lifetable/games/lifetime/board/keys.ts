// Keys for the cards of the hand and the two ends of the line, on one's turn.
import type { BoardKey } from "$ui/boards";
import type { View } from "./shapes";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export const keys: BoardKey<View>[] = [
  {
    keys: DIGITS,
    says: "lifetime-keys-cards",
    spot: (key, view) => {
      const card = [...(view.hand ?? [])].sort()[DIGITS.indexOf(key)];
      return card === undefined ? null : `card-${card}`;
    },
  },
  {
    keys: ["ArrowLeft", "ArrowRight"],
    says: "lifetime-keys-ends",
    spot: (key) => (key === "ArrowLeft" ? "left" : "right"),
  },
];
