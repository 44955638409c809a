// One device at one table: what the server says, what is shown, what may be done.
import { api, move, onceMet, Problem, table } from "$ui/api/client";
import type { Entry, GameInfo, Message, News, Reaction, SeatCard } from "$ui/api/message";
import { merge, Stream, type Link } from "$ui/api/stream";
import type { Data, GameBoard, Opinion, Who } from "$ui/boards";
import { comesAlong } from "$ui/after/rematch";
import { Sealing } from "$ui/luck/sealing";
import { witness } from "$ui/rules/witness";
import { remember } from "$ui/seals";
import { settings, still } from "$ui/settings.svelte";
import { t } from "$ui/words";
import { TableLog, type LogItem } from "./tablelog.svelte";
import { isMuted } from "./muted.svelte";
import { Foresight } from "./outcomes.svelte";
import { Queue, type Scene } from "./queue.svelte";
import { play as sound } from "./sounds";
import { next, opening, type Event, type Known, type State, type Waiting } from "./state";

export interface Cheer {
  key: number;
  by: string;
  seat: number | null;
  reaction: Reaction;
}

/** After these somebody who looked on may not be welcome any more. */
const DOOR = new Set(["removed", "locked"]);
const PATIENCE = 1500;
const CHEER = 5000;

export class Sitting {
  /** Where we are; see state.ts. */
  state: State = $state.raw(opening);
  readonly foresight = new Foresight(
    () => this.message.version,
    (moves) => this.do.outcomes(moves, this.queue.seat),
  );
  refusal = $state("");
  cheers: Cheer[] = $state.raw([]);
  /** A rematch that began while we looked on. */
  next: string | null = $state(null);
  unread = $state(0);
  /** The seat of ours for which a move was made because its time was up; null once that is known. */
  late: number | null = $state(null);
  /** Whoever is out of the game may want the rest of it told at once. */
  toTheEnd = $state(false);
  /** The game that is played here, once it is asked for. */
  game: GameInfo | null = $state.raw(null);
  /**
   * When the time of the seat to move is up, by the clock of this device; told anew with every word
   * of the clock, and by nothing else. Null until everybody has come.
   */
  ends = $state<number | null>(null);
  readonly queue: Queue;
  readonly do: ReturnType<typeof table>;

  /** The table as the stream has it, and as the answer to something we did has it. */
  #streamed: Message = $state.raw()!;
  #answered: Message | null = $state.raw(null);
  /** The table: what we did is seen at once, even before the stream brings it. */
  message: Message = $derived(
    this.#answered && this.#answered.number > this.#streamed.number
      ? this.#answered
      : this.#streamed,
  );
  mine: SeatCard[] = $derived(this.message?.seats.filter((seat) => seat.you) ?? []);
  who: Who[] = $derived.by(() => this.#who());
  /** The same for sentences that all who share this device read: nobody of them is "you". */
  named: Who[] = $derived(
    this.mine.length > 1 ? this.who.map((one) => ({ ...one, you: false })) : this.who,
  );

  #log = new TableLog();
  #stream: Stream;
  #sealing = new Sealing();
  #cheered = 0;
  #waiting: (() => void)[] = [];
  /** Was there a moment without a move of ours since the last one? */
  #waited = false;
  #closed = false;

  constructor(
    first: Message,
    private board: GameBoard,
    private myTurn: () => void = () => {},
  ) {
    this.#streamed = first;
    remember(first);
    witness(first);
    this.#time(first);
    this.do = table(first.table);
    const speed = () => (this.toTheEnd ? 0 : settings.speed);
    this.queue = new Queue(board, speed, still, this.#tell, this.#told);
    this.#stream = new Stream(first.table, first.number, this);
    // A stream opened by a stranger goes on for a stranger: who sits down opens it anew.
    onceMet(() => this.#meet());
    this.#sealing.see(first);
    void this.#begin();
  }

  get log(): LogItem[] {
    return this.#log.items;
  }

  get link(): Link {
    return this.state.link;
  }

  /** Is something that we did on its way? */
  get busy(): boolean {
    return this.state.sending;
  }

  get hints(): Opinion[] | null {
    return this.state.place.at === "turn" ? this.state.place.hints : null;
  }

  /** The seat the device is to be handed to; nothing of the table is shown meanwhile. */
  get curtain(): number | null {
    const { place } = this.state;
    return place.at === "curtain" ? place.to : null;
  }

  // --- where we are -----------------------------------------------------------------------------

  /** Something happened: where does that lead, and what has to be done there? */
  #happen(event: Event): void {
    const before = this.state.place;
    this.state = next(this.state, event);
    const { place } = this.state;
    if (place.at === before.at) return;
    if (place.at === "lifting") this.#showHeld(place.held);
    if (place.at === "gone") this.close();
  }

  #known(): Known {
    const { status, result, seats } = this.#streamed;
    return {
      status,
      result: result !== null,
      seats: seats.filter((seat) => seat.you).length,
      legal: this.queue.legal.length > 0,
    };
  }

  async #begin(): Promise<void> {
    if (this.mine.length > 1) await this.loadGame();
    if (this.#closed) return;
    const { status, number } = this.message;
    const scene = this.#scene();
    const hidden = !scene.open && this.mine.length > 1 && status === "playing";
    if (!hidden) this.queue.show(scene);
    this.#happen({
      kind: "opened",
      hide: hidden ? { scene, number } : null,
      known: this.#known(),
    });
    if (!hidden) await this.#remember(number, scene.seat);
  }

  /** Asks about the game that is played here, once. */
  async loadGame(): Promise<void> {
    if (this.game) return;
    const all = await api.get<{ games: GameInfo[] }>("/api/games").catch(() => null);
    this.game = all?.games.find(({ name }) => name === this.message.settings.game) ?? null;
  }

  /** What happened before we came, for the log, as one seat saw it. */
  async #remember(number: number, eyes: number | null): Promise<void> {
    if (number < 1 || this.message.status === "lobby") return;
    const past = await this.#messages(Math.max(0, number - 30), eyes);
    if (this.queue.seat === eyes) this.#log.past(past.filter((news) => news.number <= number));
  }

  async #messages(after: number, eyes: number | null): Promise<News[]> {
    const seat = eyes === null ? "" : `&seat=${eyes}`;
    const path = `/api/tables/${this.message.table}/messages?after=${after}${seat}`;
    const found = await api.get<{ messages: News[] }>(path).catch(() => null);
    return found?.messages ?? [];
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
    const before = this.#streamed;
    this.#streamed = merge(before, news);
    if (news.luck) {
      remember(this.#streamed);
      this.#sealing.see(this.#streamed);
    }
    if (news.view) witness(this.#streamed);
    this.#time(news);
    if (news.entry) this.#enter(news.entry);
    // Whoever has not said yes stays where he is.
    if (news.next && news.next !== before.next && comesAlong(this.#streamed)) this.next = news.next;
    if ("view" in news || "legal" in news || "events" in news)
      this.#arrive(before.number, before.seat);
    else this.#happen({ kind: "changed", known: this.#known() });
    for (const done of this.#waiting.splice(0)) done();
  }

  #time({ clock, now }: News): void {
    if (clock && now !== undefined)
      this.ends = clock.due === null ? null : Date.now() + clock.due - now;
  }

  presence(present: number[], watchers: number): void {
    const here = (message: Message): Message => ({
      ...message,
      watchers,
      seats: message.seats.map((seat) => ({
        ...seat,
        present: seat.kind === "bot" || present.includes(seat.seat),
      })),
    });
    this.#streamed = here(this.#streamed);
    if (this.#answered) this.#answered = here(this.#answered);
  }

  /** The connection comes and goes. */
  connection(link: Link): void {
    this.#happen({ kind: "link", link });
    if (link === "connected") this.#sealing.see(this.#streamed);
    if (link === "offline") void this.#stillThere();
  }

  async #stillThere(): Promise<void> {
    try {
      this.#take(await this.do.load());
    } catch (error) {
      if (error instanceof Problem && [403, 404, 410].includes(error.status))
        this.#happen({ kind: "gone", why: error });
    }
  }

  #enter(entry: Entry): void {
    this.#log.entry(entry);
    if (entry.late && this.mine.some((seat) => seat.seat === entry.seat)) this.late = entry.seat;
    if (DOOR.has(entry.kind) && this.mine.length === 0) void this.#stillThere();
    if (isMuted(entry.handle)) return;
    if (entry.kind === "said" && !this.mine.some((seat) => seat.seat === entry.seat))
      this.unread += 1;
    if (entry.kind === "reacted") this.#cheer(entry);
  }

  #cheer(entry: Entry): void {
    const cheer = {
      key: (this.#cheered += 1),
      by: entry.by ?? "",
      seat: entry.seat,
      reaction: entry.reaction as Reaction,
    };
    this.cheers = [...this.cheers, cheer].slice(-4);
    setTimeout(() => (this.cheers = this.cheers.filter((one) => one.key !== cheer.key)), CHEER);
  }

  // --- what is shown ----------------------------------------------------------------------------

  #scene(): Scene {
    const { seat, view, legal, events, status } = this.#streamed;
    const open = this.game?.information === "perfect" || status === "over";
    return { seat, view, legal, events, open };
  }

  /** There is something new to show: now, or when the device was handed over. */
  #arrive(since: number, eyes: number | null): void {
    const scene = this.#scene();
    const was = this.state.place.at;
    const held = { scene, number: this.#streamed.number };
    const shown = { seat: this.queue.seat, any: this.queue.view !== null };
    this.#happen({ kind: "scene", held, known: this.#known(), shown });
    const now = this.state.place.at;
    if (now === "handing" && was !== "handing") void this.#hand(since, eyes);
    else if (now === "curtain" && was !== "curtain") void this.#liftIfOpen();
    else if (now === was && now !== "handing" && now !== "curtain" && now !== "opening")
      this.#show(scene);
  }

  #show(scene: Scene): void {
    this.queue.add(scene);
    if (this.queue.telling) this.#happen({ kind: "telling" });
  }

  /** Nothing has to be hidden where everybody may see everything. */
  async #liftIfOpen(): Promise<void> {
    await this.loadGame();
    if (this.game?.information === "perfect") this.lift();
  }

  /** Shows the one who moved what the move did, with that seat's eyes, before the device goes round. */
  async #hand(since: number, eyes: number | null): Promise<void> {
    this.queue.legal = [];
    const seen = await this.#messages(since, eyes);
    if (this.state.place.at !== "handing") return;
    const last = seen.find((message) => message.view && message.seat === eyes);
    if (last?.events?.length)
      this.queue.add({ seat: eyes, view: last.view!, legal: [], events: last.events });
    if (!this.queue.telling) this.#happen({ kind: "told", known: this.#known() });
  }

  /** The next player has the device: show what waited behind the curtain. */
  lift(): void {
    this.#happen({ kind: "lift" });
  }

  #showHeld([first, ...rest]: Waiting): void {
    // What the one before saw happen is not for these eyes.
    this.#log.clear();
    this.queue.show(first.scene);
    void this.#remember(first.number, first.scene.seat);
    for (const { scene } of rest) this.#show(scene);
  }

  #told = (): void => {
    const handing = this.state.place.at === "handing";
    this.#happen({ kind: "told", known: this.#known() });
    if (handing) return;
    const turn = this.queue.legal.length > 0;
    if (turn && this.#waited) {
      sound("turn", settings.sound);
      this.myTurn();
    }
    this.#waited = !turn;
    if (turn) void this.foresight.turn();
  };

  #tell = (event: Data, _before: Data, after: Data, eyes: number | null, quiet: boolean): void => {
    this.#log.event(event, after, eyes);
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
    this.late = null;
    this.#happen({ kind: "sent" });
    this.refusal = "";
    try {
      const { version, table: id } = this.message;
      const answer = await move(id, { move: made, version, seat: this.queue.seat });
      await this.#until(answer.number);
      if (this.#streamed.number < answer.number) {
        this.#stream.seen(answer.number);
        this.news(answer);
      }
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#happen({ kind: "answered" });
    }
  }

  /** The stream brings the move; if it does not in time, the answer to the move does. */
  async #until(number: number): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (this.#streamed.number < number && performance.now() < end) {
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
    if (snapshot.number < this.#streamed.number) return;
    this.#stream.seen(snapshot.number);
    this.#streamed = snapshot;
    remember(snapshot);
    witness(snapshot);
    this.#sealing.see(snapshot);
    const { at } = this.state.place;
    if (at === "handing" || at === "curtain")
      this.#happen({ kind: "changed", known: this.#known() });
    else if (at !== "opening" && at !== "gone") this.#show({ ...this.#scene(), events: [] });
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

  /** Does one thing at a time before the game; what it answers is seen at once, a refusal is given back. */
  async arrange(what: () => Promise<Message>): Promise<Problem | null> {
    if (this.busy) return null;
    this.#happen({ kind: "sent" });
    try {
      this.#answered = { ...this.message, ...(await what()) };
      return null;
    } catch (error) {
      return error instanceof Problem ? error : new Problem("", String(error), 0);
    } finally {
      this.#happen({ kind: "answered" });
    }
  }

  /** Asks what a strong player would do, or puts the answer away. */
  async hint(): Promise<void> {
    if (this.hints) return this.dropHints();
    const asked = this.message.version;
    const answer = await this.try(() => this.do.hint(this.queue.seat));
    if (answer && asked === this.message.version)
      this.#happen({
        kind: "hinted",
        hints: [...answer.opinions].sort((a, b) => b.value - a.value),
      });
  }

  dropHints = (): void => this.#happen({ kind: "hinted", hints: null });
}
