/** Start the service worker, so that the page can be installed and its shell opens without a network. */
export function registerWorker(): void {
  // In development the modules change under the worker's hands: only the built page has one.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => void start());
}

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles() });
  } catch {
    // Private windows and old browsers refuse workers; the page plays as well without one.
  }
}

/** What the page has loaded so far: the worker was not there yet to keep it. */
function loadedFiles(): string[] {
  return performance.getEntriesByType("resource").map((entry) => entry.name);
}
