// What the server tells, typed from its own description; where it says "object", a game's data is meant.
import type { Data, OptionValue } from "$ui/boards";
import type { components } from "./types";

type Shapes = components["schemas"];
/** A shape whose fields are all there, as in a snapshot. */
type Whole<Shape> = { [Field in keyof Shape]-?: NonNullable<Shape[Field]> };

export type Reaction = Shapes["React"]["reaction"];
export const REACTIONS: readonly Reaction[] = ["clap", "laugh", "wow", "ouch", "think", "hurry"];

export type Entry = Omit<Shapes["Entry"], keyof Data> & {
  number: number;
  kind: string;
  at: number;
  by: string | null;
  seat: number | null;
  handle?: string | null;
  text?: string;
  reaction?: Reaction;
  lock?: Message["lock"];
  /** Of a move: was time up? Of sitting: had they sat there before? */
  late?: boolean;
  renamed?: boolean;
};
/** A seat at the table; a free one has no name. */
export type SeatCard = Omit<Shapes["SeatNow"], "name"> & { name: string };
export type Clock = Shapes["ClockKind"];
export type Settings = Omit<Shapes["SettingsNow"], "options"> & { options: Data };
export type ChatLine = Omit<Shapes["Chat"], "by"> & { by: string };
export type Result = Shapes["Result"];
export type Status = NonNullable<Shapes["Message"]["status"]>;

export interface Message extends Omit<
  Whole<Shapes["Message"]>,
  | "entry"
  | "seats"
  | "host"
  | "settings"
  | "clock"
  | "paused_by"
  | "rematch"
  | "previous"
  | "next"
  | "chat"
  | "seat"
  | "view"
  | "events"
  | "result"
  | "unrated"
> {
  entry: Entry | null;
  seats: SeatCard[];
  host: { name: string; you: boolean };
  settings: Settings;
  clock: Shapes["Due"] | null;
  /** Whose pause it is, as far as that is known. */
  paused_by?: number | null;
  rematch: Shapes["Rematch"] | null;
  previous: string | null;
  next: string | null;
  chat: ChatLine[];
  seat: number | null;
  view: Data | null;
  events: Data[];
  result: Result | null;
  /** Once over: for each seat why the game is not rated, null if it is. */
  unrated: Shapes["Message"]["unrated"];
}

/** A stream's message brings only what may have changed. */
export type News = Partial<Message> & Pick<Message, "number">;

export type TableCard = Omit<Whole<Shapes["TableCard"]>, "options" | "seats"> & {
  options: Data;
  seats: { kind: SeatCard["kind"]; name: string; level: string | null }[];
};
export type GameOption = Omit<Shapes["OptionCard"], "default"> & { default: OptionValue };
/** What is told of a game whose board this page does not have. */
export type Brought = Shapes["Brought"];
export type Holds = Shapes["Holds"];
export type GameInfo = Omit<Shapes["GameCard"], "options"> & { options: GameOption[] };
export type Person = Shapes["PersonCard"];
