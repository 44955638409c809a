import { ANIMALS, type Animal } from "./animals";

const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

/** The drawing of an animal, without the tag around it: 100 by 100. */
export const drawing = (animal: Animal): string =>
  (files[`./art/${animal}.svg`] ?? "").replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** All animals as symbols `lil-NAME`: forty cards lie on the table, each animal is in the page once. */
export const symbols: string = ANIMALS.map(
  (animal) => `<symbol id="lil-${animal}" viewBox="0 0 100 100">${drawing(animal)}</symbol>`,
).join("");

/** Puts them into the page, once. */
export function hang(): void {
  if (document.getElementById("lil-drawings")) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "lil-drawings";
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "vh");
  svg.innerHTML = symbols;
  document.body.prepend(svg);
}
