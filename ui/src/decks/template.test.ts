import { expect, it } from "vitest";
import { columns, template } from "./template";

it("has every column and a row for each person", () => {
  const lines = template("fr").trimEnd().split("\r\n");
  expect(lines[0]).toBe(
    "card,place,name_fr,about_fr,fact_fr,born,died,field,region,difficulty,work",
  );
  expect(lines).toHaveLength(1 + 30 * 6);
  expect(lines[1]).toMatch(/^00,1,/);
  expect(lines.at(-1)).toMatch(/^29,6,/);
  for (const line of lines) expect(line.split(",")).toHaveLength(columns("fr").length);
});
