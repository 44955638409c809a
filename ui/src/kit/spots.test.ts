import { expect, test } from "vitest";
import { spot, spots } from "./spots";

/** An element as far as spots look at it; `at` is its place on the page. */
const element = (at: number) =>
  ({
    at,
    dataset: {} as DOMStringMap,
    DOCUMENT_POSITION_FOLLOWING: 4,
    compareDocumentPosition: (other: unknown) => ((other as { at: number }).at > at ? 4 : 2),
  }) as unknown as HTMLElement;

test("an element is found by its name until it goes", () => {
  const hand = element(1);
  const leave = spot("hand")(hand)!;
  expect([spots.get("hand"), hand.dataset.spot]).toEqual([hand, "hand"]);
  leave();
  expect([spots.get("hand"), spots.all("hand"), hand.dataset.spot]).toEqual([null, [], undefined]);
});

test("what shares a name comes in the order of the page, whenever it was named", () => {
  const [first, second, third] = [element(1), element(2), element(3)];
  spot("card")(third);
  const leave = spot("card")(first)!;
  spot("seat")(second);
  expect(spots.all("card", "seat")).toEqual([first, second, third]);
  expect(spots.get("card")).toBe(first);
  leave();
  expect(spots.get("card")).toBe(third);
});

test("a name keeps its attachment", () => {
  expect(spot("row-1")).toBe(spot("row-1"));
  expect(spot("row-1")).not.toBe(spot("row-2"));
});
