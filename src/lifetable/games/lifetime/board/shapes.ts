// What the view and the events of this game hold, as its rules declare them.
import type { components } from "$ui/api/types";
import type { Moment } from "./advance";
import type { Laid } from "./years";

type Shown = components["schemas"]["LifetimeView"];

/** What the rules show; while the end of a round is told, the board adds the moment and marks the wrong card. */
export type View = Omit<Shown, "line"> & { line: Laid[]; moment?: Moment | null };
export type Event = components["schemas"]["LifetimeEvent"];
/** The events of some kinds. */
export type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
/** A life that the first player may choose. */
export type Person = NonNullable<View["people"]>[number];
/** A card of which a seat remembers where it is. */
export type Remembered = NonNullable<View["remembered"]>[number];
