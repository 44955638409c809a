// Where a sitting stands, and what leads from there to where. Nothing here acts: whoever holds the
// state (sitting.svelte.ts) does what a change asks for.
import type { Problem } from "$ui/api/client";
import type { Status } from "$ui/api/message";
import type { Link } from "$ui/api/stream";
import type { Opinion } from "$ui/boards";
import type { Scene } from "./queue.svelte";

/** A picture of the table that waits to be shown, and the number of the entry it belongs to. */
export interface Held {
  scene: Scene;
  number: number;
}
/** What waits, oldest first. */
export type Waiting = readonly [Held, ...Held[]];

/** What this device shows of its table. */
export type Place =
  /** It is not known yet whether players around this device must not see each other's hands. */
  | { at: "opening" }
  | { at: "lobby" }
  /** What happened is being told, event by event. */
  | { at: "telling" }
  /** Nobody on this device plays. */
  | { at: "watching" }
  /** Somebody else is to move. */
  | { at: "waiting" }
  /** Somebody on this device is to move; hints, if they were asked for. */
  | { at: "turn"; hints: Opinion[] | null }
  | { at: "paused" }
  /** The mover sees what the move did, before the device goes to somebody else. */
  | { at: "handing"; held: Waiting }
  /** The device goes to a seat; nothing of the table is shown. */
  | { at: "curtain"; to: number; held: Waiting }
  /** What waited behind the curtain is shown now. */
  | { at: "lifting"; held: Waiting }
  | { at: "over" }
  /** We may not look any more, or there is no table any more. */
  | { at: "gone"; why: Problem };

/** A sitting: three things that change independently of each other. */
export interface State {
  link: Link;
  /** Is something that we did on its way to the server? */
  sending: boolean;
  place: Place;
}

/** What is known of the table when something happens. */
export interface Known {
  status: Status;
  /** Is there a result? */
  result: boolean;
  /** How many seats are played on this device? */
  seats: number;
  /** Does what is shown offer a move? */
  legal: boolean;
}

export type Event =
  | { kind: "link"; link: Link }
  /** It is known what may be seen; `hide` is what nobody may see before the device was handed over. */
  | { kind: "opened"; hide: Held | null; known: Known }
  /** There is something new to show; `shown` is what this device shows until now. */
  | { kind: "scene"; held: Held; known: Known; shown: { seat: number | null; any: boolean } }
  /** Something else about the table changed. */
  | { kind: "changed"; known: Known }
  /** Events began to be told; everything is told. */
  | { kind: "telling" }
  | { kind: "told"; known: Known }
  /** The curtain goes up: the next player has the device, or nothing is hidden in this game. */
  | { kind: "lift" }
  /** Something we did went to the server, and was answered or refused. */
  | { kind: "sent" }
  | { kind: "answered" }
  | { kind: "hinted"; hints: Opinion[] | null }
  | { kind: "gone"; why: Problem };

export const opening: State = { link: "connecting", sending: false, place: { at: "opening" } };

/** Which of its pages a table shows. */
export function shown({ at }: Place): "lobby" | "board" | "curtain" | "result" {
  switch (at) {
    case "lobby":
    case "curtain":
      return at;
    case "over":
      return "result";
    case "opening":
    case "telling":
    case "watching":
    case "waiting":
    case "turn":
    case "paused":
    case "handing":
    case "lifting":
    case "gone":
      return "board";
    default:
      return never(at);
  }
}

/** What follows. A state that does not care about an event stays the very same. */
export function next(state: State, event: Event): State {
  switch (event.kind) {
    case "link":
      return state.link === event.link ? state : { ...state, link: event.link };
    case "sent":
      return state.sending ? state : { ...dropHints(state), sending: true };
    case "answered":
      return state.sending ? { ...state, sending: false } : state;
    default: {
      const place = nextPlace(state.place, event);
      return place === state.place ? state : { ...state, place };
    }
  }
}

type Elsewhere = Exclude<Event, { kind: "link" | "sent" | "answered" }>;

function nextPlace(place: Place, event: Elsewhere): Place {
  if (event.kind === "gone") return place.at === "gone" ? place : { at: "gone", why: event.why };
  switch (place.at) {
    case "gone":
      return place;
    case "opening":
      if (event.kind !== "opened") return place;
      return event.hide ? hidden([event.hide]) : resting(event.known, place);
    case "handing":
    case "curtain":
      return behind(place, event);
    case "telling":
    case "lifting":
      if (event.kind === "told") return resting(event.known, place);
      return event.kind === "scene" ? arriving(place, event) : place;
    case "turn":
      if (event.kind === "hinted") return { at: "turn", hints: event.hints };
      return atRest(place, event);
    case "lobby":
    case "watching":
    case "waiting":
    case "paused":
    case "over":
      return atRest(place, event);
    default:
      return never(place);
  }
}

/** Nothing is being told: whatever comes is shown, and what changes is seen at once. */
function atRest(place: Place, event: Elsewhere): Place {
  switch (event.kind) {
    case "scene":
      return arriving(place, event);
    case "telling":
      return { at: "telling" };
    case "told":
    case "changed":
      return resting(event.known, place);
    case "opened":
    case "lift":
    case "hinted":
    case "gone":
      return place;
    default:
      return never(event);
  }
}

/** What has to wait for other eyes waits; everything else may be shown. */
function arriving(place: Place, { held, known, shown }: Elsewhere & { kind: "scene" }): Place {
  const { scene } = held;
  if (!scene.view || scene.open || known.seats < 2) return place;
  // The game begins: nobody looks before the first player has the device.
  if (!shown.any) return hidden([held]);
  return scene.seat === shown.seat ? place : { at: "handing", held: [held] };
}

/** What waits for a player waits behind the curtain; what is nobody's may be shown. */
function hidden(held: Waiting): Place {
  const to = held.at(-1)!.scene.seat;
  return to === null ? { at: "lifting", held } : { at: "curtain", to, held };
}

/** Something waits for the next player: more may come to it, until the device is handed over. */
function behind(place: Place & { at: "handing" | "curtain" }, event: Elsewhere): Place {
  switch (event.kind) {
    case "scene": {
      const held: Waiting = [...place.held, event.held];
      const { scene } = event.held;
      if (scene.open && event.known.status === "over") return { at: "lifting", held };
      if (place.at === "handing") return { at: "handing", held };
      return { at: "curtain", to: scene.seat ?? place.to, held };
    }
    case "changed":
      return isOver(event.known) ? { at: "over" } : place;
    case "told":
      return place.at === "handing" ? hidden(place.held) : place;
    case "lift":
      return { at: "lifting", held: place.held };
    case "opened":
    case "telling":
    case "hinted":
    case "gone":
      return place;
    default:
      return never(event);
  }
}

const isOver = ({ status, result }: Known): boolean => status === "over" && result;

/** Where we are when everything is told. */
function resting(known: Known, from: Place): Place {
  const place = ((): Place => {
    if (known.status === "lobby") return { at: "lobby" };
    if (isOver(known)) return { at: "over" };
    if (known.status === "paused") return { at: "paused" };
    if (known.status === "playing" && known.legal) return { at: "turn", hints: null };
    return { at: known.seats > 0 ? "waiting" : "watching" };
  })();
  return place.at === from.at ? from : place;
}

const dropHints = (state: State): State =>
  state.place.at === "turn" && state.place.hints
    ? { ...state, place: { at: "turn", hints: null } }
    : state;

function never(value: never): never {
  throw new Error(`not thought of: ${JSON.stringify(value)}`);
}
