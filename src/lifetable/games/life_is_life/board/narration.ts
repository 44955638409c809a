// How events are told: a sentence, how long each wants to be seen, its sound; and a move in words.
import type { Args, Outcome, Sentence, Who } from "$ui/boards";
import { personal, t } from "$ui/words";
import type { Scene } from "./advance";
import { type Animal, type Bunch, VALUE, kinds, parsed } from "./animals";
import { settled } from "./scene";
import type { Event, EventOf, View } from "./shapes";
import { sudden } from "./trade";

const TOLD = "life-is-life-told-";
const yes = (fact: unknown): "yes" | "no" => (fact ? "yes" : "no");

export const animalName = (animal: Animal): string => t(`life-is-life-${animal}`);

/** “2× bear, cat”: no language has to bend a word for it. */
export const spoken = (bunch: Bunch): string =>
  kinds(bunch)
    .map((animal) =>
      bunch[animal]! > 1 ? `${bunch[animal]}× ${animalName(animal)}` : animalName(animal),
    )
    .join(", ");

const called = (seat: number, who: Who[]): string =>
  who[seat]?.you ? t("yourself") : (who[seat]?.name ?? "");

function counted(event: EventOf<"counted">, who: Who[]): Sentence & { seat: number | null } {
  const name = animalName(event.animal);
  const held = event.counts
    .map((n, seat) => (n ? `${called(seat, who)} ${n}` : ""))
    .filter(Boolean);
  const args = {
    animal: name.charAt(0).toUpperCase() + name.slice(1),
    value: event.value,
    list: held.join(", "),
  };
  if (!held.length) return { id: `${TOLD}counted-none`, args, seat: null };
  if (event.seat === null) return { id: `${TOLD}counted-tie`, args, seat: null };
  return {
    id: `${TOLD}counted`,
    args: { ...args, ...personal(event.seat, who) },
    seat: event.seat,
  };
}

/** Who has how many points, the best first. */
function ranked(points: number[], lives: number[], who: Who[]): string {
  return points
    .map((n, seat) => ({ n, seat }))
    .filter(({ n, seat }) => n || lives[seat])
    .sort((a, b) => b.n - a.n)
    .map(({ n, seat }) => `${called(seat, who)} ${n}`)
    .join(", ");
}

function values(event: Event, view: View, who: Who[]): Args {
  switch (event.kind) {
    case "dealt":
    case "capped":
      return { round: event.round };
    case "traded":
      return { row: event.row, laid: spoken(event.laid), took: spoken(event.took) };
    case "knocked":
      return { first: yes(event.first) };
    case "sudden-death":
      return {
        animals: spoken(Object.fromEntries(event.animals.map((a) => [a, VALUE[a]]))),
      };
    case "shown":
      return { hand: spoken(event.hand) };
    case "totals":
      return { list: ranked(event.points, view.scene?.lives ?? view.lives, who) };
    case "lives":
      return { gain: yes(event.change > 0), count: Math.abs(event.change), lives: event.lives };
    case "won":
      return {
        you: yes(event.seats.some((seat) => who[seat]?.you)),
        name: event.seats.map((seat) => who[seat]?.name ?? "").join(", "),
      };
    case "began":
    case "counted":
    case "out":
      return {};
  }
}

/** What happened, in a sentence for the log and for those who listen. */
export function tell(
  event: Event,
  view: View,
  who: Who[],
): (Sentence & { seat: number | null }) | null {
  if (event.kind === "counted") return counted(event, who);
  const about = event.kind === "won" ? event.seats[0] : "seat" in event ? event.seat : null;
  const seat = about ?? null;
  const person = seat === null ? {} : personal(seat, who);
  return { id: TOLD + event.kind, args: { ...person, ...values(event, view, who) }, seat };
}

/** A move in the words of the rules. */
export function say(move: string, view: View, outcome: Outcome<Event> | null): Sentence {
  const trade = parsed(move);
  if (!trade)
    return { id: "life-is-life-move-knock", args: { first: yes(view.last_turns === null) } };
  const args = {
    row: trade.row,
    took: spoken(view.rows[trade.row - 1] ?? {}),
    laid: spoken(trade.laid),
    sudden: yes(sudden(outcome).length),
  };
  return { id: "life-is-life-move-trade", args };
}

/** Is this the last thing told before cards are dealt again? Then it stays to be read. */
function closing(view: View): boolean {
  return !!view.scene && settled(view.scene, !!view.options.pro);
}

const PAUSES: Record<Exclude<Event["kind"], "counted">, number> = {
  began: 700,
  dealt: 1100,
  traded: 900,
  knocked: 1500,
  capped: 1500,
  shown: 260,
  totals: 1100,
  "sudden-death": 2600,
  lives: 650,
  out: 1300,
  won: 1500,
};
const READING = 3400;

/** Is an event of a round's end part of the view already? */
function inView(event: Event, scene: Scene | null | undefined): boolean {
  switch (event.kind) {
    case "shown":
      return !!scene?.hands[event.seat];
    case "counted":
      return !!scene?.counted.some(({ animal }) => animal === event.animal);
    case "totals":
      return !!scene?.totals;
    case "lives":
      return !!scene?.fates.some(({ seat }) => seat === event.seat);
    case "out":
      return !!scene?.out.includes(event.seat);
    default:
      return true;
  }
}

/** How long an event is looked at once the view has it. What is still to come asks for no time yet: a count is
 * long, and must not be cut short because of that. */
export function pause(event: Event, view: View): number {
  if (!inView(event, view.scene)) return 0;
  if (event.kind === "counted") return event.counts.some((n) => n > 0) ? 1150 : 350;
  const least = PAUSES[event.kind];
  return event.kind !== "won" && closing(view) ? Math.max(READING, least) : least;
}

const SOUNDS: Partial<Record<Event["kind"], string>> = {
  traded: "trade",
  knocked: "knock",
  out: "bubble",
  won: "win",
  "sudden-death": "lost-life",
  dealt: "pick",
};

export function sound(event: Event): string | null {
  if (event.kind === "lives") return event.change < 0 ? "lost-life" : "pick";
  if (event.kind === "counted") return event.seat === null ? null : "pick";
  return SOUNDS[event.kind] ?? null;
}
