import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "$ui/api/message";
import type { Data } from "$ui/boards";
import { speak } from "$ui/words";
import { duty, acceptAgain, openTable, Sealing } from "./sealing";
import { draw, newSeal, sealed, wordsOf } from "./words";

type Answer = { status?: number; body?: unknown };
let store: Record<string, string>;
let asked: { path: string; body: Data }[];
let answer: (path: string, body: Data) => Answer;
const sha = (text: string) => createHash("sha256").update(text).digest("hex");

beforeEach(async () => {
  vi.useFakeTimers();
  store = {};
  asked = [];
  answer = () => ({ body: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, text: string) => (store[key] = text),
  });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, body });
    const { status = 200, body: said = {} } = answer(path, body);
    return new Response(JSON.stringify(said), { status });
  });
  await speak("en");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (number: number, luck: Partial<Message["luck"]> = {}, more: Partial<Message> = {}) =>
  ({
    table: "kelp",
    number,
    status: "lobby",
    seats: [
      { seat: 0, you: true },
      { seat: 1, you: false },
    ],
    view: null,
    luck: { promise: "p", seals: [], called: false, words: [], hash: null, seed: null, ...luck },
    ...more,
  }) as unknown as Message;
const said = (seat: number, seal: string) => [{ seat, seal }];
const calm = () => vi.advanceTimersByTimeAsync(1);

describe("words for the luck", () => {
  it("have something to read and a hundred bits that nobody can guess", () => {
    const drawn = Array.from({ length: 200 }, () => draw());
    for (const words of drawn) expect(words).toMatch(/^\S+ \S+ [a-km-np-z2-9]{20}$/);
    expect(new Set(drawn.map((words) => words.split(" ").at(-1))).size).toBe(200);
    const signs = new Set(drawn.flatMap((words) => [...words.slice(-20)]));
    expect(signs.size).toBe(32);
  });
  it("are what somebody types, tidied as the server wants it, and still cannot be guessed", () => {
    const typed = [" blue\u00a0\n fish\u202e ", "x".repeat(100), "🐶".repeat(70), "\u0000", ""];
    // eslint-disable-next-line no-control-regex -- these are what must not be in it
    const tidy = /^[^\x00-\x20\x7f-\xa0]+( [^\x00-\x20\x7f-\xa0]+)*$/;
    for (const text of typed) {
      const words = draw(text);
      expect(words).toMatch(tidy);
      expect([...words].length).toBeLessThanOrEqual(100);
      expect(words).toMatch(/[a-z2-9]{20}$/);
    }
    expect(draw(typed[0])).toMatch(/^blue fish [a-z2-9]{20}$/);
  });
  it("are kept in this browser, and only their seal is told", () => {
    const seal = newSeal("blue fish");
    expect(seal).toBe(sha(`lifetable seal ${wordsOf(seal)}`));
    expect(wordsOf("0".repeat(64))).toBeUndefined();
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("no");
      },
      setItem: () => {
        throw new Error("no");
      },
    });
    expect(wordsOf(newSeal("still known"))).toMatch(/^still known /);
  });
});

describe("what this browser owes the luck", () => {
  it("is a seal, as long as it has none whose words are known here", () => {
    expect(duty(at(1))).toEqual({ seal: true });
    expect(duty(at(1, { seals: said(0, "of another browser") }))).toEqual({ seal: true });
    expect(duty(at(1, { seals: said(0, newSeal()) }))).toBeNull();
    expect(duty(at(1, { seals: said(1, newSeal()) }))).toEqual({ seal: true });
  });
  it("is nothing for those who watch, and once the game has begun", () => {
    expect(duty(at(1, {}, { seats: [{ seat: 0, you: false }] } as Partial<Message>))).toBeNull();
    expect(duty(at(1, {}, { status: "playing" }))).toBeNull();
  });
  it("are its words when they are called for, until they are shown", () => {
    const seal = newSeal();
    const called = { seals: said(0, seal), called: true };
    expect(duty(at(1, called))).toEqual({ show: seal });
    expect(duty(at(1, { ...called, words: [{ seat: 0, words: wordsOf(seal)! }] }))).toBeNull();
    expect(duty(at(1, { seals: said(0, "lost"), called: true }))).toBeNull();
  });
});

describe("at a table", () => {
  it("the browser seals by itself, shows its words once all is sealed, and remembers the seals before", async () => {
    const sealing = new Sealing();
    let seal = "";
    answer = (path, body) => {
      if (path.endsWith("/seal")) seal = body.seal;
      return {
        body: path.endsWith("/seal")
          ? at(2, { seals: said(0, seal) })
          : at(4, {}, { status: "playing" }),
      };
    };
    sealing.see(at(1));
    await calm();
    expect(asked).toEqual([
      { path: "/api/tables/kelp/seal", body: { seal: sealed(wordsOf(seal)!) } },
    ]);
    expect(JSON.stringify(asked)).not.toContain(wordsOf(seal)!);
    let before: unknown;
    const shows = answer;
    answer = (path, body) => {
      before = JSON.parse(store["lifetable-seals"]!).kelp.seals;
      return shows(path, body);
    };
    sealing.see(at(3, { seals: [...said(0, seal), ...said(1, "theirs")], called: true }));
    await calm();
    expect(asked[1]).toEqual({ path: "/api/tables/kelp/words", body: { words: wordsOf(seal) } });
    expect(before).toEqual({ all: [seal, "theirs"], before: true });
  });
  it("words that were shown are never used again, whatever became of the call", async () => {
    const sealing = new Sealing();
    const seal = newSeal();
    answer = (path) => ({
      body: path.endsWith("/words")
        ? at(3, { seals: said(0, seal), called: true, words: [{ seat: 0, words: wordsOf(seal)! }] })
        : at(5, { seals: said(0, "new") }),
    });
    sealing.see(at(2, { seals: said(0, seal), called: true }));
    await calm();
    answer = (_, body) => ({ body: at(5, { seals: said(0, body.seal) }) });
    sealing.see(at(4, { seals: said(0, seal) })); // a server that cheats might say that nothing was called for
    await calm();
    expect(asked.map(({ path }) => path.split("/").at(-1))).toEqual(["words", "seal"]);
    expect(asked[1]!.body.seal).not.toBe(seal);
  });
  it("it tries again when the network fails, and not when the table has changed", async () => {
    const sealing = new Sealing();
    const seal = newSeal();
    let failures = 2;
    answer = () => {
      if (failures-- > 0) throw new TypeError("network");
      return { body: at(3, {}, { status: "playing" }) };
    };
    sealing.see(at(2, { seals: said(0, seal), called: true }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toHaveLength(3);
    answer = () => ({ status: 409, body: { code: "words-called" } });
    const other = new Sealing();
    other.see(at(2));
    await vi.advanceTimersByTimeAsync(20000);
    expect(asked).toHaveLength(4);
  });
  it("one tap opens a table and shows the words as soon as the promise is there", async () => {
    let seal = "";
    answer = (path, body) => {
      if (path === "/api/tables") seal = body.seal;
      return {
        body:
          path === "/api/tables"
            ? at(2, { seals: said(0, seal), called: true })
            : at(4, {}, { status: "playing" }),
      };
    };
    expect((await openTable({ game: "g", start: true })).status).toBe("playing");
    expect(asked.map(({ path }) => path)).toEqual(["/api/tables", "/api/tables/kelp/words"]);
    expect(asked[1]!.body.words).toBe(wordsOf(seal));
    expect(JSON.parse(store["lifetable-seals"]!).kelp).toMatchObject({
      promise: { hash: "p", ply: 0 },
      seals: { all: [seal], before: true },
    });
  });
  it("a rematch has new words, and waits for those of the others", async () => {
    answer = (_, body) => ({ body: at(1, { seals: said(0, body.seal) }) });
    await acceptAgain("reef");
    await acceptAgain("reef");
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/tables/reef/rematch",
      "/api/tables/reef/rematch",
    ]);
    expect(asked[0]!.body.seal).not.toBe(asked[1]!.body.seal);
  });
});
