// What the view and the events of this game hold, as its rules declare them.
import type { components } from "$ui/api/types";
import type { Scene } from "./advance";

/** What the rules show; while the end of a round is told, the board adds the scene. */
export type View = components["schemas"]["LifeIsLifeView"] & { scene?: Scene | null };
export type Event = components["schemas"]["LifeIsLifeEvent"];
/** The events of some kinds. */
export type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
