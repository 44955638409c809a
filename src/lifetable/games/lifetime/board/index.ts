// Lifetime's board, found by the page.
import type { GameBoard } from "$ui/boards";
import { advance } from "./advance";
import title from "./art/title.svg?raw";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import OptionPicture from "./OptionPicture.svelte";
import Sheet from "./Sheet.svelte";
import { pause, say, sound, story, tell } from "./telling";

export default {
  name: "lifetime",
  place: "dusk",
  Board,
  title,
  Emblem,
  OptionPicture,
  Sheet,
  advance,
  pause,
  sound,
  tell,
  say,
  story,
} satisfies GameBoard;
