import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message, News } from "$ui/api/message";
import type { Data, GameBoard } from "$ui/boards";

const board = {
  name: "game",
  advance: (view: Data, event: Data) => ({ ...view, told: event.kind }),
  pause: () => 100,
  sound: () => null,
} as unknown as GameBoard;

const seat = (number: number, name: string, you = false) => ({
  seat: number,
  kind: "person",
  name,
  level: null,
  you,
  warm: null,
  present: true,
});
const snapshot = (more: Partial<Message> = {}) =>
  ({
    table: "kelp",
    number: 5,
    version: 3,
    now: 0,
    entry: null,
    status: "playing",
    seats: [seat(0, "Mia", true), seat(1, "Tim")],
    settings: { game: "game" },
    luck: { promise: "p", seals: [], called: false, words: [], hash: "h", seed: null },
    undo: { possible: false, asked: null, agreed: [], needed: [] },
    chat: [],
    next: null,
    watchers: 0,
    seat: 0,
    view: { turn: 0 },
    legal: ["a"],
    events: [],
    result: null,
    ...more,
  }) as unknown as Message;

class Source extends EventTarget {
  static last: Source;
  onmessage = (_event: MessageEvent<string>) => {};
  readyState = 1;
  constructor() {
    super();
    Source.last = this;
  }
  close() {}
}
const hear = (news: News) =>
  Source.last.onmessage(new MessageEvent("message", { data: JSON.stringify(news) }));
const moved = (number: number, more: Partial<Message> = {}): News => ({
  number,
  version: number,
  entry: { number, kind: "moved", at: 0, by: null, seat: null },
  view: { turn: 1 },
  legal: [],
  events: [{ kind: `e${number}` }],
  seat: 0,
  ...more,
});

describe("a sitting", () => {
  let asked: { path: string; body: Data | null }[];
  let answer: (path: string, body: Data | null) => { status?: number; body: unknown };
  const calm = () => vi.advanceTimersByTimeAsync(1);

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    answer = () => ({ body: { messages: [], games: [{ name: "game", information: "hidden" }] } });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("EventSource", Source);
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      const body = init?.body ? JSON.parse(String(init.body)) : null;
      asked.push({ path, body });
      const { status = 200, body: said } = answer(path, body);
      return new Response(JSON.stringify(said), { status });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const sit = async (first = snapshot()) => {
    const { Sitting } = await import("./sitting.svelte");
    const sitting = new Sitting(first, board);
    await calm();
    return sitting;
  };

  it("tells what the stream brings and lets me move when it is told", async () => {
    const sitting = await sit(snapshot({ legal: [] }));
    hear(moved(6, { legal: ["b"] }));
    expect([sitting.queue.event?.kind, sitting.queue.legal]).toEqual(["e6", []]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sitting.queue.legal).toEqual(["b"]);
    expect(sitting.log).toHaveLength(1);
    sitting.close();
  });

  it("sends a move once and takes the answer when the stream is silent", async () => {
    const sitting = await sit();
    answer = () => ({ body: snapshot({ ...moved(6) } as Partial<Message>) });
    sitting.play("a");
    sitting.play("a");
    await vi.advanceTimersByTimeAsync(2000);
    const moves = asked.filter(({ path }) => path.endsWith("/moves"));
    expect(moves.map(({ body }) => [body!.move, body!.version, body!.seat])).toEqual([["a", 3, 0]]);
    expect([sitting.message.number, sitting.busy]).toEqual([6, false]);
    sitting.close();
  });

  it("sends a move again with the same key when the network fails", async () => {
    const sitting = await sit();
    let failures = 2;
    answer = () => {
      if (failures-- > 0) throw new TypeError("network");
      return { body: snapshot({ number: 5 }) };
    };
    sitting.play("a");
    await vi.advanceTimersByTimeAsync(4000);
    const keys = asked.filter(({ path }) => path.endsWith("/moves")).map(({ body }) => body!.key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    sitting.close();
  });

  it("shows the table as it is when a move came too late, and says why", async () => {
    const sitting = await sit();
    answer = () => ({
      status: 409,
      body: {
        code: "stale",
        title: "The table has moved on.",
        message: snapshot({ number: 9, view: { turn: 1 }, legal: [] }),
      },
    });
    sitting.play("a");
    await calm();
    expect([sitting.refusal, sitting.message.number, sitting.queue.view]).toEqual([
      "The table has moved on.",
      9,
      { turn: 1 },
    ]);
    sitting.close();
  });

  describe("with two players on one device", () => {
    const two = { seats: [seat(0, "Mia", true), seat(1, "Tim", true)] as Message["seats"] };

    it("draws the curtain before anything is seen", async () => {
      const sitting = await sit(snapshot(two));
      expect([sitting.curtain, sitting.queue.view]).toEqual([0, null]);
      sitting.lift();
      expect([sitting.curtain, sitting.queue.view, sitting.queue.legal]).toEqual([
        null,
        { turn: 0 },
        ["a"],
      ]);
      sitting.close();
    });

    it("draws it when the game begins, too", async () => {
      const sitting = await sit(snapshot({ ...two, status: "lobby", view: null, legal: [] }));
      hear(
        moved(6, {
          status: "playing",
          view: { turn: 0, hand: "secret" },
          legal: ["a"],
          events: [],
        }),
      );
      expect([sitting.curtain, sitting.queue.view]).toEqual([0, null]);
      await calm();
      expect([sitting.curtain, sitting.queue.view]).toEqual([0, null]);
      sitting.lift();
      expect(sitting.queue.view).toEqual({ turn: 0, hand: "secret" });
      sitting.close();
    });

    it("begins without one when nothing is hidden", async () => {
      answer = () => ({
        body: { messages: [], games: [{ name: "game", information: "perfect" }] },
      });
      const sitting = await sit(snapshot({ ...two, status: "lobby", view: null, legal: [] }));
      hear(moved(6, { status: "playing", view: { turn: 0 }, legal: ["a"], events: [] }));
      await calm();
      expect([sitting.curtain, sitting.queue.view]).toEqual([null, { turn: 0 }]);
      sitting.close();
    });

    it("shows the mover the move with the mover's eyes, then hands over", async () => {
      const sitting = await sit(snapshot(two));
      sitting.lift();
      await calm();
      answer = (path) => ({
        body: {
          messages:
            path.includes("seat=0") && path.includes("after=5")
              ? [moved(6, { view: { eyes: 0 }, seat: 0 })]
              : [],
        },
      });
      hear(moved(6, { seat: 1, view: { eyes: 1, hand: "secret" }, legal: ["c"] }));
      await calm();
      expect([sitting.queue.event?.kind, sitting.queue.view, sitting.curtain]).toEqual([
        "e6",
        { eyes: 0 },
        null,
      ]);
      await vi.advanceTimersByTimeAsync(100);
      expect([sitting.curtain, sitting.queue.view]).toEqual([1, { eyes: 0 }]);
      expect(sitting.who.map((one) => one.you)).toEqual([true, false]);
      sitting.lift();
      expect([sitting.queue.view, sitting.queue.legal, sitting.log]).toEqual([
        { eyes: 1, hand: "secret" },
        ["c"],
        [],
      ]);
      expect(sitting.who.map((one) => one.you)).toEqual([false, true]);
      sitting.close();
    });

    it("needs no curtain when nothing is hidden", async () => {
      answer = () => ({
        body: { messages: [], games: [{ name: "game", information: "perfect" }] },
      });
      const sitting = await sit(snapshot(two));
      hear(moved(6, { seat: 1, legal: ["c"] }));
      expect([sitting.curtain, sitting.queue.event?.kind]).toEqual([null, "e6"]);
      await vi.advanceTimersByTimeAsync(100);
      expect([sitting.queue.seat, sitting.queue.legal]).toEqual([1, ["c"]]);
      sitting.close();
    });
  });

  it("counts down from what the server said with the clock, whatever time it is there", async () => {
    const left = () => (sitting.ends ?? NaN) - Date.now();
    const sitting = await sit(
      snapshot({ now: 1_000_000, clock: { seat: 0, due: 1_120_000, starts: null } }),
    );
    expect(left()).toBeCloseTo(120_000, -2);
    // Somebody speaks after the server's clock was set an hour forward, or back.
    for (const now of [4_600_000, -2_600_000])
      hear({
        number: 6,
        now,
        entry: { number: 6, kind: "said", at: now, by: "Tim", seat: 1, text: "hi" },
      } as unknown as News);
    expect(left()).toBeCloseTo(120_000, -2);
    hear(moved(7, { now: 9_000_000, clock: { seat: 1, due: 9_060_000, starts: null } }));
    expect(left()).toBeCloseTo(60_000, -2);
    sitting.close();
  });

  it("opens the stream anew when the server gets to know us", async () => {
    vi.resetModules();
    const sitting = await sit(
      snapshot({
        seats: [seat(0, "Mia"), seat(1, "Tim")] as Message["seats"],
        seat: null,
        legal: [],
      }),
    );
    const stranger = Source.last;
    answer = () => ({ body: snapshot({ number: 6 }) });
    const { table } = await import("$ui/api/client");
    await table("kelp").sit(0);
    await calm();
    expect(Source.last).not.toBe(stranger);
    expect([sitting.mine.length, sitting.queue.seat, sitting.queue.legal]).toEqual([1, 0, ["a"]]);
    sitting.close();
  });

  it("hears of a rematch, of talk and of cheers", async () => {
    const sitting = await sit();
    hear({ number: 6, entry: { number: 6, kind: "said", at: 1, by: "Tim", seat: 1, text: "Hi" } });
    hear({
      number: 7,
      entry: { number: 7, kind: "reacted", at: 1, by: "Tim", seat: 1, reaction: "clap" },
    });
    hear({
      number: 8,
      entry: { number: 8, kind: "rematch", at: 1, by: "Tim", seat: 1 },
      next: "reef",
    });
    expect([
      sitting.unread,
      sitting.message.chat.at(-1)?.text,
      sitting.cheers[0]?.reaction,
      sitting.next,
    ]).toEqual([1, "Hi", "clap", "reef"]);
    expect(sitting.queue.legal).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(sitting.cheers).toEqual([]);
    sitting.close();
  });

  it("takes nobody along to a rematch who has not said yes", async () => {
    for (const [accepted, next] of [
      [[0, 1], "reef"],
      [[1], null],
    ] as const) {
      const sitting = await sit();
      const rematch = { seat: 1, accepted: [...accepted], declined: [], asked: [] };
      hear({
        number: 6,
        entry: { number: 6, kind: "rematch", at: 1, by: "Tim", seat: 1 },
        rematch,
        next: "reef",
      });
      expect([sitting.next, sitting.message.next]).toEqual([next, "reef"]);
      sitting.close();
    }
  });
});
