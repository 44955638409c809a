import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "$ui/api/message";
import { remember, sealOf } from "$ui/seals";
import { keep } from "$ui/luck/words";
import { check, known, type Luck } from "./verify";

const sha = (text: string) => createHash("sha256").update(`lifetable ${text}`).digest("hex");
const secret = sha("the game after this one");
const words = [
  { seat: 0, words: "blue fish" },
  { seat: 2, words: "Süß œuvre 🐶" },
];
/** What a table tells after the end, if its luck is this. */
const sealing = (all: Luck["words"]) =>
  all.map(({ seat, words }) => ({ seat, seal: sha(`seal ${words}`) }));
const told = (seed: string, more: Partial<Luck> = {}): Luck => ({
  promise: sha(seed.split(" ")[0]!),
  seals: sealing(more.words ?? words),
  called: false,
  words,
  hash: sha(seed),
  seed,
  ...more,
});
const SEED = `${secret} 0:blue fish 2:Süß œuvre 🐶`;
const luck = told(SEED);
const all = luck.seals.map(({ seal }) => seal);
const shown = {
  promise: { hash: sha(secret), ply: 0 },
  seed: { hash: sha(SEED), ply: 0 },
  words: ["blue fish"],
  seals: { all, before: true },
};
const present = { seal: shown, seated: true, bots: [1] };
const away = { seal: {}, seated: false, bots: [1] };

describe("the check of the luck", () => {
  it("believes an honest table", () => {
    expect(check(luck, present)).toEqual({
      promise: true,
      before: null,
      words: true,
      seals: true,
      seed: true,
      since: { promise: 0, seed: 0 },
      beforeWords: true,
      own: true,
    });
  });
  it("does not depend on the order in which words are told", () => {
    expect(check({ ...luck, words: [...words].reverse() }, present).words).toBe(true);
  });
  it("believes a seed to which nobody added words", () => {
    expect(check(told(secret, { words: [] }), away)).toMatchObject({
      promise: true,
      words: true,
      seed: true,
    });
  });
  it("says that it saw nothing before the end", () => {
    expect(check(luck, away)).toEqual({
      promise: true,
      before: null,
      words: true,
      seals: true,
      seed: true,
      since: { promise: null, seed: null },
      beforeWords: false,
      own: false,
    });
  });
  it("sees words that are not the ones that were sealed", () => {
    const [mine, theirs] = luck.seals as [Luck["seals"][0], Luck["seals"][0]];
    for (const seals of [
      [mine],
      [
        { ...theirs, seat: 0 },
        { ...mine, seat: 2 },
      ],
      [mine, { seat: 2, seal: mine.seal }],
      [mine, { seat: 2, seal: sha("seal other") }],
      [...luck.seals, { seat: 1, seal: sha("seal x") }],
    ])
      expect(check({ ...luck, seals }, away)).toMatchObject({
        words: true,
        seals: false,
        seed: true,
      });
    const alike = told(`${secret} 0:me 2:me`, {
      words: [
        { seat: 0, words: "me" },
        { seat: 2, words: "me" },
      ],
    });
    expect(check(alike, away)).toMatchObject({ words: true, seals: false });
  });
  it("sees words that somebody chose after this browser had shown its own", () => {
    const late = told(`${secret} 0:blue fish 2:4711`, {
      words: [words[0]!, { seat: 2, words: "4711" }],
    });
    expect(check(late, away)).toMatchObject({
      promise: true,
      words: true,
      seals: true,
      seed: true,
    });
    expect(check(late, present)).toMatchObject({ words: true, seals: false });
    expect(check(told(secret, { words: [] }), { ...present, seated: false })).toMatchObject({
      words: true,
      seals: false,
    });
  });
  it("knows whether words of this browser are in it", () => {
    const dropped = told(`${secret} 2:Süß œuvre 🐶`, { words: words.slice(1) });
    expect(
      check(dropped, {
        ...present,
        seal: { ...shown, words: [], seals: { all: all.slice(1), before: true } },
      }),
    ).toMatchObject({ words: true, seals: true, own: false });
    expect(check(dropped, present)).toMatchObject({ words: false, seals: false, own: true });
  });
  it("says nothing of seals where there were none", () => {
    expect(check({ ...luck, seals: [] }, away).seals).toBeNull();
    expect(check({ ...luck, seals: [] }, present).seals).toBe(false);
  });
  it("says since when it has known", () => {
    const late = {
      seal: { promise: { hash: sha(secret), ply: 4 }, seed: { hash: sha(SEED), ply: 7 } },
      seated: false,
      bots: [],
    };
    expect(check(luck, late).since).toEqual({ promise: 4, seed: 7 });
  });
  it("sees another secret", () => {
    const other = SEED.replace(secret, sha("other"));
    expect(check({ ...luck, seed: other }, away)).toMatchObject({
      promise: false,
      words: true,
      seed: false,
    });
  });
  it("sees a promise and a hash that were changed to fit another secret", () => {
    const other = told(SEED.replace(secret, sha("other")));
    expect(check(other, away)).toMatchObject({ promise: true, words: true, seed: true });
    expect(check(other, present)).toMatchObject({ promise: false, words: true, seed: false });
  });
  it("sees a promise that was changed alone", () => {
    expect(check({ ...luck, promise: sha("other") }, away)).toMatchObject({
      promise: false,
      words: true,
      seed: true,
    });
  });
  it("sees a suffix that was tried out until the luck was good", () => {
    for (const suffix of [" 4711", "4711", " ", " 3:4711"]) {
      expect(check(told(SEED + suffix), away)).toMatchObject({
        promise: true,
        words: false,
        seed: true,
      });
      expect(check(told(SEED + suffix), present)).toMatchObject({
        promise: true,
        words: false,
        seed: false,
      });
    }
  });
  it("sees other words, words left out, and words at another seat", () => {
    for (const rest of [
      " 0:blue fishes 2:Süß œuvre 🐶",
      " 2:Süß œuvre 🐶",
      "",
      " 1:blue fish 2:Süß œuvre 🐶",
      " 2:Süß œuvre 🐶 0:blue fish",
      " blue fish Süß œuvre 🐶",
    ]) {
      expect(check(told(secret + rest), away)).toMatchObject({
        promise: true,
        words: false,
        seed: true,
      });
    }
  });
  it("misses what was added here, also where everything else was changed to fit", () => {
    const swapped = told(`${secret} 0:red crab`, { words: [{ seat: 0, words: "red crab" }] });
    const unsealed = { ...away, seal: { words: ["blue fish"] }, seated: true };
    expect(check(swapped, unsealed).words).toBe(false);
    expect(check(swapped, { ...unsealed, seated: false }).words).toBe(true);
  });
  it("lets nobody add words for a bot", () => {
    const tried = [...words, { seat: 1, words: "4711" }];
    expect(
      check(told(`${secret} 0:blue fish 1:4711 2:Süß œuvre 🐶`, { words: tried }), {
        ...away,
        bots: [],
      }).words,
    ).toBe(true);
    expect(
      check(told(`${secret} 0:blue fish 1:4711 2:Süß œuvre 🐶`, { words: tried }), away).words,
    ).toBe(false);
  });
  it("holds a rematch against the game before", () => {
    expect(check(luck, { ...present, before: sha(secret) }).before).toBe(true);
    expect(check(luck, { ...present, before: sha("other") }).before).toBe(false);
    expect(
      check(luck, { ...present, before: "23e8efc923125a7f24f60d7fe3348a77" }).before,
    ).toBeNull();
  });
  it("believes nothing without a seed", () => {
    expect(check({ ...luck, seed: null }, present)).toMatchObject({
      promise: false,
      words: false,
      seed: false,
    });
  });
});

describe("seals", () => {
  let store: Record<string, string>;
  beforeEach(() => {
    store = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store[key] ?? null,
      setItem: (key: string, text: string) => (store[key] = text),
    });
  });
  const seat = (number: number, you: boolean) => ({ seat: number, you });
  const at = (status: string, more: object = {}, table = "kelp") =>
    ({
      table,
      status,
      seats: [seat(0, true), seat(1, false), seat(2, false)],
      view: null,
      previous: null,
      luck: {
        promise: sha(secret),
        seals: luck.seals,
        called: false,
        words: [],
        hash: null,
        seed: null,
      },
      ...more,
    }) as unknown as Message;
  const started = { view: { ply: 0 }, luck: { ...luck, seed: null } };

  it("are those shown first, whatever is shown later", () => {
    keep(all[0]!, { words: "blue fish" });
    remember(
      at("lobby", {
        luck: { ...luck, seals: luck.seals.slice(1), words: [], hash: null, seed: null },
      }),
    );
    remember(at("lobby", { luck: { ...luck, called: true, words: [], hash: null, seed: null } }));
    remember(
      at("lobby", {
        luck: {
          ...luck,
          called: true,
          seals: sealing([words[0]!, { seat: 2, words: "4711" }]),
          words: [],
          hash: null,
          seed: null,
        },
      }),
    );
    remember(at("playing", started));
    remember(
      at("playing", {
        view: { ply: 9 },
        luck: { ...luck, promise: sha("x"), words: [], hash: sha("y"), seed: null },
      }),
    );
    remember(at("over", { view: { ply: 40 }, luck }));
    expect(sealOf("kelp")).toEqual({ ...shown, secret });
    expect(check(luck, known(at("over", { luck })))).toEqual({
      promise: true,
      before: null,
      words: true,
      seals: true,
      seed: true,
      since: { promise: 0, seed: 0 },
      beforeWords: true,
      own: true,
    });
    const swapped = told(`${sha("x")} 0:blue fish`, { words: words.slice(0, 1) });
    expect(check(swapped, known(at("over", { luck: swapped })))).toMatchObject({
      promise: false,
      seed: false,
    });
  });
  it("are those of the last call, if the one before became void", () => {
    const others = sealing([
      { seat: 0, words: "a" },
      { seat: 2, words: "b" },
    ]);
    remember(
      at("lobby", {
        luck: { ...luck, called: true, seals: others, words: [], hash: null, seed: null },
      }),
    );
    remember(at("lobby", { luck: { ...luck, seals: [], words: [], hash: null, seed: null } }));
    remember(at("lobby", { luck: { ...luck, called: true, words: [], hash: null, seed: null } }));
    expect(sealOf("kelp").seals).toEqual({ all, before: true });
  });
  it("that were seen only after the words say so", () => {
    remember(at("playing", started));
    expect(check(luck, known(at("over", { luck })))).toMatchObject({
      seals: true,
      beforeWords: false,
    });
  });
  it("of a game that is over are none", () => {
    remember(at("over", { luck }));
    expect(check(luck, known(at("over", { luck }))).since).toEqual({ promise: null, seed: null });
  });
  it("tell the secret of the game before", () => {
    remember(at("over", { luck: told(sha(secret), { words: [] }) }, "reef"));
    expect(check(luck, known(at("over", { luck, previous: "reef" }))).before).toBe(true);
    remember(at("over", { luck: told(sha("x"), { words: [] }) }, "dune"));
    expect(check(luck, known(at("over", { luck, previous: "dune" }))).before).toBe(false);
    expect(check(luck, known(at("over", { luck, previous: "cove" }))).before).toBeNull();
  });
  it("are remembered of the last hundred tables", () => {
    for (let n = 0; n < 120; n += 1) remember(at("lobby", {}, `t-${n}`));
    remember(at("lobby", {}, "t-119"));
    expect([
      sealOf("t-19"),
      sealOf("t-20").promise?.ply,
      Object.keys(JSON.parse(store["lifetable-seals"]!)).length,
    ]).toEqual([{}, 0, 100]);
  });
  it("are none where nothing can be remembered, or somebody wrote nonsense", () => {
    for (const text of ["nonsense", "null", "7"]) {
      store["lifetable-seals"] = text;
      expect(sealOf("kelp")).toEqual({});
    }
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("no");
      },
      setItem: () => {
        throw new Error("no");
      },
    });
    remember(at("lobby"));
    expect(sealOf("kelp")).toEqual({});
  });
});
