// One device at one table: what the server says, what is shown, what may be done.
import { api, move, onceMet, Problem, table } from "$ui/api/client";
import type { Entry, Message, News, Reaction, SeatCard } from "$ui/api/message";
import { merge, Stream, type Link } from "$ui/api/stream";
import type { Data, GameBoard, Opinion, Who } from "$ui/boards";
import { comesAlong } from "$ui/after/rematch";
import { Sealing } from "$ui/luck/duty";
import { remember } from "$ui/seals";
import { settings, still } from "$ui/settings.svelte";
import { t } from "$ui/words";
import { isMuted } from "./manners.svelte";
import { Queue, type Scene } from "./queue.svelte";
import { play as sound } from "./sounds";

/** A line of the log: something that happened in the game, or at the table. */
export type Told = { key: number } & ({ event: Data; view: Data; eyes: number | null } | { entry: Entry });

export interface Cheer {
  key: number;
  by: string;
  seat: number | null;
  reaction: Reaction;
}

const TOLD = new Set(["left", "covered", "reclaimed", "handed", "paused", "resumed", "clock-started", "clock-restarted", "undone", "undo-asked", "sat", "stood", "removed", "admitted", "locked"]);
/** After these somebody who looked on may not be welcome any more. */
const DOOR = new Set(["removed", "locked"]);
const LONGEST = 200;
const PATIENCE = 1500;
const CHEER = 5000;

export class Sitting {
  message: Message = $state.raw()!;
  link: Link = $state("connecting");
  busy = $state(false);
  hints: Opinion[] | null = $state.raw(null);
  refusal = $state("");
  log: Told[] = $state.raw([]);
  cheers: Cheer[] = $state.raw([]);
  /** The seat the device is to be handed to; nothing of the table is shown meanwhile. */
  curtain: number | null = $state(null);
  /** A rematch that began while we looked on. */
  next: string | null = $state(null);
  unread = $state(0);
  gone: Problem | null = $state.raw(null);
  readonly queue: Queue;
  readonly do: ReturnType<typeof table>;

  mine: SeatCard[] = $derived(this.message?.seats.filter((seat) => seat.you) ?? []);
  who: Who[] = $derived.by(() => this.#who());
  /** When the time of the seat to move is up, by the clock of this device; told anew with every word of the clock, and by nothing else. Null until everybody has come. */
  ends = $state<number | null>(null);

  #stream: Stream;
  #sealing = new Sealing();
  #keys = 0;
  #hidden = true;
  #handing = false;
  #held: { scene: Scene; number: number }[] = [];
  #waiting: (() => void)[] = [];
  #waited = false;
  #closed = false;

  constructor(
    first: Message,
    private board: GameBoard,
    private myTurn: () => void = () => {},
  ) {
    this.message = first;
    remember(first);
    this.#time(first);
    this.do = table(first.table);
    this.queue = new Queue(board, () => settings.speed, still, this.#tell, this.#rested);
    this.#stream = new Stream(first.table, first.number, this);
    // A stream opened by a stranger goes on for a stranger: who sits down opens it anew.
    onceMet(() => this.#meet());
    this.#sealing.see(first);
    void this.#begin(first);
  }

  async #begin(first: Message): Promise<void> {
    if (this.mine.length > 1) await this.#learn();
    const scene = this.#scene();
    if (this.#hidden && this.mine.length > 1 && first.status === "playing") {
      this.#held = [{ scene, number: first.number }];
      this.curtain = first.seat;
    } else {
      this.queue.show(scene);
      await this.#remember(first.number, scene.seat);
    }
  }

  /** Is there anything in this game that one player must not see of another? */
  async #learn(): Promise<void> {
    const all = await api.get("/api/games").catch(() => null);
    this.#hidden = all?.games.find((game: Data) => game.name === this.message.settings.game)?.information !== "perfect";
  }

  /** What happened before we came, for the log, as one seat saw it. */
  async #remember(number: number, eyes: number | null): Promise<void> {
    if (number < 1 || this.message.status === "lobby") return;
    const seat = eyes === null ? "" : `&seat=${eyes}`;
    const past = await api.get<{ messages: News[] }>(`/api/tables/${this.message.table}/messages?after=${Math.max(0, number - 30)}${seat}`).catch(() => null);
    if (this.queue.seat !== eyes) return;
    const lines = (past?.messages ?? []).filter((news) => news.number <= number).flatMap((news) => this.#lines(news));
    this.log = [...this.log, ...lines.reverse()].slice(0, LONGEST);
  }

  #lines(news: News): Told[] {
    const entry: Told[] = news.entry && TOLD.has(news.entry.kind) ? [{ key: this.#key(), entry: news.entry }] : [];
    const view = news.view;
    if (!view) return entry;
    return [...entry, ...(news.events ?? []).map((event) => ({ key: this.#key(), event, view, eyes: news.seat ?? null }))];
  }

  #key(): number {
    return (this.#keys += 1);
  }

  async #meet(): Promise<void> {
    if (this.#closed) return;
    this.#stream.wake();
    const known = await this.do.load().catch(() => null);
    if (known && !this.#closed) this.#take(known);
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
    this.#sealing.close();
    this.queue.close();
  }

  wake(): void {
    this.#stream.wake();
  }

  cut(): void {
    this.#stream.cut();
  }

  // --- what the stream says ---------------------------------------------------------------------

  news(news: News): void {
    const before = this.message;
    this.message = merge(before, news);
    if (news.luck) {
      remember(this.message);
      this.#sealing.see(this.message);
    }
    this.#time(news);
    if (news.entry) this.#enter(news.entry);
    // Whoever has not said yes stays where he is.
    if (news.next && news.next !== before.next && comesAlong(this.message)) this.next = news.next;
    if ("view" in news || "legal" in news || "events" in news) this.#show(before.number, before.seat);
    for (const done of this.#waiting.splice(0)) done();
  }

  #time({ clock, now }: News): void {
    if (clock && now !== undefined) this.ends = clock.due === null ? null : Date.now() + clock.due - now;
  }

  presence(present: number[], watchers: number): void {
    const seats = this.message.seats.map((seat) => ({ ...seat, present: seat.kind === "bot" || present.includes(seat.seat) }));
    this.message = { ...this.message, seats, watchers };
  }

  /** The connection comes and goes. */
  connection(link: Link): void {
    this.link = link;
    if (link === "connected") this.#sealing.see(this.message);
    if (link === "offline") void this.#stillThere();
  }

  async #stillThere(): Promise<void> {
    try {
      this.#take(await this.do.load());
    } catch (error) {
      if (error instanceof Problem && [403, 404, 410].includes(error.status)) {
        this.gone = error;
        this.close();
      }
    }
  }

  #enter(entry: Entry): void {
    if (TOLD.has(entry.kind)) this.log = [{ key: this.#key(), entry }, ...this.log].slice(0, LONGEST);
    if (DOOR.has(entry.kind) && this.mine.length === 0) void this.#stillThere();
    if (isMuted(entry.handle)) return;
    if (entry.kind === "said" && !this.mine.some((seat) => seat.seat === entry.seat)) this.unread += 1;
    if (entry.kind === "reacted") this.#cheer(entry);
  }

  #cheer(entry: Entry): void {
    const cheer = { key: this.#key(), by: entry.by ?? "", seat: entry.seat, reaction: entry.reaction as Reaction };
    this.cheers = [...this.cheers, cheer].slice(-4);
    setTimeout(() => (this.cheers = this.cheers.filter((one) => one.key !== cheer.key)), CHEER);
  }

  // --- what is shown ----------------------------------------------------------------------------

  #scene(): Scene {
    const { seat, view, legal, events, status } = this.message;
    return { seat, view, legal, events, open: !this.#hidden || status === "over" };
  }

  #show(since: number, eyes: number | null): void {
    const scene = this.#scene();
    if (this.curtain !== null || this.#handing) {
      this.#held.push({ scene, number: this.message.number });
      if (this.curtain !== null) this.curtain = scene.seat;
      if (scene.open && this.message.status === "over") this.lift();
    } else if (scene.view && !this.queue.view && this.mine.length > 1 && !scene.open) {
      // The game begins: nobody looks before the first player has the device.
      this.#held = [{ scene, number: this.message.number }];
      this.curtain = scene.seat;
      void this.#learn().then(() => !this.#hidden && this.lift());
    } else if (scene.view && scene.seat !== this.queue.seat && this.mine.length > 1 && !scene.open) {
      this.#held = [{ scene, number: this.message.number }];
      void this.#hand(since, eyes);
    } else this.queue.add(scene);
  }

  /** Shows the one who moved what the move did, with that seat's eyes, before the device goes round. */
  async #hand(since: number, eyes: number | null): Promise<void> {
    this.#handing = true;
    this.queue.legal = [];
    const seen = await api
      .get<{ messages: Message[] }>(`/api/tables/${this.message.table}/messages?after=${since}&seat=${eyes}`)
      .catch(() => null);
    const last = seen?.messages.find((message) => message.view && message.seat === eyes);
    if (last?.events.length) this.queue.add({ seat: eyes, view: last.view, legal: [], events: last.events });
    if (!this.queue.telling) this.#draw();
  }

  #draw(): void {
    this.#handing = false;
    this.curtain = this.#held.at(-1)?.scene.seat ?? null;
    if (this.curtain === null) this.lift();
  }

  /** The next player has the device: show what waited behind the curtain. */
  lift(): void {
    const [first, ...rest] = this.#held.splice(0);
    this.curtain = null;
    this.#handing = false;
    if (!first) return;
    // What the one before saw happen is not for these eyes.
    this.log = [];
    this.queue.show(first.scene);
    void this.#remember(first.number, first.scene.seat);
    for (const { scene } of rest) this.queue.add(scene);
  }

  #rested = (): void => {
    if (this.#handing) return this.#draw();
    const turn = this.queue.legal.length > 0;
    if (turn && this.#waited) {
      sound("turn", settings.sound);
      this.myTurn();
    }
    this.#waited = !turn;
    if (!turn) this.hints = null;
  };

  #tell = (event: Data, _before: Data, after: Data, eyes: number | null, quiet: boolean): void => {
    this.log = [{ key: this.#key(), event, view: after, eyes }, ...this.log].slice(0, LONGEST);
    const name = quiet ? null : this.board.sound(event);
    if (name) sound(name, settings.sound);
  };

  #who(): Who[] {
    const eyes = this.queue?.seat ?? this.message?.seat;
    // With several seats on one device "you" is the one who holds it.
    const you = (seat: SeatCard) => seat.you && (this.mine.length === 1 || seat.seat === eyes);
    return (this.message?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      you: you(seat),
      bot: seat.kind === "bot" ? (seat.level ?? "medium") : seat.warm,
      present: seat.present,
    }));
  }

  // --- what may be done -------------------------------------------------------------------------

  /** Makes a move. */
  play = (made: string): void => {
    if (this.busy || this.curtain !== null) return;
    void this.#make(made);
  };

  async #make(made: string): Promise<void> {
    this.busy = true;
    this.hints = null;
    this.refusal = "";
    try {
      const { version, table: id } = this.message;
      const answer = await move(id, { move: made, version, seat: this.queue.seat });
      await this.#until(answer.number);
      if (this.message.number < answer.number) {
        this.#stream.seen(answer.number);
        this.news(answer);
      }
    } catch (error) {
      this.#refused(error);
    } finally {
      this.busy = false;
    }
  }

  /** The stream brings the move; if it does not in time, the answer to the move does. */
  async #until(number: number): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (this.message.number < number && performance.now() < end) {
      await new Promise<void>((done) => {
        this.#waiting.push(done);
        setTimeout(done, PATIENCE / 5);
      });
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    if (error.details.message) this.#take(error.details.message as Message);
    this.refusal = error.title;
  }

  /** The table as it is, whatever we thought. */
  #take(snapshot: Message): void {
    if (snapshot.number < this.message.number) return;
    this.#stream.seen(snapshot.number);
    this.message = snapshot;
    remember(snapshot);
    this.#sealing.see(snapshot);
    if (this.curtain === null && !this.#handing) this.queue.add({ ...this.#scene(), events: [] });
  }

  refuse = (id: string, args: Data = {}): void => {
    this.refusal = t(id, args);
  };

  /** Does something at the table and says why if it cannot be done. */
  async try<T>(what: () => Promise<T>): Promise<T | null> {
    this.refusal = "";
    try {
      return await what();
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  async hint(): Promise<void> {
    if (this.hints) {
      this.hints = null;
      return;
    }
    const asked = this.message.version;
    const answer = await this.try(() => this.do.hint(this.queue.seat));
    if (answer && asked === this.message.version) this.hints = [...answer.opinions].sort((a, b) => b.value - a.value);
  }
}
