// What Lifetime shows when it is over.
import type { Ended, GameEnding, Sentence } from "$ui/boards";
import EndPicture from "./EndPicture.svelte";
import EndScore from "./EndScore.svelte";
import EndToken from "./EndToken.svelte";
import type { Event, View } from "./shapes";
import Sheet from "./Sheet.svelte";
import { line, story } from "./story";

const length = ({ view }: Ended<View, Event>): Sentence => ({
  id: "lifetime-ui-sheet-rounds",
  args: { count: view.round },
});

export default {
  Picture: EndPicture,
  Score: EndScore,
  Token: EndToken,
  Sheet,
  story,
  line,
  length,
} satisfies GameEnding<View, Event>;
