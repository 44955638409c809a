// Once more: how the offer of a rematch stands for whoever looks at the table.
import type { Message } from "$ui/api/message";

export type Standing =
  /** Nobody has offered one; only those who played can. */
  | { is: "open"; mine: boolean }
  | { is: "asked"; by: string }
  | { is: "waiting"; offered: boolean; missing: string[]; declined: string[] }
  | { is: "declined"; by: string }
  /** It has begun: with us, or without. */
  | { is: "begun"; with: boolean };

export function standing(message: Pick<Message, "seats" | "rematch" | "next">): Standing {
  const { seats, rematch, next } = message;
  const mine = seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const named = (numbers: number[]) => numbers.map((number) => seats[number]?.name ?? "");
  // In games from before rematches were accepted, everybody came along.
  const coming =
    mine.length > 0 && mine.every((seat) => !rematch || rematch.accepted.includes(seat));
  if (next) return { is: "begun", with: coming };
  if (!rematch) return { is: "open", mine: mine.length > 0 };
  const by = seats[rematch.seat]?.name ?? "";
  if (coming)
    return {
      is: "waiting",
      offered: mine.includes(rematch.seat),
      missing: named(rematch.asked),
      declined: named(rematch.declined),
    };
  if (mine.some((seat) => rematch.asked.includes(seat))) return { is: "asked", by };
  return mine.length ? { is: "declined", by } : { is: "open", mine: false };
}

/** Does whoever looks sit at the table that follows? */
export function comesAlong(message: Pick<Message, "seats" | "rematch" | "next">): boolean {
  const now = standing(message);
  return now.is === "begun" && now.with;
}
