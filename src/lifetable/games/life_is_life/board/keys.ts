// Keys for rows, animals and the knock, on one's turn.
import type { BoardKey } from "$ui/boards";
import { ANIMALS, LETTER } from "./animals";
import type { View } from "./shapes";

export const keys: BoardKey<View>[] = [
  { keys: ["1", "2", "3", "4"], says: "life-is-life-keys-rows", spot: null }, // the board listens itself
  ...ANIMALS.map((animal) => ({
    keys: [LETTER[animal]],
    says: `life-is-life-${animal}`,
    spot: () => `card-${animal}`,
  })),
  { keys: ["K"], says: "life-is-life-ui-knock", spot: () => "knock" },
];
