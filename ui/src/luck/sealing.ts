// This browser's part in the luck of a table: it seals words by itself, and shows them when they are called for.
import { api, Problem, table } from "$ui/api/client";
import type { Message } from "$ui/api/message";
import { remember } from "$ui/seals";
import { keep, kept, newSeal, wordsOf } from "./words";

const WAITS = [300, 900, 2000, 4000, 8000];

export type Duty = { seal: true } | { show: string };

/** What this browser owes the luck of a table now. */
export function duty({
  status,
  seats,
  luck,
}: Pick<Message, "status" | "seats" | "luck">): Duty | null {
  const mine = seats.filter(({ you }) => you).map(({ seat }) => seat);
  if (status !== "lobby" || !mine.length) return null;
  const all = kept();
  const own = luck.seals.filter(({ seat, seal }) => mine.includes(seat) && all[seal]);
  if (luck.called) {
    const missing = own.find(({ seat }) => !luck.words.some((told) => told.seat === seat));
    return missing ? { show: missing.seal } : null;
  }
  // Words that were shown before are known to others, whatever became of that call.
  return own.some(({ seal }) => !all[seal]!.shown) ? null : { seal: true };
}

/** Does what is owed; answers with the table as it is then. What the table showed before is remembered first. */
async function fulfil(message: Message, owed: Duty): Promise<Message> {
  remember(message);
  const at = table(message.table);
  if ("seal" in owed) return at.seal(newSeal());
  const words = wordsOf(owed.show)!;
  keep(owed.show, { words, shown: true });
  return at.words(words);
}

/** Shows the words of a table that calls for them the moment it is there. */
async function begin(made: Message): Promise<Message> {
  const owed = duty(made);
  if (!owed || !("show" in owed)) return made;
  return fulfil(made, owed).catch(() => made); // at the table it is tried again
}

/** Opens a table with words of this browser in its luck. */
export const openTable = async (wish: object): Promise<Message> =>
  begin(await api.post<Message>("/api/tables", { ...wish, seal: newSeal() }));

/** Says yes to a rematch, with new words; answers with the next table once it is there. */
export const acceptAgain = async (id: string): Promise<Message> =>
  begin(await table(id).rematch(newSeal()));

/** Begins a rematch without those who have not said yes. */
export const beginAgain = async (id: string): Promise<Message> =>
  begin(await table(id).beginRematch());

/** Looks after this browser's part of the luck while it is at a table. */
export class Sealing {
  #message: Message | null = null;
  #busy = false;
  #closed = false;

  /** The table as it is now. */
  see(message: Message): void {
    if (this.#message && message.number < this.#message.number) return;
    this.#message = message;
    if (!this.#busy) void this.#work();
  }

  close(): void {
    this.#closed = true;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let tries = 0; tries <= WAITS.length && !this.#closed; tries += 1) {
      const owed = duty(this.#message!);
      if (!owed) break;
      try {
        const answer = await fulfil(this.#message!, owed);
        if (answer.number >= this.#message!.number) this.#message = answer; // the stream brings it to all who look
      } catch (error) {
        const again =
          error instanceof Problem &&
          (error.code === "offline" || error.status === 429 || error.status >= 500);
        if (!again) break; // the table is no longer as we saw it: what comes next says more
        await new Promise((done) => setTimeout(done, WAITS[tries] ?? 0));
      }
    }
    this.#busy = false;
  }
}
