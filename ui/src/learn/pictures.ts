// The pictures of a manual: drawn by its game with the pieces of its own board, where the text has a place for them.
import { mount, unmount, type Component } from "svelte";
import { folder } from "$ui/boards";

type Picture = Component<{ picture: string }>;
const found = import.meta.glob<{ default: Picture }>("$games/*/board/ManualPicture.svelte");

/** What draws a game's pictures; nothing if its manual has none. */
export async function pictures(game: string): Promise<Picture | null> {
  const load = Object.entries(found).find(([path]) =>
    path.includes(`/${folder(game)}/board/`),
  )?.[1];
  return load ? (await load()).default : null;
}

/** Draws what a text asks for, again whenever the text is another. */
export const drawn = (Drawing: Picture | null, _text: string) => (node: HTMLElement) => {
  if (!Drawing) return;
  const made = [...node.querySelectorAll<HTMLElement>("[data-picture]")].map((target) =>
    mount(Drawing, { target, props: { picture: target.dataset.picture! } }),
  );
  return () => made.forEach((one) => void unmount(one));
};
