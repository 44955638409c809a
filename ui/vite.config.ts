/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { words } from "./words.plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LIFETABLE_SERVER ?? "http://127.0.0.1:8000";

/** What nearly every page needs comes in two files, not in twenty. */
const SHARED = [
  { name: "svelte", test: /node_modules\/(svelte|esm-env|clsx|@fluent)\// },
  {
    name: "kit",
    test: /ui\/src\/(kit|api|art)\/|ui\/src\/(words|boards|settings|router|Lost)\b|virtual:words$/,
  },
];

/** Readable names for the files of words. */
const named = (id: string | null) =>
  id?.includes("virtual:words/")
    ? `assets/words-${id.split("words/")[1]!.replaceAll("/", "-")}-[hash].js`
    : "assets/[name]-[hash].js";

/** The sign of life in the page does not wait for the styles of what comes after it. */
const firstSight: Plugin = {
  name: "first-sight",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      const without = styles.reduce((left, link) => left.replace(link, ""), html);
      return without.replace(/ *<div id="app">/, (app) => styles.join("") + app);
    },
  },
};

export default defineConfig({
  cacheDir: here("./node_modules/.vite"),
  plugins: [words(here("../src/lifetable")), svelte(), firstSight],
  resolve: {
    alias: {
      $ui: here("./src"),
      $games: here("../src/lifetable/games"),
      $words: here("../src/lifetable/words"),
    },
    // Boards live outside this folder; what they import from packages is found here.
    dedupe: ["svelte", "vitest"],
  },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // light-dark() is left as it is
    outDir: here("../src/lifetable/web/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => named(chunk.facadeModuleId),
        codeSplitting: { groups: SHARED },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/lifetable")] },
    proxy: { "/api": { target: server } },
  },
  test: {
    dir: here(".."),
    include: ["ui/src/**/*.test.ts", "src/lifetable/games/*/board/**/*.test.ts"],
    environment: "node",
    testTimeout: 20_000,
  },
});
