// What a game's board is to the page. A board lives in its game's folder and is found, not listed.
import type { Component } from "svelte";
import type { Step } from "./after/review";
import type { Result } from "./api/message";

/** What a game tells of itself, view or event: its own board knows what is in it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- until each game declares its shapes
export type Data = Record<string, any>;
/** What a sentence is filled with. */
export type Args = Record<string, string | number>;
/** What an option of a game can be. */
export type OptionValue = string | number | boolean;

export interface Opinion {
  move: string;
  value: number;
  expected: number | null;
  reason: string;
  values: Data;
}

/** What a legal move would bring about, as the rules tell it: its events up to the first that chance decides. */
export type Outcome<Event = Data> = Event[];
/** Asks for it; null while it is not known. */
export type Foreseen<Event = Data> = (move: string) => Outcome<Event> | null;

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

export interface BoardProps<View = Data, Event = Data> {
  /** What is shown now: advanced event by event while they are told. */
  view: View;
  /** Whose eyes; null = watching. */
  seat: number | null;
  who: Who[];
  /** My legal moves; [] while it is not my turn or events are still being told. */
  legal: string[];
  /** What a legal move of mine would bring about. */
  outcome: Foreseen<Event>;
  /** The event being told now (the view has it applied already), null when at rest. */
  event: Event | null;
  /** The view before that event. */
  before: View | null;
  /** A move of mine is on its way. */
  busy: boolean;
  /** Asked-for opinions on legal moves. */
  hints: Opinion[] | null;
  /** May the memory aid be shown? */
  memory: boolean;
  play: (move: string) => void;
  /** Says politely why something cannot be done: a Fluent id. */
  refuse: (id: string, args?: Args) => void;
  /** Go on with what is told next. */
  hurry?: () => void;
  /** Replay or reduced motion: nothing moves. */
  still: boolean;
  /** A small board for replay: stage only, no deck. */
  compact?: boolean;
  /** A tap that completes a move makes it, without the button. */
  direct?: boolean;
  /** Tutorial: names (kit/spots.ts) that may be touched; everything else is inert. */
  spotlight?: string[] | null;
}

export interface Sentence {
  id: string;
  args: Args;
}

/** A key that presses a place of the board (kit/spots.ts) on one's turn. */
export interface BoardKey<View = Data> {
  /** As they are shown: one key each, by `KeyboardEvent.key`. */
  keys: string[];
  /** What they do: a Fluent id. */
  says: string;
  /** The name of the place; null where the board itself listens. */
  spot: ((key: string, view: View, legal: string[]) => string | null) | null;
}

/** A board knows its game's view and events; the page around it does not look into them. */
export interface GameBoard<View = Data, Event = Data> {
  name: string;
  place: "lawn" | "pool" | "dusk";
  Board: Component<BoardProps<View, Event>>;
  /** Raw svg of the title. */
  title: string;
  /** Picture for the home card and waiting places. */
  Emblem: Component<Record<string, never>>;
  /** Small drawing beside an option's choice in the lobby. */
  OptionPicture?: Component<{ option: string; value: OptionValue }>;
  /** Keys that spare the way to a place. */
  keys?: BoardKey<View>[];
  /** Is this seat out of the game, while the others play on? */
  isOut?(view: View, seat: number): boolean;
  /** The view after one event, as far as the event tells. Pure. */
  advance(view: View, event: Event): View;
  /** Milliseconds at normal speed this event wants before the next (0 = at once). */
  pause(event: Event, view: View): number;
  /** Name of a sound in `table/sounds.ts`. */
  sound(event: Event): string | null;
  /** A sentence for log and live region; null = not worth one. */
  tell(
    event: Event,
    view: View,
    who: Who[],
    seat: number | null,
    language: string,
  ): (Sentence & { seat: number | null }) | null;
  /** A legal move in words. */
  say(move: string, view: View, outcome: Outcome<Event> | null): Sentence;
  /** What is shown when the game is over, fetched when it is. */
  ending(): Promise<GameEnding<View, Event>>;
}

/** A game that is over. */
export interface Ended<View = Data, Event = Data> {
  view: View;
  result: Result;
  who: Who[];
  /** Every move and what it brought about; empty if that could not be had. */
  steps: Step<View, Event>[];
}

export interface GameEnding<View = Data, Event = Data> {
  /** The scene beside the story; a picture only. */
  Picture: Component<Ended<View, Event>>;
  /** What a seat has in the end, in the game's own pieces. */
  Score: Component<Ended<View, Event> & { seat: number }>;
  /** A move as a small picture. */
  Token: Component<{ step: Step<View, Event>; before: Step<View, Event> }>;
  /** The score sheet. */
  Sheet: Component<Ended<View, Event>>;
  /** The result told: a headline, then two or three sentences. */
  story(ended: Ended<View, Event>): Sentence[];
  /** A seat's game in a few words. */
  line(ended: Ended<View, Event>, seat: number): Sentence;
  /** How many rounds or turns it took. */
  length(ended: Ended<View, Event>): Sentence;
}

const found = import.meta.glob<{ default: GameBoard }>("$games/*/board/index.ts");

/** The folder of a game: `thats-life` lies in `thats_life`. */
export const folder = (game: string): string => game.replaceAll("-", "_");

/** Loads the board of a game: its own, or a plain one where its folder has none. */
export async function board(game: string): Promise<GameBoard> {
  const load = Object.entries(found).find(([path]) =>
    path.includes(`/${folder(game)}/board/`),
  )?.[1];
  return load ? (await load()).default : (await import("./plain/plain")).plain(game);
}

/** The games that have a board, by name. */
export const boards = (): string[] =>
  Object.keys(found).map((path) => path.split("/").at(-3)!.replaceAll("_", "-"));
