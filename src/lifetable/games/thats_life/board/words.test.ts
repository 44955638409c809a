import { expect, it } from "vitest";
import { know, personal, speak, t } from "$ui/words";

it("knows a game's words once they are asked for", async () => {
  await speak("en");
  await know("thats-life");
  expect(t("thats-life-told-rolled", { you: "yes", name: "Mia", die: "5" })).toBe("You roll a 5.");
  expect(
    t("thats-life-told-rolled", {
      ...personal(1, [
        { seat: 0, name: "Mia", you: true, bot: null, present: true },
        { seat: 1, name: "Tim", you: false, bot: null, present: true },
      ]),
      die: "2",
    }),
  ).toBe("Tim rolls a 2.");
});
