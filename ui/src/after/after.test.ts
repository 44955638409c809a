import { describe, expect, it, vi } from "vitest";
import type { Data } from "$ui/boards";
import { band, happened, line, marks, plyAt, ticks, x, y } from "./chart";
import { decimal, minutes, percent, signed } from "./figures";
import { Reel } from "./reel.svelte";
import {
  average,
  giveOrTake,
  greatest,
  leaving,
  nextTurning,
  points,
  ranking,
  rolls,
  turningNumber,
  type Account,
  type Review,
  type Step,
} from "./review";

const step = (ply: number, events: Step["events"] = []): Step => ({
  ply,
  seat: 0,
  move: ply ? "m" : null,
  view: { ply },
  events,
  at: null,
});

describe("ranking", () => {
  const result = (scores: number[], shares: number[]) => ({
    scores,
    shares,
    winners: shares.flatMap((s, i) => (s > 0 ? [i] : [])),
    ending: "standard",
  });
  it("puts the most points first, ties together", () => {
    expect(ranking(result([3, 17, -6, 3], [0, 1, 0, 0])).map((p) => [p.seat, p.place])).toEqual([
      [1, 1],
      [0, 2],
      [3, 2],
      [2, 4],
    ]);
  });
  it("puts the fewest cards first where that wins", () => {
    expect(ranking(result([14, 9, 9], [0, 0.5, 0.5])).map((p) => [p.seat, p.place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
  it("knows who held out longer", () => {
    const out = leaving([step(4, [{ kind: "out", seat: 2 }]), step(9, [{ kind: "out", seat: 0 }])]);
    expect(ranking(result([0, 2, 0], [0, 1, 0]), out).map((p) => p.seat)).toEqual([1, 0, 2]);
  });
});

describe("turning points", () => {
  it("are visited in turn", () => {
    expect([
      nextTurning([3, 8], 0),
      nextTurning([3, 8], 3),
      nextTurning([3, 8], 8),
      nextTurning([], 1),
    ]).toEqual([3, 8, 3, null]);
    expect([turningNumber([3, 8], 8), turningNumber([3, 8], 4)]).toEqual([2, null]);
  });
  it("have a greatest", () => {
    const review = {
      turning: [1, 2],
      gained: [0, 1],
      turned_by: ["choice", "luck"],
      chances: [
        [0.5, 0.5],
        [0.6, 0.4],
        [0, 1],
      ],
    } as unknown as Review;
    expect(greatest(review)).toEqual({ ply: 2, seat: 1, from: 0.4, to: 1, by: "luck" });
  });
});

describe("the sum", () => {
  const errors = { luck: 0, own: 0, others: 0, hidden: 0 };
  const account = (result: number, ...parts: number[]): Account => {
    const [start = 0, luck = 0, own = 0, others = 0] = parts;
    const hidden = result - start - luck - own - others;
    return { start, luck, own, others, hidden, result, errors };
  };
  it("adds up in whole points, whatever is added", () => {
    for (const one of [
      account(0, 0.25, 0.124, -0.083, 0.031),
      account(1, 1 / 3, 1 / 3, 0, 1 / 3),
      account(0.5, 1 / 6, 0.994, -0.777, 0.111),
      account(1 / 3, 0.25, -0.0049, -0.0049, -0.0049),
    ]) {
      const { result, ...parts } = points(one);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(result);
      expect(result).toBe(Math.round(one.result * 100));
      for (const [part, shown] of Object.entries(parts))
        expect(Math.abs(shown - one[part as "luck"] * 100)).toBeLessThanOrEqual(1.5);
    }
  });
  it("leaves whole points alone", () => {
    expect(points(account(0, 0.25, 0.1, -0.3, -0.05))).toEqual({
      start: 25,
      luck: 10,
      own: -30,
      others: -5,
      hidden: 0,
      result: 0,
    });
  });
  it("says by how much a figure may be off, never by nothing", () => {
    expect([giveOrTake(0.021), giveOrTake(0.0001)]).toEqual([4, 1]);
  });
});

describe("dice", () => {
  it("are counted by face and seat", () => {
    const counts = rolls(
      [
        step(0, [{ kind: "rolled", seat: 0, die: 6 }]),
        step(1, [
          { kind: "rolled", seat: 1, die: 2 },
          { kind: "moved", seat: 1 },
        ]),
      ],
      2,
    )!;
    expect(counts[0]![5]).toBe(1);
    expect(counts[1]![1]).toBe(1);
    expect(average([1, 0, 0, 0, 0, 1])).toBe(3.5);
    expect(rolls([step(0, [{ kind: "dealt", seat: 0 }])], 2)).toBeNull();
  });
});

describe("chart", () => {
  const box = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };
  it("runs from left to right and from 0 to 1", () => {
    expect([x(box, 0, 10), x(box, 10, 10), y(box, 0), y(box, 1)]).toEqual([10, 110, 100, 0]);
    expect(line(box, [[0.5], [1]], [[0.25]], 0)).toBe("M10 50L60 75L110 0");
    expect(band(box, [[0.5], [1]], [[0.1], [0.1]], 0)).toBe("M10 30L110 0L110 20L10 70Z");
    expect([plyAt(box, 60, 10), plyAt(box, -5, 10), plyAt(box, 400, 10)]).toEqual([5, 0, 10]);
  });
  it("marks every line and never its ends", () => {
    for (const last of [8, 30, 61, 300])
      for (let seat = 0; seat < 4; seat += 1)
        for (const ply of marks(last, seat, 4)) expect(ply > 0 && ply < last - 1).toBe(true);
    expect(ticks(61)).toEqual([20, 40, 61]);
    expect(ticks(23)).toEqual([5, 10, 15, 20, 23]);
  });
});

describe("marks on a line", () => {
  it("are luck at the moment it came and choices before chance answered", () => {
    const review = {
      chances: [[0.5], [0.7], [0.69]],
      chosen: [[0.4], [0.7]],
      luck: [[0], [0.3], [-0.01]],
      decisions: [
        { seat: 0, ply: 1, cost: 0.1 },
        { seat: 0, ply: 2, cost: 0 },
      ],
    } as unknown as Review;
    expect(happened(review, 0)).toEqual([
      { ply: 1, share: 0.7, kind: "luck" },
      { ply: 0.5, share: 0.4, kind: "choice" },
    ]);
  });
});

describe("figures", () => {
  it("are written as people write them", () => {
    expect(percent(0.294, "en")).toBe("29%");
    expect([signed(-8, "de"), signed(12, "fr"), signed(0, "en")]).toEqual(["−8", "+12", "0"]);
    expect(decimal(3.9, "fr")).toBe("3,9");
    expect(minutes(0, 10_000)).toBe(1);
  });
});

describe("reel", () => {
  const board = { advance: (view: Data) => view, pause: () => 10 };
  it("runs to the end, stops, and goes back to the beginning", () => {
    vi.useFakeTimers();
    const reel = new Reel(
      board,
      () => 1,
      () => false,
    );
    reel.load([step(0), step(1, [{ kind: "a" }]), step(2, [{ kind: "b" }, { kind: "c" }])], 0);
    reel.toggle();
    vi.advanceTimersByTime(10_000);
    expect([reel.at, reel.running, reel.queue.view]).toEqual([2, false, { ply: 2 }]);
    reel.toggle();
    expect([reel.at, reel.running]).toEqual([1, true]);
    reel.pause();
    expect(reel.running).toBe(false);
    reel.put(99);
    expect(reel.at).toBe(2);
    reel.go(-1);
    expect(reel.queue.view).toEqual({ ply: 1 });
    reel.visit(2);
    expect([reel.at, reel.queue.view]).toEqual([2, { ply: 1 }]);
    vi.advanceTimersByTime(5000);
    expect(reel.queue.view).toEqual({ ply: 2 });
    vi.useRealTimers();
  });
});
