// All small drawings as one set of symbols, put into the page once and drawn with <use>. What comes
// by the dozen and changes at every event, numbers and badges, is drawn as one path instead: a <use>
// is a tree of its own each time.
import badges from "./badges.svg?raw";
import numerals from "./numerals.svg?raw";
import ring from "./ring.svg?raw";
import lost from "./ring-lost.svg?raw";

const icons = import.meta.glob<string>("./icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const inside = (svg: string) => svg.replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
const box = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1] ?? "0 0 100 100";
const symbol = (id: string, svg: string) =>
  `<symbol id="${id}" viewBox="${box(svg)}">${inside(svg)}</symbol>`;
const paths = (svg: string) =>
  new Map([...svg.matchAll(/id="[bn]-(\w+)"[^]*?\sd="([^"]*)"/g)].map(([, id, d]) => [id!, d!]));

/** Names: `n-7`, `n-plus`, `n-minus`, `b-red`, `ring`, `ring-lost`, `icon-NAME`. */
const symbols: string = [
  inside(numerals),
  inside(badges),
  symbol("ring", ring),
  symbol("ring-lost", lost),
  ...Object.entries(icons).map(([path, svg]) => symbol(`icon-${path.slice(8, -4)}`, svg)),
].join("");

const shapes = paths(badges);

/** The shape of a colour, as the path of a badge. */
export const shape = (colour: string): string => shapes.get(colour) ?? "";

const strokes = paths(numerals);
const SIGNS: Record<string, string> = {
  "+": "M28 31v38m-19-19h38",
  "-": "M9 50h38",
  "−": "M9 50h38",
};

/**
 * A number as one stroke, and how wide it is where it is 106 high. The drawings move only by steps
 * from where they begin.
 */
export function numeral(text: string): { path: string; width: number } {
  let at = 0;
  let path = "";
  for (const letter of text) {
    const drawn = SIGNS[letter] ?? strokes.get(letter) ?? "";
    path += drawn.replace(/^M([\d.]+)/, (_, x) => `M${Number(x) + at + 2}`);
    at += letter in SIGNS ? 66 : 74;
  }
  return { path, width: Math.max(0, at - 6) };
}

/** Puts the symbols at the head of the page. */
export function hang(): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "vh");
  svg.innerHTML = symbols;
  document.body.prepend(svg);
}
