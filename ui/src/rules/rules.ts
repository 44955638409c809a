// The rules of any game, compiled from the very functions that the server uses. Here is only what an engine in
// WebAssembly needs around it: room in its memory, bytes carried in and out. Nothing here knows a game.
import { sha256 } from "@noble/hashes/sha2.js";

/** What a game's values can be, by name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a game tells is its own board's to know
export type Told = Record<string, any>;
export type OptionValues = Record<string, string | number | boolean>;

/** What was written beside the module (`games/wasm.py`). */
export interface Description {
  name: string;
  players: [least: number, most: number];
  most_moves: number;
  options: { name: string; kind: string; default: string | number | boolean }[];
  endings: string[];
  refusals: string[];
  /** Bytes of a state. */
  state: number;
  /** Where fields that all states have lie, and how many bytes a number of theirs has. */
  header: Record<string, [at: number, size: number]>;
  log: [rows: number, width: number];
  kinds: { number: number; name: string; chance: boolean }[];
  program: { code: number[]; words: string; view: number; whole: number; events: number };
  /** What is in the box, by the values of flags and choices. */
  boxes: Record<string, string>;
  /** Where an option's number stands in the box. */
  numbers: Record<string, [at: number, size: number]>;
}

/** Texts in the box as JSON, and where each begins. */
export interface Texts {
  data: string;
  at: number[];
}

/** A table that was set up with what only its server has, such as a deck of somebody's own. */
export interface OwnBox {
  box: Uint8Array;
  texts: Texts;
}

export interface Result {
  winners: number[];
  shares: number[];
  scores: number[];
  ending: string;
}

/** A move that cannot be made; `code` says why. */
export class Refused extends Error {
  code: string;
  constructor(code: string, move: string) {
    super(`${move}: ${code}`);
    this.code = code;
  }
}

type Doors = Record<string, (...given: number[]) => number>;

const WORD = 8; // bytes of a number
const SPECTATOR = -1;
const TOO_LONG = -1;
const SERIES = /^([^]*)\/(0|[1-9][0-9]{0,17})$/;
const NO_TEXTS: Texts = { data: "", at: [0] };

const bytes = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const utf8 = new TextEncoder();
const read = new TextDecoder();

export class Rules {
  readonly about: Description;
  #doors: Doors;
  #memory: WebAssembly.Memory;
  #free: number;
  #places: Record<string, number>;
  #inside: Setup | null = null;
  #tape = { at: 0, room: 0 };
  #out = { at: 0, room: 0 };
  #moves = { at: 0, room: 0 };

  constructor(module: WebAssembly.Module, about: Description) {
    const { exports } = new WebAssembly.Instance(module);
    this.about = about;
    this.#doors = exports as Doors;
    this.#memory = exports.memory as WebAssembly.Memory;
    this.#free = (exports.heap as WebAssembly.Global).value as number;
    const [rows, width] = about.log;
    const code = about.program.code;
    const box = Object.values(about.boxes)[0] ?? "";
    this.#places = {
      state: this.#room(about.state),
      after: this.#room(about.state),
      box: this.#room(bytes(box).length),
      key: this.#room(2 * WORD),
      derived: this.#room(2 * WORD),
      number: this.#room(WORD),
      log: this.#room(rows * width * WORD),
      program: this.#room(code.length * WORD),
      shares: this.#room(about.players[1] * WORD),
      scores: this.#room(about.players[1] * WORD),
    };
    code.forEach((number, i) => this.#put(this.#at("program") + i * WORD, BigInt(number)));
    this.#tape = this.#rooms(1024, WORD);
    this.#out = this.#rooms(8192, 1);
    this.#moves = this.#rooms(about.most_moves, WORD);
  }

  /** From what was fetched. */
  static async load(module: BufferSource, about: Description): Promise<Rules> {
    return new Rules(await WebAssembly.compile(module), about);
  }

  /** A game with its players and options chosen. Null if only a server has what is in this box. */
  setup(
    players: number,
    options: OptionValues = {},
    texts: Texts = NO_TEXTS,
    own?: OwnBox,
  ): Setup | null {
    const values: OptionValues = {};
    for (const { name, default: value } of this.about.options)
      values[name] = options[name] ?? value;
    if (own) return new Setup(this, players, values, own.box, own.texts);
    const box = this.#box(values);
    return box && new Setup(this, players, values, box, texts);
  }

  /** A move as people write it. */
  text(move: bigint): string {
    this.#put(this.#at("number"), move);
    const size = this.#call("text", this.#at("number"), this.#out.at, this.#out.room);
    return read.decode(this.#bytes(this.#out.at, size));
  }

  /** The move that a text means; null if it means none. */
  move(text: string): bigint | null {
    const letters = utf8.encode(text.trim());
    if (letters.length > this.#out.room) return null;
    this.#bytes(this.#out.at, letters.length).set(letters);
    const means = this.#call("move", this.#out.at, letters.length, this.#at("number"));
    return means ? this.#get(this.#at("number")) : null;
  }

  /** The key of a seed: `7/12` is game 12 of the series that seed 7 begins. */
  key(seed: string): Uint8Array {
    const series = SERIES.exec(seed);
    if (!series) return sha256(utf8.encode(seed)).slice(0, 2 * WORD);
    this.#bytes(this.#at("key"), 2 * WORD).set(this.key(series[1]!));
    this.#put(this.#at("number"), BigInt(series[2]!));
    this.#call("derive", this.#at("key"), this.#at("number"), this.#at("derived"));
    return this.#bytes(this.#at("derived"), 2 * WORD).slice();
  }

  // --- for setups and states ---

  deal(setup: Setup, seed: string): Moment {
    const key = this.key(seed);
    this.#enter(setup, new Uint8Array(this.about.state));
    this.#bytes(this.#at("key"), 2 * WORD).set(key);
    const [state, box, at, log] = this.#all("state", "box", "key", "log");
    this.#call("deal", state, box, at, setup.players, log);
    return this.#moment("state");
  }

  legal(setup: Setup, record: Uint8Array): bigint[] {
    this.#enter(setup, record);
    const [state, box] = this.#all("state", "box");
    let count = this.#call("listing", state, box, this.#moves.at, this.#moves.room);
    if (count > this.#moves.room) {
      this.#moves = this.#rooms(count, WORD);
      count = this.#call("listing", state, box, this.#moves.at, count);
    }
    return Array.from({ length: count }, (_, i) => this.#get(this.#moves.at + i * WORD));
  }

  /** What comes of a move, or the number of the refusal. */
  step(setup: Setup, record: Uint8Array, move: bigint): Moment | number {
    this.#enter(setup, record);
    this.#put(this.#at("number"), move);
    const [state, after, box, number, log] = this.#all("state", "after", "box", "number", "log");
    const reason = this.#call("step", state, after, box, number, log);
    return reason || this.#moment("after");
  }

  resample(setup: Setup, record: Uint8Array, seat: number | null, seed: string): Uint8Array {
    const key = this.key(seed);
    this.#enter(setup, record);
    this.#bytes(this.#at("key"), 2 * WORD).set(key);
    const [state, box, at] = this.#all("state", "box", "key");
    this.#call("resample", state, box, seat ?? SPECTATOR, at);
    return this.#bytes(state, this.about.state).slice();
  }

  /** Shares of the win and scores, if the game were counted now. */
  counted(setup: Setup, record: Uint8Array): { shares: number[]; scores: number[] } {
    this.#enter(setup, record);
    const [state, box, shares, scores] = this.#all("state", "box", "shares", "scores");
    this.#call("score", state, box, shares, scores);
    const data = new DataView(this.#memory.buffer);
    const seats = Array.from({ length: setup.players }, (_, i) => i * WORD);
    return {
      shares: seats.map((at) => data.getFloat64(shares + at, true)),
      scores: seats.map((at) => Number(data.getBigInt64(scores + at, true))),
    };
  }

  view(setup: Setup, record: Uint8Array, seat: number | null, aids: boolean): string {
    const [state, box] = this.#all("state", "box");
    return this.#told(setup, record, this.about.program.view, (tape, room) =>
      this.#call("view", state, box, seat ?? SPECTATOR, aids ? 1 : 0, tape, room),
    );
  }

  whole(setup: Setup, record: Uint8Array): string {
    const [state, box] = this.#all("state", "box");
    return this.#told(setup, record, this.about.program.whole, (tape, room) =>
      this.#call("whole", state, box, tape, room),
    );
  }

  events(setup: Setup, { record, log }: Moment, seat: number | null): string {
    const [state, box, rows] = this.#all("state", "box", "log");
    return this.#told(setup, record, this.about.program.events, (tape, room) => {
      this.#bytes(rows, log.length).set(log);
      const many = log.length / (this.about.log[1] * WORD);
      return this.#call("events", state, box, rows, many, seat ?? SPECTATOR, tape, room);
    });
  }

  /** The first games of a series, played at random: how many moves each took. For measuring. */
  run(setup: Setup, seed: string, games: number, haste: boolean): bigint[] {
    const key = this.key(seed);
    const rooms = [setup.players, setup.players, 1, 1].map((n) => this.#room(n * games * WORD));
    const record = new Uint8Array(this.about.state);
    record[this.about.header.players![0]] = setup.players;
    this.#enter(setup, record);
    this.#bytes(this.#at("key"), 2 * WORD).set(key);
    const [state, box, at] = this.#all("state", "box", "key");
    this.#call("run", state, box, at, games, haste ? 1 : 0, ...rooms);
    return Array.from({ length: games }, (_, i) => this.#get(rooms[2]! + i * WORD));
  }

  // --- what a tape tells ---

  #told(
    setup: Setup,
    record: Uint8Array,
    at: number,
    write: (tape: number, room: number) => void,
  ): string {
    this.#enter(setup, record);
    write(this.#tape.at, this.#tape.room);
    const told = Number(this.#get(this.#tape.at));
    if (told >= this.#tape.room) {
      this.#tape = this.#rooms(told + 1, WORD);
      write(this.#tape.at, this.#tape.room);
    }
    for (;;) {
      const size = this.#call(
        "encode",
        this.#at("program"),
        this.about.program.code.length,
        at,
        ...setup.inside!,
        this.#tape.at,
        this.#tape.room,
        this.#out.at,
        this.#out.room,
      );
      if (size >= 0) return read.decode(this.#bytes(this.#out.at, size));
      if (size !== TOO_LONG) throw new Error("what was written is not what is declared");
      this.#out = this.#rooms(4 * this.#out.room, 1);
    }
  }

  // --- memory ---

  /** Bring in a setup, if it is not there, and a state. */
  #enter(setup: Setup, record: Uint8Array): void {
    if (this.#inside !== setup) {
      this.#bytes(this.#at("box"), setup.box.length).set(setup.box);
      setup.inside ??= this.#keep(setup);
      this.#inside = setup;
    }
    this.#bytes(this.#at("state"), record.length).set(record);
  }

  /** Words and texts stay where they are put; the box, which rules read, has one place. */
  #keep(setup: Setup): number[] {
    const words = bytes(this.about.program.words);
    const options = utf8.encode(JSON.stringify(setup.options));
    const texts = utf8.encode(setup.texts.data);
    const letters = this.#room(words.length + options.length);
    const data = this.#room(texts.length);
    const at = this.#room(setup.texts.at.length * WORD);
    this.#bytes(letters, words.length).set(words);
    this.#bytes(letters + words.length, options.length).set(options);
    this.#bytes(data, texts.length).set(texts);
    setup.texts.at.forEach((place, i) => this.#put(at + i * WORD, BigInt(place)));
    return [letters, words.length + options.length, data, texts.length, at, setup.texts.at.length];
  }

  #box(options: OptionValues): Uint8Array | null {
    const { options: declared, boxes, numbers } = this.about;
    if (declared.some((one) => one.kind === "file" && options[one.name] !== one.default))
      return null;
    const few = declared.filter(({ kind }) => kind === "flag" || kind === "choice");
    const found = boxes[JSON.stringify(few.map(({ name }) => options[name]))];
    if (found === undefined) return null;
    const box = bytes(found);
    for (const [name, [at, size]] of Object.entries(numbers))
      for (let i = 0; i < size; i++)
        box[at + i] = Number((BigInt(options[name] as number) >> BigInt(8 * i)) & 255n);
    return box;
  }

  #moment(place: string): Moment {
    const [, width] = this.about.log;
    const rows = Number(this.#get(this.#at("log")));
    const size = width * WORD;
    return {
      record: this.#bytes(this.#at(place), this.about.state).slice(),
      log: this.#bytes(this.#at("log") + size, rows * size).slice(),
    };
  }

  #room(size: number): number {
    const at = this.#free;
    this.#free = Math.ceil((at + size) / 16) * 16;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / 65536));
    return at;
  }

  #rooms = (many: number, size: number) => ({ at: this.#room(many * size), room: many });
  #at = (place: string): number => this.#places[place]!;
  #all = <Names extends string[]>(...places: Names) =>
    places.map(this.#at) as { [_ in keyof Names]: number };
  #bytes = (at: number, size: number) => new Uint8Array(this.#memory.buffer, at, size);
  #put = (at: number, value: bigint) =>
    new DataView(this.#memory.buffer).setBigInt64(at, value, true);
  #get = (at: number) => new DataView(this.#memory.buffer).getBigInt64(at, true);
  #call = (door: string, ...given: number[]): number => this.#doors[door]!(...given);
}

/** A state as the rules keep it, and what the move before it, or the deal, brought about. */
export interface Moment {
  record: Uint8Array;
  log: Uint8Array;
}

/** A game with its players and options chosen: what lies on the table before the deal. */
export class Setup {
  readonly rules: Rules;
  readonly players: number;
  readonly options: OptionValues;
  readonly box: Uint8Array;
  readonly texts: Texts;
  /** Where its words and texts lie in the engine's memory. */
  inside: number[] | null = null;

  constructor(rules: Rules, players: number, options: OptionValues, box: Uint8Array, texts: Texts) {
    this.rules = rules;
    this.players = players;
    this.options = options;
    this.box = box;
    this.texts = texts;
  }

  /** Begin a game. The same seed gives the same game, everywhere and for ever. */
  deal(seed: string): State {
    return new State(this, this.rules.deal(this, seed));
  }
}

/** One moment of a game. A state is a value: `play` returns another one. */
export class State {
  readonly setup: Setup;
  readonly moment: Moment;

  constructor(setup: Setup, moment: Moment) {
    this.setup = setup;
    this.moment = moment;
  }

  get over(): boolean {
    return this.#header("over") !== 0;
  }

  /** The seat to move; null when the game is over. */
  get turn(): number | null {
    return this.over ? null : this.#header("turn");
  }

  /** Moves made so far. */
  get ply(): number {
    return this.#header("ply");
  }

  legal(): string[] {
    const { rules } = this.setup;
    return rules.legal(this.setup, this.moment.record).map((move) => rules.text(move));
  }

  /** Why a move is refused; null if it is legal. */
  refused(move: string): string | null {
    const after = this.#after(move);
    return typeof after === "string" ? after : null;
  }

  /** The state after a move. */
  play(move: string): State {
    const after = this.#after(move);
    if (typeof after === "string") throw new Refused(after, move);
    return new State(this.setup, after);
  }

  /** What a move would bring about, as far as whoever moves can know before making it. */
  outcome(move: string): Told[] {
    const certain = this.play(move).events(this.turn);
    const cut = certain.findIndex(({ kind }) => this.#chance(kind as string));
    return cut < 0 ? certain : certain.slice(0, cut);
  }

  /** What a seat (null: a spectator) may see. */
  view(seat: number | null, aids = true): Told {
    return JSON.parse(this.viewJson(seat, aids)) as Told;
  }

  viewJson(seat: number | null, aids = true): string {
    return this.setup.rules.view(this.setup, this.moment.record, seat, aids);
  }

  /** Everything, also what is hidden. */
  wholeJson(): string {
    return this.setup.rules.whole(this.setup, this.moment.record);
  }

  /** What the last move, or the deal, brought about, as a seat (null: a spectator) learns it. */
  events(seat: number | null): Told[] {
    return JSON.parse(this.eventsJson(seat)) as Told[];
  }

  eventsJson(seat: number | null): string {
    return this.setup.rules.events(this.setup, this.moment, seat);
  }

  /** A random state that agrees with everything a seat has seen. */
  resample(seat: number | null, seed: string): State {
    const record = this.setup.rules.resample(this.setup, this.moment.record, seat, seed);
    return new State(this.setup, { record, log: new Uint8Array() });
  }

  /** Who won and how it ended; null while the game lasts. */
  get result(): Result | null {
    if (!this.over) return null;
    const counted = this.setup.rules.counted(this.setup, this.moment.record);
    const winners = counted.shares.flatMap((share, seat) => (share > 0 ? [seat] : []));
    const ending = this.setup.rules.about.endings[this.#header("ending")]!;
    return { winners, ...counted, ending };
  }

  #after(move: string): Moment | string {
    const { rules } = this.setup;
    const code = rules.move(move);
    if (code === null) return "unreadable";
    const after = rules.step(this.setup, this.moment.record, code);
    return typeof after === "number" ? rules.about.refusals[after]! : after;
  }

  #chance = (kind: string): boolean =>
    this.setup.rules.about.kinds.find(({ name }) => name === kind)!.chance;

  #header(field: string): number {
    const [at, size] = this.setup.rules.about.header[field]!;
    const { buffer, byteOffset } = this.moment.record;
    const data = new DataView(buffer, byteOffset + at, size);
    return size === 4 ? data.getInt32(0, true) : data.getInt8(0);
  }
}
