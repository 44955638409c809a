import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import cases from "../../tests/data/typography.json";
import { typeset, type Kind } from "../typography.ts";
import { lacking, shortened } from "../words.plugin.ts";
import { following, inItself, LANGUAGES, preferred, speak, spoken, t } from "./words";

const FOLDER = new URL("../../src/lifetable/words/", import.meta.url);

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

  it("goes through the languages, English first, and names each in itself", () => {
    expect(LANGUAGES[0]).toBe("en");
    let at = "en";
    expect(LANGUAGES.map(() => (at = following(at))).at(-1)).toBe("en");
    expect(new Set(LANGUAGES.map(inItself)).size).toBe(LANGUAGES.length);
    expect(inItself("fr")).toBe("Français");
  });

  it("says in English what a language does not say yet", () =>
    expect(lacking("a = A\nb =\n  { $n }\nc = C", "a = Ä\nc = Tsé")).toBe("b =\n  { $n }\n"));

  it("prints a text as its language does, as Python does", () => {
    for (const { language, kind, typed, printed } of cases) {
      const once = typeset(typed, language, kind as Kind, FOLDER.pathname);
      expect(once).toBe(printed);
      expect(typeset(once, language, kind as Kind, FOLDER.pathname)).toBe(printed);
    }
  });

  it("has the same sentences with the same variables in each language", () => {
    for (const file of readdirSync(FOLDER).filter((name) => /^ui.*\.en\.ftl$/.test(name))) {
      const read = (language: string) =>
        readFileSync(new URL(file.replace(".en.", `.${language}.`), FOLDER), "utf8");
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
