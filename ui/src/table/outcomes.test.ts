import { describe, expect, it, vi } from "vitest";
import { Foresight, type Outcomes } from "./outcomes.svelte";

const moved = (to: number) => [{ kind: "moved", to }];
const settle = () => new Promise((done) => setTimeout(done));

describe("what moves would bring about", () => {
  it("is asked for once a turn and remembered", async () => {
    const ask = vi.fn(async (_: string[]): Promise<Outcomes> => {
      return { version: 4, outcomes: { p0: moved(3) } };
    });
    const version = 4;
    const foresight = new Foresight(() => version, ask);
    void foresight.turn();
    expect(foresight.of("p0")).toBeNull();
    await settle();
    expect(foresight.of("p0")).toEqual(moved(3));
    void foresight.turn();
    await settle();
    expect(ask.mock.calls).toEqual([[[]]]);
  });

  it("asks by name for what the first answer does not tell, once", async () => {
    const ask = vi.fn(async (moves: string[]): Promise<Outcomes> => {
      const named = Object.fromEntries(moves.map((move) => [move, moved(9)]));
      return { version: 1, outcomes: { p0: moved(3), ...named } };
    });
    const version = 1;
    const foresight = new Foresight(() => version, ask);
    for (let i = 0; i < 3; i++) expect(foresight.of("p7")).toBeNull();
    await settle();
    expect(foresight.of("p7")).toEqual(moved(9));
    expect(ask.mock.calls).toEqual([[[]], [["p7"]]]);
  });

  it("forgets another version, and an answer that comes too late", async () => {
    const answers: ((told: Outcomes) => void)[] = [];
    let version = 1;
    const foresight = new Foresight(
      () => version,
      () => new Promise((done) => answers.push(done)),
    );
    void foresight.turn();
    version = 2;
    void foresight.turn();
    answers[0]!({ version: 1, outcomes: { p0: moved(1) } });
    await settle();
    expect(foresight.of("p0")).toBeNull();
    answers[1]!({ version: 2, outcomes: { p0: moved(2) } });
    await settle();
    expect(foresight.of("p0")).toEqual(moved(2));
  });

  it("is nothing when the server does not answer", async () => {
    const ask = vi.fn(() => Promise.reject(new Error("away")));
    const foresight = new Foresight(() => 1, ask);
    await foresight.turn();
    for (let i = 0; i < 3; i++) {
      expect(foresight.of("p0")).toBeNull();
      await settle();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
