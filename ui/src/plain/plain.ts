// A board for a game that brings none: drawn from its view, its legal moves and its words, which the server tells.
import { api } from "$ui/api/client";
import type { Brought } from "$ui/api/message";
import type { Data, GameBoard } from "$ui/boards";
import { t } from "$ui/words";
import Emblem from "./Emblem.svelte";
import PlainBoard from "./PlainBoard.svelte";
import { known } from "./known";
import { inWords, sentence } from "./wording";

const PAUSE = 350; // ms: time enough to read a line

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** A title that nobody has drawn. */
function drawn(title: string): string {
  const width = 16 + 19 * title.length;
  const text =
    `<text x="${width / 2}" y="30" text-anchor="middle" font-size="32" font-weight="800" ` +
    `fill="currentColor" textLength="${width - 12}" lengthAdjust="spacingAndGlyphs">`;
  return `<svg viewBox="0 0 ${width} 40" aria-hidden="true">${text}${escaped(title)}</text></svg>`;
}

/** The board of a game whose folder has none. A Problem if the server knows no such game either. */
export async function plain(game: string): Promise<GameBoard> {
  const brought = await api.get<Brought>(`/api/games/${game}`);
  known[game] = brought;
  const fields = (event: Data) => brought.events[String(event.kind)] ?? [];
  return {
    name: game,
    place: "pool",
    Board: PlainBoard,
    Emblem,
    get title() {
      return drawn(t(`${game}-title`));
    },
    advance: (view) => view,
    pause: () => PAUSE,
    sound: () => null,
    tell: (event, _view, who, _seat, language) => ({
      ...sentence(game, event, fields(event), who, language),
      seat: typeof event.seat === "number" ? event.seat : null,
    }),
    say: (move) => inWords(game, move),
    ending: async () => (await import("./ending")).default,
  };
}
