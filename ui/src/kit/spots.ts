// Places of the page that are looked for by name: where a card flies to, where the keyboard goes on, what a
// lesson points at. An element takes its name by `{@attach spot("hand")}`, and gives it back when it goes.
import type { Attachment } from "svelte/attachments";

const named = new Map<string, Set<HTMLElement>>();
const attachments = new Map<string, Attachment<HTMLElement>>();

function naming(name: string): Attachment<HTMLElement> {
  return (element) => {
    const alike = named.get(name) ?? new Set();
    named.set(name, alike.add(element));
    element.dataset.spot = name; // for those who look from outside: tests, and people with an inspector
    return () => {
      alike.delete(element);
      delete element.dataset.spot;
    };
  };
}

/** Names an element. A name has one attachment only: nothing is attached anew when its board is drawn again. */
export function spot(name: string): Attachment<HTMLElement> {
  const attachment = attachments.get(name) ?? naming(name);
  attachments.set(name, attachment);
  return attachment;
}

export const spots = {
  /** All elements of these names, from the top of the page to its end. */
  all(...names: string[]): HTMLElement[] {
    return names
      .flatMap((name) => [...(named.get(name) ?? [])])
      .sort((a, b) =>
        a.compareDocumentPosition(b) & a.DOCUMENT_POSITION_FOLLOWING ? -1 : a === b ? 0 : 1,
      );
  },

  /** The first element of a name, null while there is none. */
  get(name: string): HTMLElement | null {
    return spots.all(name)[0] ?? null;
  },
};
