// The rules of a game as its folder tells them: sections of HTML, with marks for what is searched and what is in force.
import { Marked } from "marked";
import { folder, type Data } from "$ui/boards";
import { bundled } from "$ui/words";

const marked = new Marked({ gfm: true });

export interface Section {
  id: string;
  title: string;
  html: string;
  /** The rules on one page, to print. */
  summary: boolean;
}

/** The rules of a game in a language; nothing if they are not written down here. */
export async function manual(game: string, language: string): Promise<Section[]> {
  return sections(await bundled(`${folder(game)}/manual/${language}`));
}

/**
 * A text by its second headings; what stands before the first one has no title, and what follows the
 * mark is for the terminal.
 */
export function sections(text: string): Section[] {
  const parts: { title: string; summary: boolean; tokens: ReturnType<Marked["lexer"]> }[] = [];
  const tokens = marked.lexer(text);
  const start = () => Object.assign([], { links: tokens.links }) as unknown as typeof tokens;
  for (const token of tokens) {
    if (token.type === "html" && token.text.includes("terminal")) break;
    if (token.type === "heading" && token.depth === 1) continue;
    if (token.type === "heading" && token.depth === 2)
      parts.push({ title: token.text, summary: false, tokens: start() });
    else {
      if (!parts.length) parts.push({ title: "", summary: false, tokens: start() });
      const part = parts.at(-1)!;
      if (token.type === "html" && token.text.includes("summary")) part.summary = true;
      else part.tokens.push(token);
    }
  }
  return parts.map(({ title, summary, tokens: own }, i) => ({
    id: `rule-${i}`,
    title,
    summary,
    html: tidy(marked.parser(own)),
  }));
}

/**
 * Tables scroll by themselves on a phone; a screen reader is told that one can. A picture is a place for a
 * drawing of the game's own and its caption, and a ruling that is explained can be led to.
 */
const tidy = (html: string) =>
  html
    .replace(
      /<p><img src="picture:([\w-]+)" alt="([^"]*)"\s*\/?><\/p>/g,
      '<figure><div data-picture="$1" aria-hidden="true"></div><figcaption>$2</figcaption></figure>',
    )
    .replace(
      /<li>(<p>)?<code>([A-Z]{2}\d{2})<\/code>/g,
      '<li id="$2" tabindex="-1">$1<span class="ruling">$2</span>',
    )
    .replaceAll("<table>", '<div class="wide" tabindex="0" role="group"><table>')
    .replaceAll("</table>", "</table></div>");

interface Folded {
  text: string;
  /** Where each folded sign came from. */
  from: number[];
}

/** Without accents and capitals, so that "cle" finds "Clé". */
function fold(text: string): Folded {
  let folded = "";
  const from: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (let i = 0; i < plain.length; i += 1) from.push(at);
    folded += plain;
    at += sign.length;
  }
  from.push(at);
  return { text: folded, from };
}

/** Marks every place of a word in a piece of HTML, and counts them. */
export function highlight(html: string, wanted: string): { html: string; count: number } {
  const what = fold(wanted.trim()).text;
  if (what.length < 2) return { html, count: 0 };
  let count = 0;
  const pieces = html.split(/(<[^>]*>|&[#\w]+;)/).map((piece) => {
    if (piece.startsWith("<") || /^&[#\w]+;$/.test(piece)) return piece;
    const { text, from } = fold(piece);
    let out = "";
    let done = 0;
    for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + what.length)) {
      const [start, end] = [from[at]!, from[at + what.length]!];
      out += `${piece.slice(done, start)}<mark>${piece.slice(start, end)}</mark>`;
      done = end;
      count += 1;
    }
    return out + piece.slice(done);
  });
  return { html: pieces.join(""), count };
}

export interface ForceWords {
  on: string;
  off: string;
  here: (value: string) => string;
}

const chip = (text: string, off: boolean) =>
  `<span class="force${off ? " off" : ""}">${text}</span> `;
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Options and their choices are called by their names in a list of rules, not as they are written in a record. */
export function titled(html: string, title: (option: string) => string | null): string {
  let last = "";
  return html.replace(
    /(<li>(?:<p>)?)<code>([\w-]+)<\/code>/g,
    (all, start: string, option: string) => {
      let name = title(option);
      if (name !== null) last = option;
      else name = title(`${last}-${option}`);
      return name === null
        ? all
        : `${start}<strong data-option="${option}">${escape(name)}</strong>`;
    },
  );
}

/** Marks the options in a list of rules: in force at this table, or not. */
export function inForce(html: string, options: Data, words: ForceWords): string {
  const items = [
    ...html.matchAll(
      /<li>(?:<p>)?(?=<(?:code|strong data-option="[\w-]+")>)(?=<(?:code>|strong data-option=")([\w-]+))/g,
    ),
  ];
  const chips = new Map<number, string>();
  let option: { name: string; at: number } | null = null;
  for (const item of items) {
    const [name, at] = [item[1]!, item.index + item[0].length];
    if (name in options) {
      option = { name, at };
      const value = options[name];
      if (typeof value === "boolean") chips.set(at, chip(value ? words.on : words.off, !value));
      else
        chips.set(
          at,
          value === 0 ? chip(words.off, true) : chip(words.here(escape(String(value))), false),
        );
    } else if (option && typeof options[option.name] === "string") {
      chips.delete(option.at); // its choices say it better
      const chosen = options[option.name] === name;
      chips.set(at, chip(chosen ? words.on : words.off, !chosen));
    }
  }
  let out = "";
  let done = 0;
  for (const [at, text] of [...chips].sort(([a], [b]) => a - b)) {
    out += html.slice(done, at) + text;
    done = at;
  }
  return out + html.slice(done);
}
