// Where we are: the address, as the page's state. Links inside the page do not reload it.

export const place = $state({ path: location.pathname, query: location.search });

function here(): void {
  place.path = location.pathname;
  place.query = location.search;
}

/** Goes to an address of ours. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here();
  scrollTo(0, 0);
}

/** Follows the browser's arrows and every plain click on a link of ours. */
export function follow(): void {
  addEventListener("popstate", here);
  addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash))
      return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
