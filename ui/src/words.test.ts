import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { shortened } from "../words.plugin.ts";
import { LANGUAGES, preferred, speak, spoken, t } from "./words";

describe("words", () => {
  beforeAll(() => speak("en"));

  it("speaks each language", async () => {
    for (const [language, close] of [
      ["fr", "Fermer"],
      ["de", "Schließen"],
      ["en", "Close"],
    ] as const) {
      await speak(language);
      expect([spoken(), t("ui-close")]).toEqual([language, close]);
    }
  });

  it("shows the name of a sentence that is missing", () =>
    expect(t("ui-no-such-thing")).toBe("ui-no-such-thing"));

  it("prefers the browser's language if we speak it", () => {
    expect(preferred(["es-ES", "de-CH", "fr"])).toBe("de");
    expect(preferred(["ja"])).toBe("en");
  });

  it("leaves out what only a terminal says, and nothing else", () => {
    expect(
      shortened(
        "# note\n\ncli-help = Help\n    more\nui-a = A\nui-b =\n" +
          "    { $n ->\n        [one] one\n       *[other] many\n    }\n",
      ),
    ).toBe("ui-a = A\nui-b =\n  { $n ->\n    [one] one\n   *[other] many\n  }");
  });

  it("has the same sentences with the same variables in each language", () => {
    const folder = new URL("../../src/lifetable/words/", import.meta.url);
    for (const file of readdirSync(folder).filter((name) => /^ui.*\.en\.ftl$/.test(name))) {
      const read = (language: string) =>
        readFileSync(new URL(file.replace(".en.", `.${language}.`), folder), "utf8");
      const shape = (text: string) =>
        new FluentResource(text).body
          .map(
            ({ id, value }) =>
              `${id} ${[...new Set(JSON.stringify(value).match(/"type":"var","name":"\w+"/g))].sort()}`,
          )
          .sort();
      for (const language of LANGUAGES)
        expect(shape(read(language)), `${file} in ${language}`).toEqual(shape(read("en")));
    }
  });
});
