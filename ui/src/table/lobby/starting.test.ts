import { describe, expect, it } from "vitest";
import type { Message } from "$ui/api/message";
import { awaited, whatNext } from "./starting";

const seats = (kinds: string) =>
  [...kinds].map((letter) => ({
    kind: ({ f: "free", b: "bot" } as const)[letter] ?? ("person" as const),
    you: letter === "m",
  }));

describe("what comes next in the lobby", () => {
  it("starts with those who are there", () => {
    const next = whatNext({ seats: seats("mbbf"), host: true, least: 2, called: false });
    expect(next).toMatchObject({ act: "start", seated: 3, free: 1, why: "free-stay-empty" });
    expect(whatNext({ seats: seats("mb"), host: true, least: 2, called: false }).why).toBe(
      "all-set",
    );
  });

  it("says how many are missing", () => {
    expect(whatNext({ seats: seats("mfff"), host: true, least: 3, called: false })).toMatchObject({
      act: null,
      button: "missing",
      missing: 2,
    });
    expect(whatNext({ seats: seats("pmff"), host: false, least: 3, called: false })).toMatchObject({
      button: "missing",
      why: "wait-missing",
    });
  });

  it("offers a seat to whoever came by link", () => {
    expect(whatNext({ seats: seats("pff"), host: false, least: 3, called: false }).act).toBe("sit");
  });

  it("waits for the words for the luck", () => {
    expect(whatNext({ seats: seats("mp"), host: true, least: 2, called: true })).toMatchObject({
      act: null,
      button: "called",
      why: "called",
    });
    expect(
      whatNext({ seats: seats("mp"), host: true, least: 2, called: true, late: true }),
    ).toMatchObject({ act: null, button: "awaited", why: "awaited" });
  });

  it("knows whose words are missing", () => {
    const people = [0, 1, 2].map((seat) => ({ seat }));
    const luck = {
      called: true,
      seals: [
        { seat: 0, seal: "a" },
        { seat: 2, seal: "b" },
      ],
      words: [{ seat: 0, words: "w" }],
    };
    const missing = (more: object = {}) =>
      awaited({ seats: people, luck: { ...luck, ...more } } as unknown as Message).map(
        ({ seat }) => seat,
      );
    expect([missing(), missing({ called: false }), missing({ words: [] })]).toEqual([
      [2],
      [],
      [0, 2],
    ]);
  });

  it("lets the others wait for the host", () => {
    expect(whatNext({ seats: seats("pmb"), host: false, least: 3, called: false })).toMatchObject({
      act: null,
      button: "wait",
      why: "wait",
    });
    expect(whatNext({ seats: seats("ppb"), host: false, least: 3, called: false })).toMatchObject({
      act: null,
      button: "wait",
      why: "watch",
    });
  });

  it("lets a host who stood up start for the others", () => {
    expect(whatNext({ seats: seats("bbf"), host: true, least: 2, called: false }).act).toBe(
      "start",
    );
  });
});
