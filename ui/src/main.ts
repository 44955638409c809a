import "./kit/tokens.css";
import "./kit/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hang } from "./art/sprite";
import { registerWorker } from "./home/worker";
import { follow } from "./router.svelte";
import { find } from "./routes";
import { dress, settings } from "./settings.svelte";
import { speak } from "./words";

registerWorker();
dress();
hang();
follow();
// The page comes while the words come; nothing is shown that would have to change its language.
find(location.pathname)
  ?.load()
  .catch(() => {});
await speak(settings.language).catch(() => {});
mount(App, {
  target: document.querySelector("#app")!,
  props: { arrived: () => document.querySelector("#life")?.remove() },
});
