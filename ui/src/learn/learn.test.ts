import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Learning, type Lesson, type LessonStep } from "./lesson.svelte";
import { band, dark, hole, joined } from "./light";
import { highlight, inForce, sections, titled } from "./manual";

const GAMES = new URL("../../../src/lifetable/games/", import.meta.url);
const words = { on: "ON", off: "OFF", here: (value: string) => `=${value}` };

describe("manual", () => {
  it("is cut at its second headings", () => {
    const found = sections(
      "# Game\n\nIntro.\n\n## One\n\nText **bold**.\n\n## Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n",
    );
    expect(found.map((one) => one.title)).toEqual(["", "One", "Two"]);
    expect(found[1]!.html).toContain("<strong>bold</strong>");
    expect(found[2]!.html).toContain('<div class="wide"');
  });
  it("leaves out what is for the terminal", () => {
    expect(
      sections("# Game\n\n## One\n\n- a\n\n<!-- terminal -->\n\n- b\n\n## Two\n\nText.\n").map(
        ({ title, html }) => title + html.replace(/\s/g, ""),
      ),
    ).toEqual(["One<ul><li>a</li></ul>"]);
  });
  it("exists for every game in every language, with the same sections", () => {
    for (const game of readdirSync(GAMES).filter(
      (name) => !name.includes(".") && !name.startsWith("__"),
    )) {
      const counts = ["en", "fr", "de"].map(
        (language) =>
          sections(readFileSync(new URL(`${game}/manual/${language}.md`, GAMES), "utf8")).length,
      );
      expect(new Set(counts).size, game).toBe(1);
      expect(counts[0], game).toBeGreaterThan(5);
    }
  });
});

describe("search", () => {
  it("marks text and leaves tags and entities alone", () => {
    expect(highlight('<p class="row">A row &amp; amp</p>', "row")).toEqual({
      html: '<p class="row">A <mark>row</mark> &amp; amp</p>',
      count: 1,
    });
    expect(highlight("<p>&amp; amp</p>", "amp").html).toBe("<p>&amp; <mark>amp</mark></p>");
  });
  it("does not mind accents and capitals", () => {
    expect(highlight("Une CLÉ, des clés", "cle")).toEqual({
      html: "Une <mark>CLÉ</mark>, des <mark>clé</mark>s",
      count: 2,
    });
    expect(highlight("Bär", "bar").count).toBe(1);
    expect(highlight("a a a", "a").count).toBe(0);
  });
});

describe("options in force", () => {
  const html =
    "<ul><li><code>layout</code>: tiles<ul><li><code>standard</code>: a</li>" +
    "<li><code>shuffled</code>: b</li></ul></li><li><code>recycle</code>: c</li>" +
    "<li><code>round-cap</code>: d</li></ul>";
  it("are marked where they are told", () => {
    const out = inForce(html, { layout: "shuffled", recycle: false, "round-cap": 40 }, words);
    expect(out).toContain('<li><span class="force off">OFF</span> <code>standard</code>');
    expect(out).toContain('<li><span class="force">ON</span> <code>shuffled</code>');
    expect(out).toContain('<li><span class="force off">OFF</span> <code>recycle</code>');
    expect(out).toContain('<li><span class="force">=40</span> <code>round-cap</code>');
    expect(out).toContain("<li><code>layout</code>");
  });
  it("are called by their names, and found all the same", () => {
    const named = titled(html, (option) => (option === "recycle" ? "Tiles come back" : null));
    expect(named).toContain('<li><strong data-option="recycle">Tiles come back</strong>: c');
    expect(inForce(named, { layout: "standard", recycle: true }, words)).toContain(
      '<li><span class="force">ON</span> <strong data-option="recycle">',
    );
    const names: Record<string, string> = { layout: "Path", "layout-shuffled": "Shuffled" };
    expect(titled(html, (option) => names[option] ?? null)).toContain(
      '<li><strong data-option="shuffled">Shuffled</strong>: b',
    );
  });
});

describe("light", () => {
  it("falls through holes inside the window", () => {
    expect(hole({ left: 0, top: 50, right: 100, bottom: 90 }, 8, 390, 844)).toEqual({
      left: 2,
      top: 42,
      right: 108,
      bottom: 98,
    });
    expect(dark([{ left: 10, top: 10, right: 50, bottom: 50 }], 100, 100, 0, 8)).toContain(
      "M18 10H42",
    );
  });
  it("joins what touches", () => {
    const boxes = [
      { left: 0, top: 0, right: 10, bottom: 10 },
      { left: 30, top: 0, right: 40, bottom: 10 },
      { left: 8, top: 0, right: 32, bottom: 10 },
    ];
    expect(joined(boxes)).toEqual([{ left: 0, top: 0, right: 40, bottom: 10 }]);
  });
  it("leaves the dog a place beside it", () => {
    const spot = { left: 0, top: 300, right: 100, bottom: 400 };
    expect(band([spot], 150, 60, 800)).toBe(400);
    expect(band([{ ...spot, bottom: 700 }], 150, 60, 800)).toBe(150);
    expect(band([], 100, 0, 500)).toBe(200);
    expect(band([{ ...spot, top: 0, bottom: 800 }], 150, 60, 800)).toBe(60);
  });
});

describe("lesson", () => {
  const step = (ply: number, more: Partial<LessonStep>): LessonStep => ({
    say: "hi",
    args: {},
    spot: null,
    expect: null,
    bot: null,
    view: { ply },
    legal: [],
    outcomes: {},
    events: [],
    ...more,
  });
  const lesson: Lesson = {
    game: "g",
    players: 2,
    options: {},
    names: [null, "Mia"],
    steps: [
      step(0, {}),
      step(0, { expect: "a", legal: ["a", "b"], spot: ["x", "y"], events: [{ kind: "e" }] }),
      step(1, { bot: "c", events: [{ kind: "f" }] }),
      step(9, {}),
    ],
  };
  it("lets only the expected move through and waits for the learner", () => {
    vi.useFakeTimers();
    const queue = { add: vi.fn(), show: vi.fn(), telling: false };
    const learning = new Learning(lesson, queue);
    expect([learning.ready, learning.spots]).toEqual([true, []]);
    learning.next();
    expect([learning.ready, learning.spots]).toEqual([false, ["x", "y"]]);
    learning.astray();
    expect(learning.mood).toBe("not-that");
    learning.play("b");
    expect([learning.mood, learning.made]).toEqual(["other-move", false]);
    learning.next();
    expect(learning.at).toBe(1);
    learning.play("a");
    expect(queue.add).toHaveBeenLastCalledWith({
      seat: 0,
      view: { ply: 1 },
      legal: [],
      events: [{ kind: "e" }],
    });
    expect([learning.mood, learning.ready, learning.spots]).toEqual(["say", true, []]);
    learning.next();
    expect(learning.ready).toBe(false);
    vi.advanceTimersByTime(2000);
    expect([learning.made, learning.ready]).toEqual([true, true]);
    learning.next();
    expect([learning.last, learning.ready]).toEqual([true, true]);
    learning.restart();
    expect(learning.at).toBe(0);
    vi.useRealTimers();
  });
});

describe("pictures", () => {
  const NAMED = /^!\[.+\]\(picture:([\w-]+)\)$/gm;
  const found = readdirSync(GAMES)
    .filter((name) => !name.includes(".") && !name.startsWith("__"))
    .map((game) => ({
      game,
      drawn: readFileSync(new URL(`${game}/board/ManualPicture.svelte`, GAMES), "utf8"),
      asked: ["en", "fr", "de"].map((language) =>
        [
          ...readFileSync(new URL(`${game}/manual/${language}.md`, GAMES), "utf8").matchAll(NAMED),
        ].map((match) => match[1]!),
      ),
    }));
  it.each(found)("of $game are the same in every language, and drawn", ({ drawn, asked }) => {
    expect(asked[0]!.length).toBeGreaterThanOrEqual(4);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
    for (const picture of asked[0]!) expect(drawn).toContain(` ${picture}: `);
  });
  it("are places with a caption", () => {
    expect(sections("## A\n\n![Words & more.](picture:path)\n")[0]!.html).toContain(
      '<figure><div data-picture="path" aria-hidden="true"></div><figcaption>Words &amp; more.</figcaption></figure>',
    );
  });
});

describe("rulings", () => {
  it("lead from a sentence to what is asked about them, in every manual", () => {
    for (const game of readdirSync(GAMES).filter((n) => !n.includes(".") && !n.startsWith("__")))
      for (const language of ["en", "fr", "de"]) {
        const html = sections(readFileSync(new URL(`${game}/manual/${language}.md`, GAMES), "utf8"))
          .map((one) => one.html)
          .join("");
        const links = [...html.matchAll(/href="#(\w+)"/g)].map((match) => match[1]!);
        expect(links.length, `${game} ${language}`).toBeGreaterThan(0);
        for (const id of links) expect(html).toContain(`<li id="${id}"`);
      }
  });
});

describe("the one page", () => {
  it("is one section of every manual", () => {
    for (const game of readdirSync(GAMES).filter((n) => !n.includes(".") && !n.startsWith("__")))
      for (const language of ["en", "fr", "de"])
        expect(
          sections(readFileSync(new URL(`${game}/manual/${language}.md`, GAMES), "utf8")).filter(
            (one) => one.summary,
          ),
        ).toHaveLength(1);
  });
});
