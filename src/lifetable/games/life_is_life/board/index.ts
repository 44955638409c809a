import type { Data, GameBoard, Who } from "$ui/boards";
import { personal } from "$ui/words";
import { advance } from "./advance";
import title from "./art/title.svg?raw";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import OptionPicture from "./OptionPicture.svelte";
import Sheet from "./Sheet.svelte";
import { pause, say, sound, tell } from "./tell";

/** The result told: who wins, and how close it was. */
function story(view: Data, result: Data, who: Who[]) {
  const [winner = 0] = result.winners as number[];
  const person = personal(winner, who);
  const lives: number = result.scores[winner] ?? 0;
  return [
    { id: "life-is-life-ui-won", args: person },
    { id: "life-is-life-ui-won-how", args: { ...person, lives, rounds: view.round } },
  ];
}

export default { name: "life-is-life", place: "pool", Board, title, Emblem, OptionPicture, Sheet, advance, pause, sound, tell, say, story } satisfies GameBoard;
