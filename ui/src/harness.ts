import "./kit/tokens.css";
import "./kit/base.css";
import { mount } from "svelte";
import Harness from "./Harness.svelte";
import { hang } from "./art/sprite";
import { know, speak } from "./words";
import { board, boards } from "./boards";

// harness.html?game=NAME&at=3&lang=fr&theme=dark&still=1&seat=none : for those who draw boards.
const query = new URLSearchParams(location.search);
const game = query.get("game") ?? boards()[0]!;
if (query.has("theme")) document.documentElement.dataset.theme = query.get("theme")!;
hang();
await speak(query.get("lang") ?? "en");
await know(game);
const [its, fixtures] = await Promise.all([
  board(game),
  fetch(`/fixtures/${query.get("file") ?? game}.json`).then((answer) => answer.json()),
]);
mount(Harness, {
  target: document.querySelector("#app")!,
  props: {
    board: its,
    fixtures,
    at: Number(query.get("at") ?? 0),
    still: query.has("still"),
    bare: query.has("bare"),
    compact: query.has("compact"),
  },
});
