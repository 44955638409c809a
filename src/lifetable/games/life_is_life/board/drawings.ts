import numerals from "$ui/art/numerals.svg?raw";
import ring from "$ui/art/ring.svg?raw";
import { keep } from "$ui/kit/warm";
import { settings } from "$ui/settings.svelte";
import { type Animal, VALUE } from "./animals";

const files = import.meta.glob<string>("./art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = (animal: Animal): string => files[`./art/${animal}.svg`] ?? "";
const url = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The drawing of an animal, without the tag around it: 100 by 100. */
export const drawing = (animal: Animal): string =>
  file(animal)
    .replace(/^[^]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "");

/** An animal as a picture. */
export const picture = (animal: Animal): string => url(file(animal));

/** A life as a picture. */
export const life: string = url(ring);

const shape = (digit: number): string =>
  new RegExp(`id="n-${digit}"[^>]*>([^]*?)</symbol>`).exec(numerals)?.[1] ?? "";

/** The face of a card, 100 by 120: frame, sky, water, swimmer, value. */
function drawn(animal: Animal, token: (name: string) => string): string {
  const [paper, ink, water] = [token("--paper"), token("--ink"), token("--water")];
  const swimmer = drawing(animal).replace(/var\(--water,[^)]*\)/g, water);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120">
<clipPath id="c"><rect x="4.5" y="4.5" width="91" height="111" rx="10.5"/></clipPath>
<rect width="100" height="120" rx="14" fill="${paper}"/>
<g clip-path="url(#c)">
<rect width="100" height="120" fill="${token(`--sky-${animal}`)}"/>
<rect y="90" width="100" height="30" fill="${water}"/>
<svg x="5.4" y="25.2" width="89.2" height="89.2" viewBox="0 0 100 100">${swimmer}</svg>
</g>
<path d="M14 0h17v22a12 12 0 0 1-12 12H0V14A14 14 0 0 1 14 0Z" fill="${paper}"/>
<svg x="7.4" y="5.7" width="13.2" height="20.5" viewBox="-2 -2 68 104" color="${ink}">${shape(VALUE[animal])}</svg>
</svg>`;
}

const night = matchMedia("(prefers-color-scheme: dark)");
const faces = new Map<string, string>();
const colours = new Map<string, string>();

/** A card as one picture: fifty lie open in a count, and a picture is laid out and painted in one piece. */
export function face(animal: Animal): string {
  const light = `${settings.theme} ${night.matches}`; // by night the paper is darker
  const key = `${animal} ${light}`;
  let found = faces.get(key);
  if (!found) {
    faces.set(key, (found = url(drawn(animal, (token) => colour(token, light)))));
    keep(found);
  }
  return found;
}

/** Asking the style costs, so it is asked once for each light. */
function colour(token: string, light: string): string {
  const key = `${token} ${light}`;
  let seen = colours.get(key);
  if (!seen) {
    const drop = document.createElement("i");
    drop.style.color = `var(${token})`;
    document.body.append(drop);
    colours.set(key, (seen = getComputedStyle(drop).color));
    drop.remove();
  }
  return seen;
}
