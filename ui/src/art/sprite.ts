// All small drawings as one set of symbols, put into the page once and drawn with <use>.
import badges from "./badges.svg?raw";
import numerals from "./numerals.svg?raw";
import ring from "./ring.svg?raw";
import lost from "./ring-lost.svg?raw";

const icons = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true });

const inside = (svg: string) => svg.replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
const box = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1] ?? "0 0 100 100";
const symbol = (id: string, svg: string) => `<symbol id="${id}" viewBox="${box(svg)}">${inside(svg)}</symbol>`;

/** The same shapes in paper, for towels: a colour lies behind them already. */
const paper = (svg: string) => svg.replaceAll('id="b-', 'id="bp-').replace(/fill="var\(--p-[^"]*"/g, 'fill="var(--paper)"');

/** Names: `n-7`, `n-plus`, `n-minus`, `b-red`, `bp-red` (paper), `ring`, `ring-lost`, `icon-NAME`. */
export const symbols: string = [
  inside(numerals),
  inside(badges),
  inside(paper(badges)),
  symbol("ring", ring),
  symbol("ring-lost", lost),
  ...Object.entries(icons).map(([path, svg]) => symbol(`icon-${path.slice(8, -4)}`, svg)),
].join("");

/** Puts the symbols at the head of the page. */
export function hang(): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "vh");
  svg.innerHTML = symbols;
  document.body.prepend(svg);
}
