import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Data } from "$ui/boards";
import { Queue, type Scene } from "./queue.svelte";

const board = {
  advance: (view: Data, event: Data) => ({ ...view, steps: [...view.steps, event.kind] }),
  pause: (event: Data) => event.pause ?? 100,
};
const scene = (steps: string[], events: Data[], more: Partial<Scene> = {}): Scene => ({
  seat: 0,
  view: { steps },
  legal: ["go"],
  events,
  ...more,
});
const happened = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

describe("the queue", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("tells one event after the other and rests on the server's view", () => {
    const queue = new Queue(board);
    queue.show(scene([], []));
    expect(queue.legal).toEqual(["go"]);
    queue.add(scene(["a", "b", "truth"], happened("a", "b")));
    expect([queue.event?.kind, queue.view?.steps, queue.legal]).toEqual(["a", ["a"], []]);
    vi.advanceTimersByTime(100);
    expect([queue.event?.kind, queue.view?.steps]).toEqual(["b", ["a", "b", "truth"]]);
    expect(queue.telling).toBe(true);
    vi.advanceTimersByTime(100);
    expect([queue.event, queue.telling, queue.legal]).toEqual([null, false, ["go"]]);
  });

  it("tells three moves in a row in their order", () => {
    const told: string[] = [];
    const queue = new Queue(board, undefined, undefined, (event) => told.push(event.kind));
    queue.show(scene([], []));
    queue.add(scene(["a"], happened("a"), { legal: [] }));
    queue.add(scene(["a", "b"], happened("b"), { legal: [] }));
    queue.add(scene(["a", "b", "c"], happened("c")));
    expect(told).toEqual(["a"]);
    vi.runAllTimers();
    expect(told).toEqual(["a", "b", "c"]);
    expect(queue.view?.steps).toEqual(["a", "b", "c"]);
  });

  it("goes on to the next event when hurried", () => {
    const queue = new Queue(board);
    queue.show(scene([], []));
    queue.add(scene(["end"], happened("a", "b")));
    queue.hurry();
    expect([queue.event?.kind, queue.telling]).toEqual(["b", true]);
    queue.hurry();
    expect([queue.event, queue.telling]).toEqual([null, false]);
  });

  it("skips to the end, and still tells everything", () => {
    const told: [string, boolean][] = [];
    const queue = new Queue(board, undefined, undefined, (event, _before, _after, _seat, quiet) =>
      told.push([event.kind, quiet]),
    );
    queue.show(scene([], []));
    queue.add(scene(["end"], happened("a", "b", "c")));
    queue.skip();
    expect(told).toEqual([
      ["a", false],
      ["b", true],
      ["c", true],
    ]);
    expect([queue.view?.steps, queue.telling, queue.legal]).toEqual([["end"], false, ["go"]]);
  });

  it("catches up when it is far behind", () => {
    const queue = new Queue(board);
    queue.show(scene([], []));
    for (let i = 0; i < 5; i += 1) queue.add(scene([`${i}`], [{ kind: "slow", pause: 10_000 }]));
    expect(queue.telling).toBe(true);
    queue.add(scene(["now"], [{ kind: "slow", pause: 10_000 }]));
    expect([queue.view?.steps, queue.telling]).toEqual([["now"], false]);
  });

  it("is as quick as wished", () => {
    const queue = new Queue(board, () => 0.5);
    queue.show(scene([], []));
    queue.add(scene(["a"], happened("a")));
    vi.advanceTimersByTime(50);
    expect(queue.telling).toBe(false);
  });

  it("never tells one seat's events on another seat's view", () => {
    const seen: unknown[] = [];
    const queue = new Queue(board, undefined, undefined, (_event, before) => seen.push(before));
    queue.show(scene(["mine"], []));
    queue.add(scene(["hers"], happened("a"), { seat: 1 }));
    expect([queue.seat, queue.view?.steps, queue.telling]).toEqual([1, ["hers"], false]);
    expect(seen).toEqual([{ steps: ["hers"] }]);
  });

  it("tells on for other eyes when nothing is hidden", () => {
    const queue = new Queue(board);
    queue.show(scene([], []));
    queue.add(scene(["a"], happened("a"), { seat: 1, open: true }));
    expect([queue.event?.kind, queue.seat]).toEqual(["a", 0]);
    vi.runAllTimers();
    expect(queue.seat).toBe(1);
  });

  it("shows a change without events at once, after what is being told", () => {
    const queue = new Queue(board);
    queue.show(scene([], []));
    queue.add(scene(["a"], happened("a")));
    queue.add(scene(["undone"], []));
    expect(queue.event?.kind).toBe("a");
    vi.runAllTimers();
    expect(queue.view?.steps).toEqual(["undone"]);
    queue.add(scene(["again"], []));
    expect(queue.view?.steps).toEqual(["again"]);
  });
});
