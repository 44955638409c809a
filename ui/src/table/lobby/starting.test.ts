import { describe, expect, it } from "vitest";
import { whatNext } from "./starting";

const seats = (kinds: string) =>
  [...kinds].map((letter) => ({
    kind: ({ f: "free", b: "bot" } as const)[letter] ?? ("person" as const),
    you: letter === "m",
  }));

describe("what comes next in the lobby", () => {
  it("starts with those who are there", () => {
    const next = whatNext({ seats: seats("mbbf"), host: true, least: 2 });
    expect(next).toMatchObject({ act: "start", seated: 3, free: 1, why: "free-stay-empty" });
    expect(whatNext({ seats: seats("mb"), host: true, least: 2 }).why).toBe("all-set");
  });

  it("says how many are missing", () => {
    expect(whatNext({ seats: seats("mfff"), host: true, least: 3 })).toMatchObject({ act: null, button: "missing", missing: 2 });
    expect(whatNext({ seats: seats("pmff"), host: false, least: 3 })).toMatchObject({ button: "missing", why: "wait-missing" });
  });

  it("offers a seat to whoever came by link", () => {
    expect(whatNext({ seats: seats("pff"), host: false, least: 3 }).act).toBe("sit");
  });

  it("lets the others wait for the host", () => {
    expect(whatNext({ seats: seats("pmb"), host: false, least: 3 })).toMatchObject({ act: null, button: "wait", why: "wait" });
    expect(whatNext({ seats: seats("ppb"), host: false, least: 3 })).toMatchObject({ act: null, button: "wait", why: "watch" });
  });

  it("lets a host who stood up start for the others", () => {
    expect(whatNext({ seats: seats("bbf"), host: true, least: 2 }).act).toBe("start");
  });
});
