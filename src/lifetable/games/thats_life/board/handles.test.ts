import { expect, it } from "vitest";
import { going, handles, refusal, tapped } from "./handles";

const legal = ["p0", "p12", "g12", "g3", "p12-", "g12-", "stay"];
const all = handles(legal, [0, 3, 12, 33]);

it("has one handle per place and sort of piece, in path order, pawns first", () => {
  expect(all.map((handle) => handle.key)).toEqual(["p0", "g3", "p12", "g12"]);
});

it("goes back only where that is legal", () => {
  expect(going(all[2]!, "back")).toBe("p12-");
  expect(going(all[0]!, "back")).toBe("p0");
});

it("means the pawn first and the guard when tapped again", () => {
  expect(tapped(all, 12, null)?.key).toBe("p12");
  expect(tapped(all, 12, "p12")?.key).toBe("g12");
  expect(tapped(all, 12, "g12")?.key).toBe("p12");
  expect(tapped(all, 5, "g12")).toBeNull();
});

it("says why a piece stays", () => {
  expect(refusal(7, 0, 1)).toBe("thats-life-ui-frozen");
  expect(refusal(7, 2, 0)).toBe("thats-life-ui-not-yours");
  expect(refusal(33, 2, 0)).toBeNull();
});
