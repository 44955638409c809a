// Run from the repository's root (`npm run lint` does): boards lie outside this folder.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Elements are bound, or found by their spot. */
const SEARCHES = ["querySelector", "querySelectorAll", "getElementById"].map((property) => ({
  object: "document",
  property,
  message: "Bind the element, or name it by kit/spots.ts.",
}));

export default defineConfig(
  { ignores: ["**/node_modules/", "**/fixtures/", "src/lifetable/web/", "ui/src/api/types.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript sees to it
      "no-restricted-properties": ["error", ...SEARCHES],
      "max-len": ["error", { code: 120 }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "svelte/no-useless-mustaches": "off", // {" "} is how a block begins with a space
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ["ui/src/main.ts", "ui/src/harness.ts"], // where the page begins there is only the document
    rules: { "no-restricted-properties": "off" },
  },
);
