import { describe, expect, it } from "vitest";
import { Back, type Past } from "./back";

function browser() {
  const entries = ["page"];
  const waiting: (() => void)[] = [];
  const past: Past & { follow(link: string): void; settle(): void } = {
    push: () => void entries.push("over"),
    back: () => {
      entries.pop();
      back.went();
    },
    at: () => entries.at(-1) === "over",
    later: (act) => void waiting.push(act),
    follow: (link) => void entries.push(link),
    settle: () => {
      for (const act of waiting.splice(0)) act();
    },
  };
  const back = new Back(past);
  return { back, past, entries };
}

describe("Back", () => {
  it("closes what lies over the page and stays on it", () => {
    const { back, past, entries } = browser();
    let closed = 0;
    const gone = back.over(() => {
      closed += 1;
      gone();
    });
    past.back();
    past.settle();
    expect([closed, entries]).toEqual([1, ["page"]]);
  });

  it("leaves no step behind when something is closed by its own button", () => {
    const { back, past, entries } = browser();
    back.over(() => expect.unreachable())();
    past.settle();
    expect(entries).toEqual(["page"]);
  });

  it("needs one step for one that follows another", () => {
    const { back, past, entries } = browser();
    const closed: string[] = [];
    const first = back.over(() => closed.push("menu"));
    first();
    const second = back.over(() => {
      closed.push("phone");
      second();
    });
    past.settle();
    expect(entries).toEqual(["page", "over"]);
    past.back();
    past.settle();
    expect([closed, entries]).toEqual([["phone"], ["page"]]);
  });

  it("does not undo a link that was followed in it", () => {
    const { back, past, entries } = browser();
    const gone = back.over(() => expect.unreachable());
    past.follow("rules");
    gone();
    past.settle();
    expect(entries).toEqual(["page", "over", "rules"]);
  });
});
