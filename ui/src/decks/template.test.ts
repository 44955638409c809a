import { expect, it } from "vitest";
import { people } from "./people";
import { template } from "./template";

it("shows how little it takes", () => {
  const lines = template("fr").trimEnd().split("\r\n");
  expect(lines[0]).toBe("name_fr,born,died");
  expect(lines.length).toBeLessThan(8);
  expect(people(template("fr"))[0]).toMatchObject({ name: "Marie Curie", born: "1867" });
});
