// What the one button of the lobby says and does.
import type { SeatCard } from "$ui/api/message";

export interface Lobby {
  seats: Pick<SeatCard, "kind" | "you">[];
  /** Am I the one who may start? */
  host: boolean;
  least: number;
}

export interface Next {
  /** What a tap does; null: nothing yet. */
  act: "start" | "sit" | null;
  /** Name of the sentence on the button, and of the one beside it. */
  button: string;
  why: string;
  seated: number;
  free: number;
  missing: number;
}

/** What comes next for the one who looks at the lobby. */
export function whatNext({ seats, host, least }: Lobby): Next {
  const seated = seats.filter((seat) => seat.kind !== "free").length;
  const free = seats.length - seated;
  const figures = { seated, free, missing: Math.max(0, least - seated) };
  const sits = seats.some((seat) => seat.you);
  if (!sits && free > 0 && !host) return { act: "sit", button: "sit", why: "sit", ...figures };
  if (figures.missing > 0) return { act: null, button: "missing", why: host ? "missing" : "wait-missing", ...figures };
  if (!host) return { act: null, button: "wait", why: sits ? "wait" : "watch", ...figures };
  return { act: "start", button: "start", why: free > 0 ? "free-stay-empty" : "all-set", ...figures };
}
