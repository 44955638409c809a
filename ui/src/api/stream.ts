// Keeps a table in step with the server: a stream of events, or polling where streams are blocked.
import type { Message, News } from "./message";

export type Link = "connecting" | "connected" | "reconnecting" | "offline";

/** What the stream needs of the world; tests bring their own. */
export interface World {
  open(url: string): EventSource;
  poll(url: string): Promise<{ messages: News[]; more: boolean }>;
  after(ms: number, what: () => void): () => void;
}

const world: World = {
  open: (url) => new EventSource(url),
  poll: async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  },
  after: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

/** The table after some news: what is new replaces what was, key by key; chat grows. */
export function merge(table: Message, news: News): Message {
  if (news.number < table.number) return table;
  const chat =
    news.entry?.kind === "said" && news.chat === undefined
      ? spokenOn(table, news)
      : (news.chat ?? table.chat);
  return { ...table, ...news, chat, entry: news.entry ?? null, events: news.events ?? [] };
}

function spokenOn(table: Message, { entry }: News): Message["chat"] {
  if (!entry || table.chat.some((line) => line.number === entry.number)) return table.chat;
  return [
    ...table.chat,
    {
      number: entry.number,
      at: entry.at,
      by: entry.by ?? "",
      seat: entry.seat,
      handle: entry.handle ?? null,
      text: String(entry.text ?? ""),
    },
  ];
}

const WAITS = [500, 1000, 2000, 4000, 8000, 15000];
const SILENCE = 40_000; // heartbeats come every 15 s
const POLL = 1500;
/** Every so many polls the stream gets another chance, and at once when the server was away. */
const ANOTHER_CHANCE = 20;
/** After so many streams that brought nothing, the network is taken to block them. */
const BLOCKED = 3;

export interface Listener {
  news(news: News): void;
  presence(present: number[], watchers: number): void;
  connection(link: Link): void;
}

/** Follows one table until closed. */
export class Stream {
  #source: EventSource | null = null;
  #cancel = () => {};
  #silence = () => {};
  #failures = 0;
  #fruitless = 0;
  #closed = false;
  #polling = false;
  #polls = 0;
  #away = false;

  constructor(
    private table: string,
    private number: number,
    private listener: Listener,
    private seat: number | null = null,
    private outside: World = world,
  ) {
    this.#open();
  }

  /** Something newer is known already, from the answer to a move. */
  seen(number: number): void {
    this.number = Math.max(this.number, number);
  }

  /** Tries at once: the window is back, the network is back; an open stream may have died unnoticed. */
  wake(): void {
    if (this.#closed) return;
    this.#cancel();
    this.#drop();
    if (this.#polling) void this.#poll();
    else this.#open();
  }

  /** The browser says that there is no network: what is open is dead, even where nobody closes it. */
  cut(): void {
    if (this.#closed) return;
    this.#cancel();
    this.#drop();
    this.#again(() => (this.#polling ? void this.#poll() : this.#open()));
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#drop();
  }

  #address(what: string): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `/api/tables/${this.table}/${what}?after=${this.number}${seat}`;
  }

  #open(): void {
    let fruitful = false;
    const source = this.outside.open(this.#address("stream"));
    this.#source = source;
    const alive = () => {
      fruitful = true;
      this.#fruitless = 0;
      this.#watch();
    };
    source.onopen = () => {
      this.#failures = 0;
      this.#watch();
      this.listener.connection("connected");
    };
    source.onmessage = (event: MessageEvent<string>) => {
      alive();
      this.#hear(JSON.parse(event.data) as News);
    };
    source.addEventListener("presence", (event) => {
      alive();
      const { present, watchers } = JSON.parse((event as MessageEvent<string>).data);
      this.listener.presence(present, watchers);
    });
    source.addEventListener("heartbeat", alive);
    source.onerror = () => this.#lost(fruitful);
    this.#watch();
  }

  /** A stream that says nothing for long is dead, even if nobody told us. */
  #watch(): void {
    this.#silence();
    this.#silence = this.outside.after(SILENCE, () => this.#lost(false));
  }

  #hear(news: News): void {
    if (news.number <= this.number && news.entry !== null) return; // told before
    this.number = Math.max(this.number, news.number);
    this.listener.news(news);
  }

  #lost(fruitful: boolean): void {
    this.#drop();
    if (this.#closed) return;
    if (!fruitful) this.#fruitless += 1;
    if (this.#fruitless >= BLOCKED) {
      this.#polling = true;
      return void this.#poll();
    }
    this.#again(() => this.#open());
  }

  #again(what: () => void): void {
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)]!;
    this.#failures += 1;
    this.listener.connection(this.#failures > 3 ? "offline" : "reconnecting");
    // Not all clients of a server that comes back knock in the same moment.
    this.#cancel = this.outside.after(wait * (0.8 + 0.4 * Math.random()), what);
  }

  async #poll(): Promise<void> {
    try {
      const { messages, more } = await this.outside.poll(this.#address("messages"));
      if (this.#closed) return;
      const back = this.#away;
      this.#away = false;
      this.#failures = 0;
      this.#polls += 1;
      this.listener.connection("connected");
      for (const news of messages) this.#hear(news);
      if (back || this.#polls % ANOTHER_CHANCE === 0) return this.#stream();
      if (more) return this.#poll();
      this.#cancel = this.outside.after(POLL, () => void this.#poll());
    } catch {
      this.#away = true;
      if (!this.#closed) this.#again(() => void this.#poll());
    }
  }

  #stream(): void {
    this.#polling = false;
    this.#fruitless = BLOCKED - 1;
    this.#open();
  }

  #drop(): void {
    this.#silence();
    this.#source?.close();
    this.#source = null;
  }
}
