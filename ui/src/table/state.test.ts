import { describe, expect, it } from "vitest";
import { Problem } from "$ui/api/client";
import type { Opinion } from "$ui/boards";
import type { Scene } from "./queue.svelte";
import { next, opening, shown, type Event, type Held, type Known, type Place } from "./state";

const scene = (seat: number | null, more: Partial<Scene> = {}): Scene => ({
  seat,
  view: { turn: seat },
  legal: [],
  events: [],
  open: false,
  ...more,
});
const held = (seat: number | null, more: Partial<Scene> = {}): Held => ({
  scene: scene(seat, more),
  number: 7,
});
const known = (more: Partial<Known> = {}): Known => ({
  status: "playing",
  result: false,
  seats: 2,
  legal: false,
  ...more,
});
const hints = [{ move: "a", value: 1 }] as Opinion[];
const why = new Problem("not-found", "There is no such table.", 404);
const eyes = (seat: number | null) => ({ seat, any: true });
const nothing = { seat: null, any: false };

const PLACES: { [At in Place["at"]]: Place & { at: At } } = {
  opening: { at: "opening" },
  lobby: { at: "lobby" },
  telling: { at: "telling" },
  watching: { at: "watching" },
  waiting: { at: "waiting" },
  turn: { at: "turn", hints },
  paused: { at: "paused" },
  handing: { at: "handing", held: [held(1)] },
  curtain: { at: "curtain", to: 1, held: [held(1)] },
  lifting: { at: "lifting", held: [held(1)] },
  over: { at: "over" },
  gone: { at: "gone", why },
};
type At = keyof typeof PLACES;
const AT = Object.keys(PLACES) as At[];

const after = (place: Place, event: Event) => next({ ...opening, place }, event).place;
/** Where an event leads from each place; `same` is the very same place. */
type Leads = Record<At, At | "same">;
const leads = (to: At | "same", but: Partial<Leads> = {}): Leads => ({
  ...(Object.fromEntries(AT.map((at) => [at, to])) as Leads),
  ...but,
});
const resting = (to: At): Leads =>
  leads(to, { opening: "same", curtain: "same", gone: "same", [to]: "same" });

const EVENTS: [string, Event, Leads][] = [
  [
    "knows that nothing is hidden",
    { kind: "opened", hide: null, known: known() },
    leads("same", { opening: "waiting" }),
  ],
  [
    "knows that something is",
    { kind: "opened", hide: held(0), known: known() },
    leads("same", { opening: "curtain" }),
  ],
  [
    "knows that what is hidden is nobody's",
    { kind: "opened", hide: held(null), known: known() },
    leads("same", { opening: "lifting" }),
  ],
  [
    "sees something new with the same eyes",
    { kind: "scene", held: held(0), known: known(), shown: eyes(0) },
    leads("same", { handing: "handing", curtain: "curtain" }),
  ],
  [
    "sees the table of a game in which nothing is hidden",
    { kind: "scene", held: held(1, { open: true }), known: known(), shown: eyes(0) },
    leads("same", { handing: "handing", curtain: "curtain" }),
  ],
  [
    "sees something new with only one player here",
    { kind: "scene", held: held(1), known: known({ seats: 1 }), shown: eyes(0) },
    leads("same", { handing: "handing", curtain: "curtain" }),
  ],
  [
    "sees that there is nothing to see",
    { kind: "scene", held: held(1, { view: null }), known: known(), shown: eyes(0) },
    leads("same", { handing: "handing", curtain: "curtain" }),
  ],
  [
    "sees what only the next player may",
    { kind: "scene", held: held(1), known: known(), shown: eyes(0) },
    leads("handing", { opening: "same", curtain: "curtain", gone: "same" }),
  ],
  [
    "sees the game begin",
    { kind: "scene", held: held(0), known: known(), shown: nothing },
    leads("curtain", { opening: "same", handing: "handing", gone: "same" }),
  ],
  [
    "sees the end",
    {
      kind: "scene",
      held: held(1, { open: true }),
      known: known({ status: "over", result: true }),
      shown: eyes(0),
    },
    leads("same", { handing: "lifting", curtain: "lifting" }),
  ],
  [
    "hears of a pause",
    { kind: "changed", known: known({ status: "paused", legal: true }) },
    resting("paused"),
  ],
  ["hears of a turn", { kind: "changed", known: known({ legal: true }) }, resting("turn")],
  ["hears that somebody else is to move", { kind: "changed", known: known() }, resting("waiting")],
  [
    "hears that nobody plays here",
    { kind: "changed", known: known({ seats: 0 }) },
    resting("watching"),
  ],
  [
    "hears that the game waits to begin",
    { kind: "changed", known: known({ status: "lobby" }) },
    resting("lobby"),
  ],
  [
    "hears that it is over",
    { kind: "changed", known: known({ status: "over", result: true, legal: true }) },
    resting("over"),
  ],
  [
    "hears of an end without a result",
    { kind: "changed", known: known({ status: "over", legal: true }) },
    resting("waiting"),
  ],
  [
    "begins to tell",
    { kind: "telling" },
    leads("telling", {
      opening: "same",
      telling: "same",
      handing: "same",
      curtain: "same",
      lifting: "same",
      gone: "same",
    }),
  ],
  ["has told everything", { kind: "told", known: known() }, resting("waiting")],
  [
    "has told everything, and it is our turn",
    { kind: "told", known: known({ legal: true }) },
    resting("turn"),
  ],
  [
    "has told everything, in a pause",
    { kind: "told", known: known({ status: "paused" }) },
    resting("paused"),
  ],
  [
    "has told everything to somebody who looks on",
    { kind: "told", known: known({ seats: 0 }) },
    resting("watching"),
  ],
  [
    "has told the end",
    { kind: "told", known: known({ status: "over", result: true }) },
    resting("over"),
  ],
  [
    "lifts the curtain",
    { kind: "lift" },
    leads("same", { handing: "lifting", curtain: "lifting" }),
  ],
  ["gets hints", { kind: "hinted", hints: null }, leads("same", { turn: "turn" })],
  ["is not welcome any more", { kind: "gone", why }, leads("gone", { gone: "same" })],
];

// What waits for other eyes is told to the one who moved before the curtain falls, and news that bring
// nothing to see do not disturb what is being told or waits.
const TOLD_TO_THE_MOVER: Partial<Leads> = { handing: "curtain" };
const UNDISTURBED: Partial<Leads> = { telling: "same", handing: "same", lifting: "same" };
const OVER_AT_ONCE: Partial<Leads> = {
  telling: "same",
  handing: "over",
  curtain: "over",
  lifting: "same",
};

function exceptions(event: Event): Partial<Leads> {
  if (event.kind === "told") return TOLD_TO_THE_MOVER;
  if (event.kind !== "changed") return {};
  return event.known.status === "over" && event.known.result ? OVER_AT_ONCE : UNDISTURBED;
}

describe("where a sitting stands", () => {
  describe.each(EVENTS)("when it %s", (_name, event, expected) => {
    const all = { ...expected, ...exceptions(event) };
    it.each(AT)("from %s", (at) => {
      const place = PLACES[at];
      const found = after(place, event);
      if (all[at] === "same") expect(found).toBe(place);
      else {
        expect(found.at).toBe(all[at]);
        expect(found).not.toBe(place);
      }
    });
  });

  it("keeps what waits in the order in which it came, and hands the device to the newest", () => {
    const more: Event = { kind: "scene", held: held(2), known: known(), shown: eyes(0) };
    expect(after(PLACES.curtain, more)).toEqual({ at: "curtain", to: 2, held: [held(1), held(2)] });
    expect(after(PLACES.handing, more)).toEqual({ at: "handing", held: [held(1), held(2)] });
    const told = after(after(PLACES.handing, more), { kind: "told", known: known() });
    expect(told).toEqual({ at: "curtain", to: 2, held: [held(1), held(2)] });
    expect(after(told, { kind: "lift" })).toEqual({ at: "lifting", held: [held(1), held(2)] });
  });

  it("hands the device to nobody where nobody is to move", () => {
    const nobody: Place = { at: "handing", held: [held(null)] };
    expect(after(nobody, { kind: "told", known: known() }).at).toBe("lifting");
    const still: Event = { kind: "scene", held: held(null), known: known(), shown: eyes(0) };
    expect(after(PLACES.curtain, still)).toMatchObject({ at: "curtain", to: 1 });
  });

  it("shows the end to all who wait, with what came last", () => {
    const end = held(1, { open: true });
    const over = known({ status: "over", result: true });
    const event: Event = { kind: "scene", held: end, known: over, shown: eyes(0) };
    expect(after(PLACES.curtain, event)).toEqual({ at: "lifting", held: [held(1), end] });
  });

  it("keeps hints as long as it is our turn, and no longer", () => {
    const turn = PLACES.turn;
    expect(after(turn, { kind: "told", known: known({ legal: true }) })).toBe(turn);
    expect(after(turn, { kind: "hinted", hints: null })).toEqual({ at: "turn", hints: null });
    const away = after(turn, { kind: "telling" });
    expect(after(away, { kind: "told", known: known({ legal: true }) })).toEqual({
      at: "turn",
      hints: null,
    });
    const sent = next({ ...opening, place: turn }, { kind: "sent" });
    expect(sent).toEqual({ link: "connecting", sending: true, place: { at: "turn", hints: null } });
  });

  it.each(AT)("knows in %s what is on its way, and how the connection is", (at) => {
    const quiet = { ...opening, place: { ...PLACES[at], ...(at === "turn" && { hints: null }) } };
    const state = { ...quiet, place: quiet.place as Place };
    const sent = next(state, { kind: "sent" });
    expect(sent).toEqual({ ...state, sending: true });
    expect(next(sent, { kind: "sent" })).toBe(sent);
    expect(next(sent, { kind: "answered" })).toEqual(state);
    expect(next(state, { kind: "answered" })).toBe(state);
    const offline = next(sent, { kind: "link", link: "offline" });
    expect(offline).toEqual({ ...sent, link: "offline" });
    expect(next(offline, { kind: "link", link: "offline" })).toBe(offline);
  });

  it("shows one page of the table at a time", () => {
    const pages = Object.fromEntries(AT.map((at) => [at, shown(PLACES[at])]));
    const { lobby, curtain, over, ...others } = pages;
    expect([lobby, curtain, over]).toEqual(["lobby", "curtain", "result"]);
    expect(new Set(Object.values(others))).toEqual(new Set(["board"]));
  });
});
