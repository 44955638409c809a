// Which page lives at which address. One chunk per page; the address names what the page gets.
import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every page names what it gets itself
export type Page = Component<any>;

const pages: [RegExp, () => Promise<{ default: Page }>][] = [
  [/^\/$/, () => import("./home/Home.svelte")],
  [/^\/t\/(?<id>[\w-]+)\/replay$/, () => import("./after/Replay.svelte")],
  [/^\/t\/(?<id>[\w-]+)$/, () => import("./table/TablePage.svelte")],
  [/^\/s\/(?<token>[\w.~-]+)$/, () => import("./table/Claim.svelte")],
  [/^\/rules\/(?<game>[\w-]+)$/, () => import("./learn/Rules.svelte")],
  [/^\/learn\/(?<game>[\w-]+)$/, () => import("./learn/Tutorial.svelte")],
  [/^\/decks$/, () => import("./decks/Decks.svelte")],
  [/^\/admin$/, () => import("./admin/Admin.svelte")],
  [/^\/me$/, () => import("./people/Me.svelte")],
];

export interface Found {
  load: () => Promise<{ default: Page }>;
  props: Record<string, string>;
}

/** The page of an address; null if there is none. */
export function find(path: string): Found | null {
  for (const [pattern, load] of pages) {
    const match = pattern.exec(path);
    if (match) return { load, props: { ...match.groups } };
  }
  return null;
}
