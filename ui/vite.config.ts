/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LIFETABLE_SERVER ?? "http://127.0.0.1:8000";

/** Readable names for the files of words. */
const named = (id: string | null) => (id?.includes("virtual:words/") ? `assets/words-${id.split("words/")[1]!.replace("/", "-")}-[hash].js` : "assets/[name]-[hash].js");

export default defineConfig({
  plugins: [words(here("../src/lifetable")), svelte()],
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
    outDir: here("../src/lifetable/web/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: (chunk) => named(chunk.facadeModuleId) } },
  },
  server: {
    fs: { allow: [here("."), here("../src/lifetable")] },
    proxy: { "/api": { target: server } },
  },
  test: {
    dir: here(".."),
    include: ["ui/src/**/*.test.ts", "src/lifetable/games/*/board/**/*.test.ts"],
    environment: "node",
  },
});
