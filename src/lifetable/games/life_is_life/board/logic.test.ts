import { describe, expect, it } from "vitest";
import { advance } from "./advance";
import { ANIMALS, minus, parsed, plus, size } from "./animals";
import { bunchOf, lay, sorted } from "./hand";
import { actOf, around, due, lastTurns, lying, marks, settled, whyNobody } from "./scene";
import type { Event, View } from "./shapes";
import { type Choice, herds, judge, lone, shares } from "./trade";
import game from "./game.test.json";

const steps = game as unknown as { view: View; events: Event[] }[];
const without = (view: View) => {
  const { scene: _scene, hand: _hand, ...rest } = view;
  return rest;
};

describe("a whole game, told event by event", () => {
  it("arrives at every view the rules give", () => {
    for (let i = 1; i < steps.length; i++) {
      const told = steps[i]!.events.reduce(advance, steps[i - 1]!.view);
      const rows = told.scene ? { rows: steps[i]!.view.rows } : {};
      expect({ ...without(told), ...rows, turn: told.turn }).toEqual(without(steps[i]!.view));
      if (told.hand) expect(told.hand).toEqual(steps[i]!.view.hand);
    }
  });

  it("knows when the end of a round is told, and what it costs", () => {
    for (let i = 1; i < steps.length; i++) {
      let view = steps[i - 1]!.view;
      const { events } = steps[i]!;
      events.forEach((event, at) => {
        view = advance(view, event);
        const next = events[at + 1]?.kind;
        if (view.scene)
          expect(settled(view.scene, false)).toBe(
            next === "dealt" || next === "won" || event.kind === "won",
          );
        if (event.kind === "lives") {
          const scene = view.scene!;
          const lost = Math.min(scene.lives[event.seat]!, -due(scene, false)[event.seat]!);
          expect(-event.change).toBe(lost);
        }
      });
    }
  });

  it("leaves the view it was given as it was", () => {
    const before = JSON.stringify(steps[0]!.view);
    steps[1]!.events.reduce(advance, steps[0]!.view);
    expect(JSON.stringify(steps[0]!.view)).toBe(before);
  });
});

describe("a hand", () => {
  const hand = { giraffe: 3, goat: 1, rabbit: 4, mouse: 2 };
  it("is sorted and keeps kinds together", () => {
    expect(sorted(hand).map((card) => card.key)).toEqual([
      "giraffe-0",
      "giraffe-1",
      "giraffe-2",
      "goat-0",
      "rabbit-0",
      "rabbit-1",
      "rabbit-2",
      "rabbit-3",
      "mouse-0",
      "mouse-1",
    ]);
    expect(bunchOf(["mouse-1", "giraffe-0", "mouse-0"])).toEqual({ giraffe: 1, mouse: 2 });
  });
  it.each([
    [332, 50, 2],
    [266, 46, 2],
    [700, 84, 1],
    [1400, 120, 1],
  ] as const)("fits into %i pixels, and a finger onto every card", (width, most, lines) => {
    for (const bunch of [
      hand,
      Object.fromEntries(ANIMALS.map((animal) => [animal, 1])),
      { giraffe: 9, mouse: 1 },
      { giraffe: 10 },
    ]) {
      const laid = lay(sorted(bunch), { width, most, lines });
      expect(laid.card).toBeLessThanOrEqual(most);
      expect(laid.card).toBeGreaterThan(43);
      laid.cards.forEach((card, at) => {
        const next = laid.cards[at + 1];
        expect(card.x).toBeGreaterThan(-0.5);
        expect(card.x + laid.card).toBeLessThan(width + 0.5);
        expect(card.y + laid.card * 1.2).toBeLessThan(laid.height + 0.5);
        if (next?.y === card.y) expect(next.x - card.x).toBeGreaterThan(43.9);
      });
    }
  });
});

describe("a trade", () => {
  const view = {
    rows: [
      { bear: 1 },
      { mole: 1, pig: 1 },
      { rabbit: 2, sheep: 1 },
      { bear: 1, goat: 1, mole: 1, mouse: 1 },
    ],
    hand: { giraffe: 3, goat: 1, pig: 1, rabbit: 3, mole: 1, mouse: 1 },
  };
  // What the rules say of it.
  const legal = ["2:OP", "3:GGG"];
  const deadly: Event[] = [
    { kind: "traded", seat: 0, row: 3, laid: { giraffe: 3 }, took: { rabbit: 2, sheep: 1 } },
    { kind: "sudden-death", seat: 0, animals: ["rabbit"] },
  ];
  const judged = (choice: Choice) =>
    judge(view, choice, legal, (move) => (move === "3:GGG" ? deadly : null));
  it("says what is missing, in either order", () => {
    expect(judged({ row: null, laid: {} }).standing).toBe("nothing");
    expect(judged({ row: 3, laid: { goat: 1 } })).toMatchObject({
      standing: "cards",
      missing: 2,
    });
    expect(judged({ row: 1, laid: { goat: 1, pig: 1 } })).toMatchObject({
      standing: "back",
      missing: 1,
    });
    expect(judged({ row: null, laid: { giraffe: 3, rabbit: 2 } })).toMatchObject({
      standing: "many",
      missing: 1,
    });
    expect(judged({ row: null, laid: { goat: 1, pig: 1 } })).toMatchObject({
      row: 2,
      implied: true,
      standing: "ready",
    });
  });
  it("refuses the very animals that lie there", () => {
    expect(judged({ row: 2, laid: { mole: 1, pig: 1 } }).standing).toBe("same");
  });
  it("shows the hand after it, and sudden death before it happens", () => {
    const trade = judged({ row: 3, laid: { giraffe: 3 } });
    expect(trade).toMatchObject({ move: "3:GGG", sudden: ["rabbit"] });
    expect(trade.after).toEqual({ mole: 1, goat: 1, sheep: 1, rabbit: 5, pig: 1, mouse: 1 });
    expect(herds(trade.after!)).toEqual([{ animal: "rabbit", count: 5 }]);
    expect(lone(trade.after!)).toEqual(["mole", "goat", "sheep", "pig", "mouse"]);
  });
  it("knows the best share of every row", () => {
    expect(
      shares([
        { move: "3:BBC", value: 0.2 },
        { move: "3:BBD", value: 0.3 },
        { move: "knock", value: 0.1 },
      ]),
    ).toEqual({ 3: 0.3, knock: 0.1 });
  });
  it("reads moves back", () => {
    expect(parsed("3:BBC")).toEqual({ row: 3, laid: { bear: 2, cat: 1 } });
    expect(parsed("knock")).toBeNull();
  });
});

describe("bunches", () => {
  it("add and take away", () => {
    expect(plus({ cat: 1 }, { bear: 2 })).toEqual({ bear: 2, cat: 1 });
    expect(minus({ cat: 1 }, { cat: 2, bear: 1 })).toEqual({});
    expect(size({ cat: 2, bear: 1 })).toBe(3);
  });
});

describe("the count", () => {
  const view = { ...steps[0]!.view, seat: 0, players: 3, lives: [5, 1, 0] };
  const shown: Event[] = [
    { kind: "shown", seat: 0, hand: { giraffe: 3 } },
    { kind: "shown", seat: 1, hand: { giraffe: 1, bear: 1 } },
  ];
  const told = (events: Event[]) => {
    const after = [...shown, ...events].reduce(advance, view);
    return { ...after, scene: after.scene! };
  };
  it("keeps what scored and turns the rest over", () => {
    const giraffes: Event = {
      kind: "counted",
      animal: "giraffe",
      value: 9,
      counts: [3, 1, 0],
      seat: 0,
    };
    const bears: Event = {
      kind: "counted",
      animal: "bear",
      value: 8,
      counts: [0, 1, 0],
      seat: null,
    };
    const first = told([giraffes]);
    expect(actOf(first)).toBe("count");
    expect(lying(first.scene, "giraffe", 0)).toBe("now-won");
    expect(lying(first.scene, "giraffe", 1)).toBe("now-lost");
    const second = told([giraffes, bears]);
    expect(lying(second.scene, "giraffe", 1)).toBe("over");
    expect(whyNobody(second.scene.counted[1]!)).toBe("lone");
    expect(
      marks(second.scene)
        .slice(0, 3)
        .map((mark) => mark.state),
    ).toEqual(["won", "lone", "next"]);
    expect(second.scene.points).toEqual([9, 0, 0]);
  });
  it("says whose last turns remain after a knock", () => {
    const table = { players: 4, lives: [2, 0, 1, 5], turn: 2, last_turns: 2, scene: null };
    expect(lastTurns(table)).toEqual([2, 3]);
    expect(lastTurns({ ...table, last_turns: null })).toEqual([]);
  });
  it("seats people from the left round to oneself", () => {
    expect(around(4, 1)).toEqual([2, 3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});
