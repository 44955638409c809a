// Whom this device has muted. A handle stands for a person at one table and its rematches, whatever name they use.
const KEY = "lifetable-muted";
const MOST = 500;

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

let handles: string[] = $state.raw(remembered());

export const isMuted = (handle: string | null | undefined): boolean =>
  !!handle && handles.includes(handle);

/** Hear nothing more of somebody, or hear them again. */
export function mute(handle: string, on: boolean): void {
  const others = handles.filter((each) => each !== handle);
  handles = on ? [...others, handle].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(handles));
  } catch {
    // A browser that remembers nothing mutes until it is closed.
  }
}
