import "./kit/tokens.css";
import "./kit/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hang } from "./art/sprite";
import { registerWorker } from "./home/worker";
import { follow } from "./router.svelte";
import { dress, settings } from "./settings.svelte";
import { speak } from "./words";

registerWorker();
dress();
hang();
follow();
// Words first: nothing is shown that would have to change its language.
await speak(settings.language);
mount(App, { target: document.querySelector("#app")! });
