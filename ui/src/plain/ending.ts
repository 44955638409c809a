// What is shown when a game is over that draws no ending of its own.
import type { Ended, GameEnding, Sentence } from "$ui/boards";
import { has, listed } from "$ui/words";
import EndPicture from "./EndPicture.svelte";
import EndScore from "./EndScore.svelte";
import EndToken from "./EndToken.svelte";
import Sheet from "./Sheet.svelte";

function story({ view, result, who }: Ended): Sentence[] {
  const others = result.winners.filter((seat) => !who[seat]?.you);
  const won: Sentence = {
    id: "ui-plain-won",
    args: {
      you: others.length < result.winners.length ? "yes" : "no",
      names: listed(others.map((seat) => who[seat]?.name ?? "")),
      count: result.winners.length,
    },
  };
  const how = `${view.game}-ending-${result.ending}`;
  const moves: Sentence = { id: "ui-plain-moves-made", args: { moves: view.ply } };
  return [won, ...(has(how) ? [{ id: how, args: {} }] : []), moves];
}

const line = ({ result }: Ended, seat: number): Sentence => ({
  id: "ui-plain-score",
  args: { score: result.scores[seat] ?? 0 },
});

const length = ({ view }: Ended): Sentence => ({
  id: "ui-plain-length",
  args: { moves: view.ply },
});

export default {
  Picture: EndPicture,
  Score: EndScore,
  Token: EndToken,
  Sheet,
  story,
  line,
  length,
} satisfies GameEnding;
