// What the poster needs of a game: its picture, its drawn title and its place. Whole boards are heavy and come later.
import type { Component } from "svelte";
import { board, boards, folder, type GameBoard } from "$ui/boards";

export type Cabin = Pick<GameBoard, "name" | "place" | "title" | "Emblem">;
export type Place = GameBoard["place"];

const emblems = import.meta.glob<{ default: Component<Record<string, never>> }>(
  "$games/*/board/Emblem.svelte",
);
const titles = import.meta.glob<string>("$games/*/board/art/title.svg", {
  query: "?raw",
  import: "default",
});

const places = import.meta.glob<Place>("$games/*/board/place.ts", {
  eager: true,
  import: "default",
});
/** Noon, afternoon, evening: the cabins stand in the order of a day. */
const DAY: Place[] = ["pool", "lawn", "dusk"];

const of = <T>(found: Record<string, T>, game: string): T | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/${folder(game)}/board/`))?.[1];

/** The cabin of a game. */
export async function cabin(name: string): Promise<Cabin> {
  const [emblem, title, place] = [of(emblems, name), of(titles, name), of(places, name)];
  if (!emblem || !title || !place) return board(name);
  const [{ default: Emblem }, drawn] = await Promise.all([emblem(), title()]);
  return { name, place, title: drawn, Emblem };
}

/** The cabins of these games: in the order of a day, and then those whose games draw none.
 * One that cannot be loaded does not keep the others away. */
export async function cabins(games: string[] = boards()): Promise<Cabin[]> {
  const found = await Promise.allSettled(games.map(cabin));
  const standing = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const late = ({ name, place }: Cabin) => (of(places, name) ? DAY.indexOf(place) : DAY.length);
  return standing.sort((a, b) => late(a) - late(b));
}

/** Fetches the table while somebody still reads the poster. */
export function prepareTable(): void {
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 300));
  idle(() => void import("$ui/table/TablePage.svelte").catch(() => {}));
}

/** Fetches the board of a game that somebody seems to want. */
export function prepareBoard(game: string): void {
  void board(game).catch(() => {});
}
