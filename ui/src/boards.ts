// What a game's board is to the page. A board lives in its game's folder and is found, not listed.
import type { Component } from "svelte";
import type { Step } from "./after/review";
import type { Result } from "./api/message";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;

export interface Opinion {
  move: string;
  value: number;
  expected: number | null;
  reason: string;
  values: Data;
}

/** Somebody at the table; colour and shape follow from the seat: `COLOURS[seat]`. */
export interface Who {
  seat: number;
  name: string;
  you: boolean;
  bot: string | null;
  present: boolean;
}

/** Colours by seat; their shapes are circle, square, triangle, heart, diamond, star. */
export const COLOURS = ["red", "blue", "green", "pink", "black", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

/** The colour of a seat, also of one that cannot be. */
export const colour = (seat: number): Colour => COLOURS[seat % COLOURS.length] ?? "red";

export interface BoardProps {
  /** What is shown now: advanced event by event while they are told. */
  view: Data;
  /** Whose eyes; null = watching. */
  seat: number | null;
  who: Who[];
  /** My legal moves; [] while it is not my turn or events are still being told. */
  legal: string[];
  /** The event being told now (the view has it applied already), null when at rest. */
  event: Data | null;
  /** The view before that event. */
  before: Data | null;
  /** A move of mine is on its way. */
  busy: boolean;
  /** Asked-for opinions on legal moves. */
  hints: Opinion[] | null;
  /** May the memory aid be shown? */
  memory: boolean;
  play: (move: string) => void;
  /** Says politely why something cannot be done: a Fluent id. */
  refuse: (id: string, args?: Data) => void;
  /** Go on with what is told next. */
  hurry?: () => void;
  /** Replay or reduced motion: nothing moves. */
  still: boolean;
  /** A small board for replay: stage only, no deck. */
  compact?: boolean;
  /** Tutorial: names (data-spot="NAME") that may be touched; everything else is inert. */
  spotlight?: string[] | null;
}

export interface Sentence {
  id: string;
  args: Data;
}

export interface GameBoard {
  name: string;
  place: "lawn" | "pool" | "dusk";
  Board: Component<BoardProps>;
  /** Raw svg of the title. */
  title: string;
  /** Picture for the home card and waiting places. */
  Emblem: Component<Record<string, never>>;
  /** Small drawing beside an option's choice in the lobby. */
  OptionPicture?: Component<{ option: string; value: any }>;
  /** The view after one event, as far as the event tells. Pure. */
  advance(view: Data, event: Data): Data;
  /** Milliseconds at normal speed this event wants before the next (0 = at once). */
  pause(event: Data, view: Data): number;
  /** Name of a sound in `table/sounds.ts`. */
  sound(event: Data): string | null;
  /** A sentence for log and live region; null = not worth one. */
  tell(event: Data, view: Data, who: Who[], seat: number | null, language: string): (Sentence & { seat: number | null }) | null;
  /** A move in words. */
  say(move: string, view: Data, who: Who[]): Sentence;
  /** What is shown when the game is over, fetched when it is. */
  ending(): Promise<GameEnding>;
}

/** A game that is over. */
export interface Ended {
  view: Data;
  result: Result;
  who: Who[];
  /** Every move and what it brought about; empty if that could not be had. */
  steps: Step[];
}

export interface GameEnding {
  /** The scene beside the story; a picture only. */
  Picture: Component<Ended>;
  /** What a seat has in the end, in the game's own pieces. */
  Score: Component<Ended & { seat: number }>;
  /** A move as a small picture. */
  Token: Component<{ step: Step; before: Step }>;
  /** The score sheet. */
  Sheet: Component<Ended>;
  /** The result told: a headline, then two or three sentences. */
  story(ended: Ended): Sentence[];
  /** A seat's game in a few words. */
  line(ended: Ended, seat: number): Sentence;
  /** How many rounds or turns it took. */
  length(ended: Ended): Sentence;
}

const found = import.meta.glob<{ default: GameBoard }>("$games/*/board/index.ts");

/** The folder of a game: `thats-life` lies in `thats_life`. */
export const folder = (game: string): string => game.replaceAll("-", "_");

/** Loads the board of a game. */
export async function board(game: string): Promise<GameBoard> {
  const load = Object.entries(found).find(([path]) => path.includes(`/${folder(game)}/board/`))?.[1];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}

/** The games that have a board, by name. */
export const boards = (): string[] =>
  Object.keys(found).map((path) => path.split("/").at(-3)!.replaceAll("_", "-"));
