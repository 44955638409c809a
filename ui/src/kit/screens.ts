// What kinds of screens a table is drawn for; base.css has the same borders.
import { MediaQuery } from "svelte/reactivity";

/** Room for the log beside the board. */
export const DESK = "min-width: 1100px";
/** Wide and low, as a phone on its side: what is mine lies beside the board and not below it. */
export const LOW =
  "(min-width: 560px) and (max-width: 1099px) and (max-height: 560px) and (orientation: landscape)";

export const desk = () => new MediaQuery(DESK);
export const low = () => new MediaQuery(LOW);
