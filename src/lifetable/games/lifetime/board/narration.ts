// What happened and what a move does, in sentences; how long each event wants to be seen, and how it sounds.
import type { Args, Outcome, Sentence, Who } from "$ui/boards";
import { personal, spoken, t } from "$ui/words";
import type { Event, EventOf, View } from "./shapes";
import { inLanguage, read, toCome, written, yearAt } from "./years";

type Told = Sentence & { seat: number | null };

/** Milliseconds at normal speed. Bots lay about every second: what they do must not pile up behind them. */
const PAUSES: Record<Event["kind"], number> = {
  began: 500,
  refilled: 160,
  drew: 420,
  "put-under": 620,
  kept: 800,
  "nobody-fits": 1500,
  "last-round": 1300,
  named: 1100,
  laid: 820,
  accepted: 420,
  refused: 950,
  lost: 750,
  revealed: 6500,
  unlost: 1100,
  void: 1600,
  counted: 500,
  won: 0,
};

export function pause(event: Event, view: View): number {
  // Whoever goes through half the pile is not watched card by card.
  if (view.redraws > 3 && (event.kind === "drew" || event.kind === "put-under")) return 30;
  return PAUSES[event.kind];
}

const SOUNDS: Partial<Record<Event["kind"], string>> = {
  drew: "pick",
  laid: "peg",
  accepted: "turn",
  refused: "knock",
  lost: "lost-life",
  revealed: "bubble",
  won: "win",
};

export function sound(event: Event): string | null {
  return SOUNDS[event.kind] ?? null;
}

/** Names in a row: Mia, Tim and Sarah. */
export function row(names: readonly string[], joined = "lifetime-and"): string {
  if (names.length < 2) return names[0] ?? "";
  return t(joined, { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** The number that people read on a card: of two with the same one they say it alike. */
const number = (card: string): string => card.slice(0, 2);

function fill(event: Event, who: Who[], language: string): Args {
  switch (event.kind) {
    case "refilled":
      return { count: event.count, cards: event.cards?.map(number).join(", ") || "none" };
    case "put-under":
      return { card: event.card ? number(event.card) : "none" };
    case "named":
      return { person: inLanguage(event.name, language) };
    case "laid":
      return {
        card: number(event.card),
        side: event.year == null ? "blind" : event.side,
        year: String(event.year ?? ""),
      };
    case "accepted":
    case "refused":
      return { year: String(event.year) };
    case "lost":
    case "unlost":
      return { count: event.cards.length };
    case "revealed":
      return revealed(event, language);
    case "counted":
      return { list: counted(event.scores, who) };
    case "won":
      return winners(event.seats, who);
    case "began":
    case "drew":
    case "kept":
    case "nobody-fits":
    case "last-round":
    case "void":
      return {};
  }
}

function revealed(event: EventOf<"revealed">, language: string): Args {
  const fact = inLanguage(event.fact, language);
  const person = inLanguage(event.name, language);
  return { person, born: String(event.born), died: String(event.died), fact: fact && ` ${fact}` };
}

function counted(scores: number[], who: Who[]): string {
  const bestFirst = scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => a.score - b.score);
  return bestFirst
    .map(
      ({ score, seat }) => `${who[seat]?.you ? t("yourself") : (who[seat]?.name ?? "")} ${score}`,
    )
    .join(", ");
}

/** Who won, from where I sit. */
export function winners(seats: number[], who: Who[]): Args {
  const others = seats.filter((seat) => !who[seat]?.you).map((seat) => who[seat]?.name ?? "");
  return {
    you: others.length < seats.length ? "yes" : "no",
    names: row(others),
    count: seats.length,
  };
}

export function tell(
  event: Event,
  _view: View,
  who: Who[],
  _seat: number | null,
  language: string,
): Told | null {
  // A refill is news only to the one who got cards; a card drawn is heard of when somebody is named.
  if (event.kind === "drew" || (event.kind === "refilled" && !event.cards)) return null;
  const seat = "seat" in event ? event.seat : null;
  const about = seat === null ? {} : personal(seat, who);
  return {
    id: `lifetime-told-${event.kind}`,
    args: { ...about, ...fill(event, who, language) },
    seat,
  };
}

export function say(move: string, view: View, outcome: Outcome<Event> | null): Sentence {
  const made = read(move);
  if (made.kind === "blind")
    return { id: "lifetime-move-blind", args: { card: number(made.card) } };
  if (made.kind === "open") {
    const person = inLanguage(view.people?.[made.place - 1]?.name ?? view.name, spoken());
    return {
      id: "lifetime-move-open",
      args: { person: person || "?", card: number(made.card), year: String(made.year) },
    };
  }
  const year = yearAt(made.card, made.side, () => outcome);
  if (toCome(made.card, made.side, () => outcome))
    return {
      id: "lifetime-move-to-come",
      args: { card: number(made.card), year: written(year) },
    };
  return {
    id: "lifetime-move-lay",
    args: { card: number(made.card), side: made.side, year: written(year), fits: "unknown" },
  };
}
