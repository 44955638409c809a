import { expect, it } from "vitest";
import { nameAndMeaning } from "./saying";

it("tells a choice's name from what it means, in every language's typography", () => {
  expect(nameAndMeaning("Sprint: when the first is home")).toEqual([
    "Sprint",
    "When the first is home",
  ]);
  expect(nameAndMeaning("Sprint : quand le premier est arrivé")).toEqual([
    "Sprint",
    "Quand le premier est arrivé",
  ]);
  expect(nameAndMeaning("When every pawn is home")).toEqual(["When every pawn is home", ""]);
});
