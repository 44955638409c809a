import { describe, expect, it } from "vitest";
import type { Message } from "$ui/api/message";
import { standing } from "./rematch";

const seat = (number: number, name: string, you = false) => ({
  seat: number,
  kind: "person",
  name,
  level: null,
  you,
  warm: null,
  present: true,
});
const offer = (accepted: number[], declined: number[], asked: number[], by = 1) => ({
  seat: by,
  accepted,
  declined,
  asked,
});
const now = (rematch: Message["rematch"], next: string | null = null, you = 0) =>
  standing({
    seats: ["Mia", "Tim", "Ada"].map((name, n) => seat(n, name, n === you)) as Message["seats"],
    rematch,
    next,
  });

describe("the offer of a rematch", () => {
  it("is open to those who played", () => {
    expect(now(null)).toEqual({ is: "open", mine: true });
    expect(now(null, null, -1)).toEqual({ is: "open", mine: false });
  });
  it("asks those who have not answered", () => {
    expect(now(offer([1], [], [0, 2]))).toEqual({ is: "asked", by: "Tim" });
    expect(now(offer([1], [], [0, 2]), null, -1)).toEqual({ is: "open", mine: false });
  });
  it("tells those who come along for whom they wait", () => {
    expect(now(offer([0, 1], [], [2]))).toEqual({
      is: "waiting",
      offered: false,
      missing: ["Ada"],
      declined: [],
    });
    expect(now(offer([1], [0], [2]), null, 1)).toEqual({
      is: "waiting",
      offered: true,
      missing: ["Ada"],
      declined: ["Mia"],
    });
  });
  it("can still be accepted by those who declined", () => {
    expect(now(offer([1], [0], [2]))).toEqual({ is: "declined", by: "Tim" });
  });
  it("takes along only those who accepted", () => {
    expect(now(offer([0, 1], [2], []), "reef")).toEqual({ is: "begun", with: true });
    expect(now(offer([0, 1], [2], []), "reef", 2)).toEqual({ is: "begun", with: false });
    expect(now(offer([0, 1], [2], []), "reef", -1)).toEqual({ is: "begun", with: false });
    expect(now(null, "reef")).toEqual({ is: "begun", with: true });
  });
});
