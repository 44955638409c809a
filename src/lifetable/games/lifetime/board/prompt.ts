// What the deck says: a headline, a sentence and the one button, for every state of the table and of my choice.
import type { Args, Foreseen, Sentence, Who } from "$ui/boards";
import { personal } from "$ui/words";
import type { Moment } from "./advance";
import type { Event, View } from "./shapes";
import { fits, inLanguage, read, toCome, written, yearAt, type Side } from "./years";

/** What I have picked so far. */
export interface Choice {
  card: string | null;
  side: Side | null;
  place: number | null;
  year: number | null;
}

export const NOTHING: Choice = { card: null, side: null, place: null, year: null };

export interface Prompt {
  head: Sentence | null;
  more: Sentence | null;
  /** The button: what it does, or what is missing. */
  go: Sentence | null;
}

const said = (id: string, args: Args = {}): Sentence => ({ id: `lifetime-ui-${id}`, args });

/** The move that my choice amounts to, if it does. */
export function chosen(choice: Choice, legal: readonly string[]): string | null {
  const { card, side, place, year } = choice;
  const fitting = legal.find((move) => {
    const made = read(move);
    if (made.card !== card) return false;
    if (made.kind === "lay") return made.side === side;
    return made.kind === "blind" || (made.place === place && made.year === year);
  });
  return fitting ?? null;
}

function toLay(choice: Choice, view: View, outcome: Foreseen<Event>, language: string): Prompt {
  const { card, side } = choice;
  const line = view.line;
  if (card && side) {
    const year = yearAt(card, side, outcome);
    const other: Side = side === "left" ? "right" : "left";
    const known = year === null ? "unknown" : fits(year, view);
    const head = said("alive", { person: inLanguage(view.name, language), year: written(year) });
    const instead = written(yearAt(card, other, outcome));
    const more = toCome(card, side, outcome)
      ? said("lay-to-come", { year: written(year), other: instead })
      : known === "unknown"
        ? said("lay-instead", { side: other, year: instead })
        : said("lay-known", { fits: known, count: line.length + 1 });
    return { head, more, go: said("go-lay", { year: written(year) }) };
  }
  if (card) {
    const years = {
      left: written(yearAt(card, "left", outcome)),
      right: written(yearAt(card, "right", outcome)),
    };
    return {
      head: said("lay-where", { card }),
      more: said("lay-where-more", years),
      go: said("go-end"),
    };
  }
  if (side) {
    const year = String((side === "left" ? line[0] : line.at(-1))?.year ?? "");
    return {
      head: said("lay-which", { side, year }),
      more: said("lay-which-more"),
      go: said("go-card"),
    };
  }
  return { head: said("lay"), more: said("lay-more"), go: said("go-both") };
}

function toOpen(choice: Choice, view: View, language: string): Prompt {
  const { card, place, year } = choice;
  if (view.nobody_fits) {
    return {
      head: said("blind"),
      more: said("blind-more"),
      go: card ? said("go-open", { year: card }) : said("go-card"),
    };
  }
  const person = place === null ? "" : inLanguage(view.people?.[place - 1]?.name, language);
  if (person && card && year !== null) {
    const args = { person, year: String(year) };
    return {
      head: said("name-ready", args),
      more: said("name-ready-more"),
      go: said("go-open", { year: String(year) }),
    };
  }
  if (person)
    return {
      head: said("name-year"),
      more: said("name-year-more", { person }),
      go: said("go-card"),
    };
  if (card)
    return {
      head: said("name-card"),
      more: said("name-card-more", { card }),
      go: said("go-person"),
    };
  return { head: said("name"), more: said("name-more"), go: said("go-person") };
}

function ended(moment: Moment, view: View, who: Who[]): Prompt {
  const wrong = view.line.find((laid) => laid.wrong)?.year;
  if (moment.taker === null) return { head: said("set-aside"), more: null, go: null };
  const one = personal(moment.taker, who);
  const total = view.taken[moment.taker]?.length ?? 0;
  const more = said(view.last ? "slip-last" : "slip-more", { ...one, total });
  if (!moment.life || wrong == null)
    return { head: said("all-taken", { ...one, count: moment.count }), more, go: null };
  const by = wrong < moment.life.born ? moment.life.born - wrong : wrong - moment.life.died;
  return { head: said("slip", { ...one, count: by }), more, go: null };
}

/** While an event is being told: what it is about. */
function telling(event: Event, view: View, language: string): Prompt | null {
  if (event.kind !== "laid" && event.kind !== "accepted" && event.kind !== "refused") return null;
  const year = String(event.year ?? "");
  if (event.kind === "accepted") return { head: said("yes", { year }), more: null, go: null };
  if (event.kind === "refused") return { head: said("no", { year }), more: null, go: null };
  if (event.side === "open") return null;
  return {
    head: said("alive", { person: inLanguage(view.name, language), year }),
    more: null,
    go: null,
  };
}

export function prompt(
  choice: Choice,
  view: View,
  who: Who[],
  mine: boolean,
  event: Event | null,
  outcome: Foreseen<Event>,
  language: string,
): Prompt {
  if (view.moment) return ended(view.moment, view, who);
  const told = event && telling(event, view, language);
  if (told) return told;
  if (view.over || view.turn === null) return { head: null, more: null, go: null };
  if (mine)
    return view.phase === "open"
      ? toOpen(choice, view, language)
      : toLay(choice, view, outcome, language);
  const doing = view.nobody_fits ? "blind" : (view.phase ?? "lay");
  const one = personal(view.turn, who);
  if (one.you === "yes") return { head: null, more: null, go: null };
  const head: Sentence = { id: "lifetime-turn", args: { ...one, doing } };
  return { head, more: null, go: said("go-wait", { name: one.name }) };
}
