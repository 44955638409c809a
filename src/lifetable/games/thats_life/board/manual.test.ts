import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inForce, sections } from "$ui/learn/manual";

const words = { on: "ON", off: "OFF", here: (value: string) => `=${value}` };

it("options are found in the manual", () => {
  const text = readFileSync(new URL("../manual/de.md", import.meta.url), "utf8");
  const all = sections(text)
    .map((one) =>
      inForce(
        one.html,
        { layout: "standard", "one-is-free": true, recycle: false, ending: "sprint" },
        words,
      ),
    )
    .join("");
  expect(all.match(/>ON</g)).toHaveLength(3);
  expect(all.match(/>OFF</g)).toHaveLength(6);
});
