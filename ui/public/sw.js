// The service worker: keeps the shell (page, script, style, icons) so that it opens without a network.
// It never keeps anything under /api: a table seen from memory would be a wrong table.
const SHELF = "lifetable-shell-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clearOtherShelves().then(() => self.clients.claim()));
});

// What the page had loaded before this worker came to life (the lazily loaded parts of the script).
self.addEventListener("message", (event) => {
  if (event.source && event.data && Array.isArray(event.data.keep)) {
    event.waitUntil(keepAll(event.data.keep.filter(isAsset)));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(pageFromNetworkElseShelf(request));
  else if (isAsset(request.url)) event.respondWith(assetFromShelfElseNetwork(request));
});

/** Files whose names change with their content, and our icons. */
function isAsset(url) {
  const { origin, pathname } = new URL(url, self.location.origin);
  return origin === self.location.origin && /^\/(assets|icons)\//.test(pathname);
}

async function keepShell() {
  const answer = await fetch(SHELL, { cache: "reload" });
  if (!answer.ok) throw new Error(`the shell answered ${answer.status}`);
  const page = await answer.clone().text();
  const shelf = await caches.open(SHELF);
  await shelf.put(SHELL, answer);
  const named = [...page.matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)].map(
    (match) => match[1],
  );
  await keepAll(named);
}

async function keepAll(urls) {
  const shelf = await caches.open(SHELF);
  // One missing file must not cost us the others.
  await Promise.allSettled(urls.map(async (url) => (await shelf.match(url)) ?? shelf.add(url)));
}

async function clearOtherShelves() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

async function pageFromNetworkElseShelf(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    const isPage = (answer.headers.get("content-type") ?? "").includes("text/html");
    if (answer.ok && isPage) {
      await shelf.put(SHELL, answer.clone());
    }
    return answer;
  } catch (reason) {
    // Every address is the same page: it shows the right place, and says kindly that the network is gone.
    const kept = await shelf.match(SHELL);
    if (kept) return kept;
    throw reason;
  }
}

async function assetFromShelfElseNetwork(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
