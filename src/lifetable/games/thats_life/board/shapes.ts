// What the view and the events of this game hold, as its rules declare them.
import type { components } from "$ui/api/types";

export type View = components["schemas"]["ThatsLifeView"];
export type Event = components["schemas"]["ThatsLifeEvent"];
/** The events of some kinds. */
export type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;
