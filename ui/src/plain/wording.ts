// What a plain board writes: values in few signs, with names where there are seats.
// `games/plain.py` does the same on a terminal.
import type { Holds } from "$ui/api/message";
import type { Data, Sentence, Who } from "$ui/boards";
import { has, listed, personal, t } from "$ui/words";

export const NOTHING = "–";

/** What a key is called. */
export function label(game: string, name: string): string {
  const id = `${game}-shown-${name}`;
  return has(id) ? t(id) : name.replaceAll(/[-_]/g, " ");
}

/** One value: of a key that tells something of each seat, the value of one of them. */
export function shown(field: Holds, value: unknown, who: Who[], language: string): string {
  if (value === null || value === undefined) return NOTHING;
  if (Array.isArray(value)) {
    const all = value.map((one) => shown(field, one, who, language));
    return all.length ? all.join(" · ") : NOTHING;
  }
  switch (field.holds) {
    case "seat":
      return who[Number(value)]?.name ?? NOTHING;
    case "flag":
      return value ? "✓" : NOTHING;
    case "record": {
      const of = value as Data;
      const told = field.fields.filter((inner) => inner.name in of);
      return told
        .map((inner) => `${inner.name} ${shown(inner, of[inner.name], who, language)}`)
        .join(", ");
    }
    case "bunch": {
      const all = Object.entries(value as Data).map(([word, count]) => `${word} ${count}`);
      return all.length ? all.join(", ") : NOTHING;
    }
    case "translated": {
      const texts = value as Record<string, string>;
      return texts[language] ?? Object.values(texts)[0] ?? NOTHING;
    }
    case "text":
      return String(value);
  }
}

/** What an event's sentence is filled with. */
export function values(event: Data, fields: Holds[], who: Who[], language: string): Data {
  const filled: Data = {};
  for (const field of fields) {
    const value: unknown = event[field.name];
    if (field.name === "seat" && typeof value === "number")
      Object.assign(filled, personal(value, who));
    else if (field.name === "seats" && Array.isArray(value)) {
      const seats = value as number[];
      const others = seats.filter((seat) => !who[seat]?.you).map((seat) => who[seat]?.name ?? "");
      Object.assign(filled, {
        you: seats.some((seat) => who[seat]?.you) ? "yes" : "no",
        names: listed(others),
        count: seats.length,
      });
    } else if (field.holds === "seat" && typeof value === "number")
      filled[field.name] = who[value]?.you ? t("yourself") : (who[value]?.name ?? "");
    else
      filled[field.name] = typeof value === "number" ? value : shown(field, value, who, language);
  }
  return filled;
}

/** An event as a sentence: the game's own, or its keys and values. */
export function sentence(
  game: string,
  event: Data,
  fields: Holds[],
  who: Who[],
  language: string,
): Sentence {
  const id = `${game}-told-${event.kind}`;
  if (has(id)) return { id, args: values(event, fields, who, language) };
  const told = fields
    .filter((field) => field.name in event)
    .map((field) => `${label(game, field.name)} ${shown(field, event[field.name], who, language)}`);
  return { id: "ui-plain-said", args: { said: [event.kind, told.join(", ")].join(" ").trim() } };
}

/** A move in words: the game's own, or as it is written. */
export function inWords(game: string, move: string): Sentence {
  const id = `${game}-move-${move}`;
  return has(id) ? { id, args: {} } : { id: "ui-plain-said", args: { said: move } };
}
