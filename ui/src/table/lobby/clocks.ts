// The clocks a table can choose from, as one list: none, so long per move, or days.
import type { Clock } from "$ui/api/message";

type Time = Pick<Clock, "kind" | "seconds">;

const DAY = 86_400;
const OFFERED: Time[] = [
  { kind: "none", seconds: 0 },
  { kind: "move", seconds: 30 },
  { kind: "move", seconds: 60 },
  { kind: "move", seconds: 120 },
  { kind: "move", seconds: 300 },
  { kind: "days", seconds: DAY },
  { kind: "days", seconds: 3 * DAY },
  { kind: "days", seconds: 7 * DAY },
];

export const keyOf = ({ kind, seconds }: Time): string =>
  kind === "none" ? "none" : `${kind} ${seconds}`;

/** The clock of a key; what happens when time is up stays as it was. */
export function clockOf(key: string, before: Clock): Clock {
  const [kind, seconds] = key.split(" ");
  return { kind: kind as Clock["kind"], seconds: Number(seconds ?? 0), then: before.then };
}

/** All that can be chosen; a clock set elsewhere is offered too, so that it can be shown. */
export function offered(now: Time): Time[] {
  return OFFERED.some((time) => keyOf(time) === keyOf(now)) ? OFFERED : [...OFFERED, now];
}

/** The sentence for a clock: its name and its number. */
export function said({ kind, seconds }: Time): { id: string; count: number } {
  if (kind === "none") return { id: "none", count: 0 };
  if (seconds % DAY === 0) return { id: "days", count: seconds / DAY };
  if (seconds % 60 === 0) return { id: "minutes", count: seconds / 60 };
  return { id: "seconds", count: seconds };
}
