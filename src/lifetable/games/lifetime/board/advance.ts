// The view after one event, as far as the event tells. What a round leaves hanging until the next begins
// (the wrong card, the life that was revealed) is kept under `moment`, which no view of the server has.
import type { Event, EventOf, Remembered, View } from "./shapes";
import { ascending, type Laid } from "./years";

/** The end of a round, while it is still to be seen. */
export interface Moment {
  /** Who takes the line, null when it is set aside. */
  taker: number | null;
  /** Who begins the next round. */
  next: number;
  count: number;
  /** The person's life, once it is revealed. */
  life: EventOf<"revealed"> | null;
}

const changed = <T>(list: readonly T[], at: number, make: (old: T) => T): T[] =>
  list.map((entry, index) => (index === at ? make(entry) : entry));

/** The next seat that still holds a card. LT08 */
function following(view: View, seat: number): number {
  for (let step = 1; step <= view.players; step++) {
    const next = (seat + step) % view.players;
    if (view.hand_sizes[next]! > 0) return next;
  }
  return seat;
}

/** The table cleared for the next round, if the last one is still hanging there. */
function cleared(view: View): View {
  if (!view.moment) return view;
  const first = view.moment.next;
  return {
    ...view,
    moment: null,
    round: view.round + 1,
    first,
    turn: first,
    phase: "open",
    line: [],
    celebrity: null,
    person: null,
    people: null,
    name: null,
    about: null,
    born: null,
    died: null,
    nobody_fits: false,
    redraws: 0,
  };
}

/** The table at the end of the game: there is no next round to clear it for. */
function finished(view: View): View {
  const { round, first, redraws } = view;
  return view.moment
    ? { ...cleared(view), round, first, redraws, phase: null }
    : { ...view, phase: null };
}

/** Cards leave the top of the pile; those a seat remembers move on with them. */
function drawn(view: View, count: number, to: (index: number) => Omit<Remembered, "card">): View {
  const remembered = view.remembered?.map((entry): Remembered => {
    if (entry.where !== "pile") return entry;
    const index = entry.index ?? 0;
    return index < count ? { card: entry.card, ...to(index) } : { ...entry, index: index - count };
  });
  return { ...view, pile_size: view.pile_size - count, remembered: remembered ?? null };
}

const seen = (view: View, cards: readonly string[]): View =>
  view.remembered
    ? { ...view, remembered: view.remembered.filter((entry) => !cards.includes(entry.card)) }
    : view;

function refilled(view: View, event: EventOf<"refilled">): View {
  const held = view.hand_sizes[event.seat] ?? 0;
  const next = drawn(view, event.count, (index) => ({
    where: "hand",
    seat: event.seat,
    index: held + index,
  }));
  const sizes = changed<number>(next.hand_sizes, event.seat, (size) => size + event.count);
  const mine = event.seat === view.seat && event.cards ? event.cards : [];
  return seen({ ...next, hand_sizes: sizes, hand: view.hand && [...view.hand, ...mine] }, mine);
}

function drew(view: View, event: EventOf<"drew">): View {
  const next = drawn(view, 1, () => ({ where: "celebrity" }));
  const mine = event.card ? [event.card] : [];
  return seen({ ...next, turn: event.seat, celebrity: event.card ?? null }, mine);
}

function putUnder(view: View, event: EventOf<"put-under">): View {
  const index: number = view.pile_size;
  const followed = view.remembered?.map((entry): Remembered =>
    entry.where === "celebrity" ? { card: entry.card, where: "pile", index } : entry,
  );
  const mine: Remembered[] = event.card ? [{ card: event.card, where: "pile", index }] : [];
  const remembered = followed && [...followed, ...mine].sort((a, b) => (a.card < b.card ? -1 : 1));
  return {
    ...view,
    pile_size: index + 1,
    celebrity: null,
    people: null,
    redraws: view.redraws + 1,
    remembered,
  };
}

/** LT09: a hand card becomes the celebrity card. */
function kept(view: View, event: EventOf<"kept">): View {
  const sizes = changed<number>(view.hand_sizes, event.seat, (size) => size - 1);
  const hand =
    event.card && view.hand ? view.hand.filter((card) => card !== event.card) : view.hand;
  const last: number = sizes[event.seat] ?? 0;
  const remembered = view.remembered?.map((entry): Remembered =>
    entry.where === "hand" && entry.seat === event.seat && entry.index === last
      ? { card: entry.card, where: "celebrity" }
      : entry,
  );
  return {
    ...view,
    hand_sizes: sizes,
    hand,
    celebrity: event.card ?? null,
    turn: event.seat,
    remembered: remembered ?? null,
  };
}

function named(view: View, event: EventOf<"named">): View {
  const life = event.place === undefined ? undefined : view.people?.[event.place - 1];
  return {
    ...view,
    celebrity: event.card ?? null, // LT13: the others hear the name alone
    person: event.place ?? null,
    name: event.name,
    about: event.about ?? null,
    born: life?.born ?? null,
    died: life?.died ?? null,
  };
}

function laid(view: View, event: EventOf<"laid">): View {
  const card: Laid = { card: event.card, year: event.year, seat: event.seat };
  const line = event.side === "left" ? [card, ...view.line] : [...view.line, card];
  const place = view.hand?.indexOf(event.card) ?? -1;
  const next: View = {
    ...view,
    ply: view.ply + 1,
    line,
    hand_sizes: changed<number>(view.hand_sizes, event.seat, (size) => size - 1),
    hand: place < 0 || !view.hand ? view.hand : view.hand.filter((_, at) => at !== place),
  };
  const open = event.side === "open" && event.year != null;
  return seen(open ? { ...next, phase: "lay", turn: following(next, event.seat) } : next, [
    event.card,
  ]);
}

function refused(view: View, event: EventOf<"refused">): View {
  const at = view.line.findIndex((card) => card.year === event.year);
  return { ...view, line: changed<Laid>(view.line, at, (card) => ({ ...card, wrong: true })) };
}

function lost(view: View, event: EventOf<"lost">): View {
  const moment: Moment = {
    taker: event.seat,
    next: event.seat,
    count: event.cards.length,
    life: null,
  };
  const taken = changed<string[]>(view.taken, event.seat, (cards) =>
    ascending([...cards, ...event.cards]),
  );
  return { ...view, taken, moment };
}

function unlost(view: View, event: EventOf<"unlost">): View {
  const next = (view.first + 1) % view.players;
  const moment: Moment = { taker: null, next, count: event.cards.length, life: null };
  return { ...view, aside: ascending([...view.aside, ...event.cards]), moment };
}

function revealed(view: View, event: EventOf<"revealed">): View {
  const moment = view.moment && { ...view.moment, life: event };
  return seen({ ...view, aside: ascending([...view.aside, event.card]), moment }, [event.card]);
}

/** The view after one event. */
export function advance(view: View, event: Event): View {
  switch (event.kind) {
    case "began":
      return { ...view, first: event.seat, turn: event.seat };
    case "refilled":
      return refilled(cleared(view), event);
    case "drew":
      return drew(cleared(view), event);
    case "put-under":
      return putUnder(view, event);
    case "kept":
      return kept(cleared(view), event);
    case "nobody-fits":
      return { ...cleared(view), nobody_fits: true, turn: event.seat };
    case "last-round":
      return { ...view, last: true };
    case "named":
      return named(view, event);
    case "laid":
      return laid(view, event);
    case "accepted":
      return view.turn === null ? view : { ...view, turn: following(view, view.turn) };
    case "refused":
      return refused(view, event);
    case "lost":
      return lost(view, event);
    case "unlost":
      return unlost(view, event);
    case "revealed":
      return revealed(view, event);
    case "void":
      return { ...cleared(view), celebrity: null };
    case "counted":
      return finished(view);
    case "won":
      return { ...view, over: true, turn: null, phase: null };
  }
}
