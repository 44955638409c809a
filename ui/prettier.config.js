// Boards lie outside this folder, so the plugin is named by where it is and the scripts name this file.
export default {
  printWidth: 100,
  plugins: [import.meta.resolve("prettier-plugin-svelte")],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
