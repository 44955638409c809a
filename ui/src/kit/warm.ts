// A drawing in the style is read when something is first styled with it, and that costs a slow phone most of a frame.

const kept = new Map<string, HTMLImageElement>();

/** Reads a drawing and keeps it, so that nobody waits for it later. */
export function keep(url: string, mask = false): void {
  if (kept.has(url)) return;
  const picture = new Image();
  if (mask) picture.crossOrigin = "anonymous"; // as masks are fetched
  picture.src = url;
  kept.set(url, picture);
}

/** Does one thing after the other, each when there is time. */
export function atLeisure(things: (() => void)[]): void {
  const idle = window.requestIdleCallback ?? ((then) => setTimeout(then, 60));
  const next = () => {
    things.shift()?.();
    if (things.length) idle(next);
  };
  idle(next);
}

/** All drawings of the style there is, ready to be read. */
export function drawings(): (() => void)[] {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  return rules.flatMap(({ cssText }) =>
    [...cssText.matchAll(/url\("(data:[^"]*)"\)/g)].map(
      ([, url]) =>
        () =>
          keep(url!, cssText.includes("mask")),
    ),
  );
}
