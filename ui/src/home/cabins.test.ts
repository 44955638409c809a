import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { folder } from "$ui/boards";
import { KNOWN } from "./cabins";

it("knows beforehand what the boards say of themselves", () => {
  for (const [game, place] of Object.entries(KNOWN)) {
    const index = new URL(`../../../src/lifetable/games/${folder(game)}/board/index.ts`, import.meta.url);
    expect(/place: "(\w+)"/.exec(readFileSync(index, "utf8"))?.[1], game).toBe(place);
  }
});
