// What the server tells about a table, typed by hand where the generated types would say "object".
import type { Data } from "$ui/boards";

export type Status = "lobby" | "playing" | "paused" | "over";
export type Reaction = "clap" | "laugh" | "wow" | "ouch" | "think" | "hurry";
export const REACTIONS: readonly Reaction[] = ["clap", "laugh", "wow", "ouch", "think", "hurry"];

export interface Entry {
  number: number;
  kind: string;
  at: number;
  by: string | null;
  seat: number | null;
  [more: string]: any;
}

export interface SeatCard {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  level: string | null;
  you: boolean;
  warm: string | null;
  present: boolean;
}

export interface Clock {
  kind: "none" | "move" | "days";
  seconds: number;
  then: "bot-moves" | "seat-to-bot";
}

export interface Settings {
  game: string;
  players: number;
  options: Data;
  public: boolean;
  clock: Clock;
  pace: number;
  memory: boolean;
  hints: boolean;
}

export interface ChatLine {
  number: number;
  at: number;
  by: string;
  seat: number | null;
  text: string;
}

export interface Result {
  winners: number[];
  shares: number[];
  scores: number[];
  ending: string;
}

export interface Message {
  table: string;
  number: number;
  version: number;
  now: number;
  entry: Entry | null;
  status: Status;
  seats: SeatCard[];
  host: { name: string; you: boolean };
  settings: Settings;
  luck: { promise: string; words: { seat: number; words: string }[]; hash: string | null; seed: string | null };
  clock: { seat: number; due: number } | null;
  undo: { possible: boolean; asked: number | null; agreed: number[]; needed: number[] };
  watchers: number;
  previous: string | null;
  next: string | null;
  chat: ChatLine[];
  seat: number | null;
  view: Data | null;
  legal: string[];
  events: Data[];
  result: Result | null;
}

/** A stream's message brings only what may have changed. */
export type News = Partial<Message> & Pick<Message, "number">;

export interface TableCard {
  table: string;
  game: string;
  status: Status;
  players: number;
  seats: { kind: SeatCard["kind"]; name: string; level: string | null }[];
  free: number;
  host: string;
  options: Data;
  made: number;
  changed: number;
  watchers: number;
  yours: number[];
  your_turn: boolean;
}

export interface GameOption {
  name: string;
  kind: "flag" | "choice" | "number" | "file";
  default: any;
  choices: string[];
  least: number | null;
  most: number | null;
}

export interface GameInfo {
  name: string;
  least_players: number;
  most_players: number;
  default_players: number;
  options: GameOption[];
  levels: string[];
  information: "perfect" | "hidden";
  chance: boolean;
  lowest_wins: boolean;
}

export interface Person {
  id: string;
  name: string;
  language: string;
}
