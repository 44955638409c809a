import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { Message, News } from "./message";
import { merge, Stream, type Link, type World } from "./stream";

const table = (more: Partial<Message> = {}) =>
  ({
    table: "kelp",
    number: 5,
    version: 3,
    status: "playing",
    chat: [],
    events: [{ kind: "old" }],
    legal: ["a"],
    view: { ply: 3 },
    entry: null,
    ...more,
  }) as Message;
const entry = (number: number, kind: string, more = {}) => ({
  number,
  kind,
  at: 1,
  by: "Tim",
  seat: 1,
  ...more,
});

describe("merging", () => {
  it("replaces what came and keeps what did not", () => {
    const now = merge(table(), {
      number: 6,
      version: 4,
      view: { ply: 4 },
      legal: [],
      events: [{ kind: "moved" }],
      entry: entry(6, "moved"),
    });
    expect([now.version, now.view, now.legal, now.status]).toEqual([4, { ply: 4 }, [], "playing"]);
    expect(now.events).toEqual([{ kind: "moved" }]);
  });

  it("forgets the events of the message before", () => {
    expect(
      merge(table(), { number: 6, entry: entry(6, "paused"), status: "paused" }).events,
    ).toEqual([]);
  });

  it("ignores what is older than what is known", () => {
    expect(merge(table(), { number: 4, status: "lobby" }).status).toBe("playing");
  });

  it("lets the talk grow, each line once", () => {
    const said: News = { number: 6, entry: entry(6, "said", { text: "Hello" }) };
    const once = merge(table(), said);
    expect(once.chat).toEqual([
      { number: 6, at: 1, by: "Tim", seat: 1, handle: null, text: "Hello" },
    ]);
    expect(merge(once, said).chat).toHaveLength(1);
  });
});

class Source extends EventTarget {
  onopen = () => {};
  onerror = () => {};
  onmessage = (_event: MessageEvent<string>) => {};
  readyState = 0;
  closed = false;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.closed = true;
  }
  say(news: News) {
    this.onmessage(new MessageEvent("message", { data: JSON.stringify(news) }));
  }
}

/** What a browser makes of the very bytes that the server sends; of a comment, nothing. */
function heartbeat(): MessageEvent<string> {
  const read = (file: string) =>
    readFileSync(new URL(`../../../src/lifetable/${file}`, import.meta.url), "utf8");
  const [, data, event] = read("tables/live/feeds.py").match(
    /^BEAT = Update\(b"(.*?)", event="(.*?)"\)/m,
  )!;
  const frame = read("web/streams.py").match(/return b("event: %s.*?") %/)![1]!;
  const sent = (JSON.parse(frame) as string).replace("%s", event!).replace("%s", data!);
  const fields = Object.fromEntries(
    sent
      .trimEnd()
      .split("\n")
      .map((line) => line.split(": ")),
  );
  return new MessageEvent(fields.event, { data: fields.data });
}

describe("the stream", () => {
  let sources: Source[];
  let timers: { ms: number; what: () => void }[];
  let polled: string[];
  let answers: News[];
  let left: number;
  let heard: number[];
  let links: Link[];
  const world: World = {
    open: (url) => {
      const source = new Source(url);
      sources.push(source);
      return source as unknown as EventSource;
    },
    poll: async (url) => {
      polled.push(url);
      return { messages: answers, more: left-- > 0 };
    },
    after: (ms, what) => {
      const timer = { ms, what };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  };
  const listener = {
    news: (news: News) => heard.push(news.number),
    presence: () => {},
    connection: (link: Link) => links.push(link),
  };
  const elapse = () => timers.splice(0).forEach(({ what }) => what());

  beforeEach(() => {
    [sources, timers, polled, answers, left, heard, links] = [[], [], [], [], 0, [], []];
  });

  it("resumes after the last number it heard, and hears nothing twice", () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    sources[0]!.onopen();
    sources[0]!.say({ number: 6, entry: entry(6, "moved") });
    sources[0]!.onerror();
    expect(links).toEqual(["connected", "reconnecting"]);
    elapse();
    expect(sources[1]!.url).toBe("/api/tables/kelp/stream?after=6");
    sources[1]!.say({ number: 6, entry: entry(6, "moved") });
    sources[1]!.say({ number: 7, entry: entry(7, "moved") });
    expect(heard).toEqual([6, 7]);
    stream.close();
    expect(sources[1]!.closed).toBe(true);
  });

  it("says that it is cut off as soon as the browser knows, whatever the open connection says later", () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    sources[0]!.onopen();
    stream.cut();
    expect(sources[0]!.closed).toBe(true);
    expect(links).toEqual(["connected", "reconnecting"]);
    elapse();
    expect(sources).toHaveLength(2);
    stream.close();
    stream.cut();
    expect(timers).toHaveLength(0);
  });

  it("takes the whole table where it is told that instead of what it missed", () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    sources[0]!.say({ number: 300, entry: null });
    sources[0]!.say({ number: 301, entry: entry(301, "moved") });
    sources[0]!.onerror();
    elapse();
    expect(heard).toEqual([300, 301]);
    expect(sources[1]!.url).toBe("/api/tables/kelp/stream?after=301");
    stream.close();
  });

  it("polls where streams are blocked", async () => {
    const stream = new Stream("kelp", 5, listener, 2, world);
    for (let i = 0; i < 3; i += 1) {
      sources[i]!.onerror();
      if (i < 2) elapse();
    }
    answers = [{ number: 6, entry: entry(6, "moved") }];
    await Promise.resolve();
    await Promise.resolve();
    expect(polled[0]).toBe("/api/tables/kelp/messages?after=5&seat=2");
    stream.close();
  });

  it("gives the stream another chance now and then", async () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    for (let i = 0; i < 3; i += 1) {
      sources[i]!.onerror();
      if (i < 2) elapse();
    }
    for (let i = 0; i < 30 && sources.length < 4; i += 1) {
      elapse();
      await new Promise((done) => setTimeout(done));
    }
    expect([sources.length, polled.length]).toEqual([4, 20]);
    sources[3]!.onerror();
    await new Promise((done) => setTimeout(done));
    expect([sources.length, polled.length]).toEqual([4, 21]);
    stream.close();
  });

  it("says that it is offline after a while, and tries at once when woken", () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    for (let i = 0; i < 4; i += 1) {
      const source = sources.at(-1)!;
      source.say({ number: 6 + i, entry: entry(6 + i, "moved") }); // it worked before
      source.onerror();
      if (i < 3) elapse();
    }
    expect(links.at(-1)).toBe("offline");
    const before = sources.length;
    stream.wake();
    expect(sources.length).toBe(before + 1);
    stream.close();
  });

  it("asks on at once while there is more", async () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    answers = [{ number: 6, entry: entry(6, "moved") }];
    left = 1;
    for (let i = 0; i < 3; i += 1) {
      sources[i]!.onerror();
      if (i < 2) elapse();
    }
    await new Promise((done) => setTimeout(done));
    expect(polled).toEqual([
      "/api/tables/kelp/messages?after=5",
      "/api/tables/kelp/messages?after=6",
    ]);
    expect(heard).toEqual([6]);
    stream.close();
  });

  it("hears the server's heartbeat", () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    sources[0]!.onopen();
    for (let i = 0; i < 3; i += 1) {
      const silence = timers[0]!;
      sources[0]!.dispatchEvent(heartbeat());
      expect(timers).toHaveLength(1);
      expect(timers[0]).not.toBe(silence); // which would have ended it
    }
    expect(links).toEqual(["connected"]);
    stream.close();
  });

  it("takes long silence for a dead line", () => {
    const stream = new Stream("kelp", 5, listener, null, world);
    sources[0]!.onopen();
    elapse();
    expect(sources[0]!.closed).toBe(true);
    expect(links.at(-1)).toBe("reconnecting");
    stream.close();
  });
});
