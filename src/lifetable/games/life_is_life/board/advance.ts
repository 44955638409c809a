import { type Animal, type Bunch, minus, plus } from "./animals";
import type { Event, EventOf, View } from "./shapes";
import { living } from "./trade";

export type Counted = Omit<EventOf<"counted">, "kind">;
export type Fate = Omit<EventOf<"lives">, "kind">;

/** The end of a round, as far as it has been told. It stays in the view under `scene` until the next deal. */
export interface Scene {
  lives: number[]; // before anybody lost one
  hands: (Bunch | null)[];
  counted: Counted[];
  points: number[]; // so far
  totals: boolean; // are these all?
  sudden: { seat: number; animals: Animal[] } | null;
  capped: boolean;
  fates: Fate[];
  out: number[];
  won: number[] | null;
}

const opened = (view: View): Scene =>
  view.scene ?? {
    lives: [...view.lives],
    hands: Array<null>(view.players).fill(null),
    counted: [],
    points: Array<number>(view.players).fill(0),
    totals: false,
    sudden: null,
    capped: false,
    fates: [],
    out: [],
    won: null,
  };
const put = <T>(list: T[], at: number, value: T): T[] =>
  list.map((old, i) => (i === at ? value : old));

/** The next living seat to the left. */
export function leftOf(view: View, seat: number): number {
  let next = seat;
  do next = (next + 1) % view.players;
  while (!view.lives[next] && next !== seat);
  return next;
}

/** After a turn: whose turn it is, unless the round ends now. */
function passed(view: View, seat: number): View {
  const cap = view.options["round-cap"] ?? 0;
  const ends = view.last_turns === 0 || (view.knocked === null && cap > 0 && view.turns >= cap);
  return ends ? view : { ...view, turn: leftOf(view, seat) };
}

function traded(view: View, event: EventOf<"traded">): View {
  const { seat, laid, took } = event;
  return passed(
    {
      ...ticked(view),
      rows: put(view.rows, event.row - 1, laid),
      hand: seat === view.seat && view.hand ? plus(minus(view.hand, laid), took) : view.hand,
      ...remembered(view, event),
      traded: put(view.traded, seat, true),
    },
    seat,
  );
}

/** What the memory aid makes of a trade, where the table has one. */
function remembered(
  { known, shed, traded }: View,
  { seat, laid, took }: EventOf<"traded">,
): Pick<View, "known" | "shed"> {
  if (!known || !shed) return {};
  const rest = traded[seat] ? minus(plus(shed[seat] ?? {}, laid), took) : {};
  return {
    known: put(known, seat, plus(minus(known[seat] ?? {}, laid), took)),
    shed: put(shed, seat, rest),
  };
}

const ticked = (view: View): View => ({
  ...view,
  ply: view.ply + 1,
  turns: view.turns + 1,
  last_turns: view.last_turns ? view.last_turns - 1 : view.last_turns,
});

function knocked(view: View, event: EventOf<"knocked">): View {
  const after = ticked(view);
  const first = { knocked: event.seat, last_turns: living(view.lives) - 1 };
  return passed(event.first ? { ...after, ...first } : after, event.seat);
}

function dealt(view: View, event: EventOf<"dealt">): View {
  const none = () => Array.from({ length: view.players }, () => ({}));
  return {
    ...view,
    scene: null,
    round: event.round,
    starter: event.seat,
    turn: event.seat,
    rows: event.rows,
    // Nobody is told a hand by an event: it comes with the next view.
    hand: view.round === event.round && view.turns === 0 ? view.hand : null,
    traded: Array<boolean>(view.players).fill(false),
    turns: 0,
    knocked: null,
    last_turns: null,
    ...(view.known ? { known: none(), shed: none() } : {}),
  };
}

function counted(scene: Scene, { animal, value, counts, seat }: EventOf<"counted">): Scene {
  const points =
    seat === null ? scene.points : put(scene.points, seat, scene.points[seat]! + value);
  return { ...scene, points, counted: [...scene.counted, { animal, value, counts, seat }] };
}

/** What is told of the end of a round. */
type Ending = EventOf<
  "shown" | "counted" | "totals" | "sudden-death" | "capped" | "lives" | "out" | "won"
>;

/** The scene after one more thing was told of the end of a round. */
function told(scene: Scene, event: Ending): Scene {
  switch (event.kind) {
    case "shown":
      return { ...scene, hands: put(scene.hands, event.seat, event.hand) };
    case "counted":
      return counted(scene, event);
    case "totals":
      return { ...scene, points: event.points, totals: true };
    case "sudden-death":
      return { ...scene, sudden: { seat: event.seat, animals: event.animals } };
    case "capped":
      return { ...scene, capped: true };
    case "lives":
      return {
        ...scene,
        fates: [...scene.fates, { seat: event.seat, change: event.change, lives: event.lives }],
      };
    case "out":
      return { ...scene, out: [...scene.out, event.seat] };
    case "won":
      return { ...scene, won: event.seats };
  }
}

/** The view after one event, as far as the event tells. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "began":
      return { ...view, scene: null, starter: event.seat, turn: event.seat };
    case "dealt":
      return dealt(view, event);
    case "traded":
      return traded(view, event);
    case "knocked":
      return knocked(view, event);
    case "capped":
      return { ...view, capped: view.capped + 1, scene: told(opened(view), event) };
    case "lives":
      return {
        ...view,
        scene: told(opened(view), event),
        lives: put(view.lives, event.seat, event.lives),
      };
    case "won":
      return { ...view, scene: told(opened(view), event), over: true, turn: null };
    case "shown":
    case "counted":
    case "totals":
    case "sudden-death":
    case "out":
      return { ...view, scene: told(opened(view), event) };
  }
}
