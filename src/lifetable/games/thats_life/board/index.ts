// That's Life! on the page.
import type { GameBoard } from "$ui/boards";
import { advance } from "./advance";
import title from "./art/title.svg?raw";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { keys } from "./keys";
import OptionPicture from "./OptionPicture.svelte";
import place from "./place";
import { pause, say, sound, tell } from "./narration";
import type { Event, View } from "./shapes";

export default {
  name: "thats-life",
  place,
  Board,
  title,
  Emblem,
  OptionPicture,
  keys,
  advance,
  pause,
  sound,
  tell,
  say,
  ending: async () => (await import("./ending")).default,
} satisfies GameBoard<View, Event>;
