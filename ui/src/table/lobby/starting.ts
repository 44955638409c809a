// What the one button of the lobby says and does.
import type { Message, SeatCard } from "$ui/api/message";

export interface Lobby {
  seats: Pick<SeatCard, "kind" | "you">[];
  /** Am I the one who may start? */
  host: boolean;
  least: number;
  /** Are the words for the luck called for? */
  called: boolean;
  /** And have they not all come after some seconds? */
  late?: boolean;
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

/** Whose words are called for and not shown yet. */
export const awaited = ({ seats, luck }: Pick<Message, "seats" | "luck">): SeatCard[] =>
  seats.filter(
    ({ seat }) =>
      luck.called &&
      luck.seals.some((one) => one.seat === seat) &&
      !luck.words.some((one) => one.seat === seat),
  );

/** What comes next for the one who looks at the lobby. */
export function whatNext({ seats, host, least, called, late }: Lobby): Next {
  const seated = seats.filter((seat) => seat.kind !== "free").length;
  const free = seats.length - seated;
  const figures = { seated, free, missing: Math.max(0, least - seated) };
  if (called)
    return {
      act: null,
      button: late ? "awaited" : "called",
      why: late ? "awaited" : "called",
      ...figures,
    };
  const sits = seats.some((seat) => seat.you);
  if (!sits && free > 0 && !host) return { act: "sit", button: "sit", why: "sit", ...figures };
  if (figures.missing > 0)
    return { act: null, button: "missing", why: host ? "missing" : "wait-missing", ...figures };
  if (!host) return { act: null, button: "wait", why: sits ? "wait" : "watch", ...figures };
  return {
    act: "start",
    button: "start",
    why: free > 0 ? "free-stay-empty" : "all-set",
    ...figures,
  };
}
