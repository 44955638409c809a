// Calls somebody who looks elsewhere: a notification, if allowed.
import { settings } from "$ui/settings.svelte";
import { t } from "$ui/words";

/** It is your turn, and you are not looking. */
export function callMyTurn(game: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    typeof Notification === "undefined" ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const call = new Notification(t("ui-table-your-turn"), {
      body: t(`${game}-title`),
      tag: "lifetable-turn",
      icon: "/icon.svg",
    });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  } catch {
    // Some phones allow notifications only from a worker; the title tells it too.
  }
}
