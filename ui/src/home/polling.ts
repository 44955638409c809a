// Asking the server again and again without being a nuisance.
const LONGEST = 120_000;

/** How long to wait after so many failures in a row: each doubles the wait, up to two minutes. */
export const waitAfter = (failures: number, every: number): number =>
  Math.min(LONGEST, every * 2 ** Math.min(failures, 10));

/**
 * Does a task now and every so often, only while the page is looked at, and less often while it fails.
 * Returns what stops it.
 */
export function pollKindly(task: () => Promise<unknown>, every: number): () => void {
  let failures = 0;
  let running = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async (): Promise<void> => {
    clearTimeout(timer);
    if (stopped || running) return;
    running = true;
    try {
      await task();
      failures = 0;
    } catch {
      failures += 1;
    }
    running = false;
    if (!stopped && !document.hidden)
      timer = setTimeout(() => void round(), waitAfter(failures, every));
  };
  const looked = () => {
    if (document.hidden) clearTimeout(timer);
    else void round();
  };

  document.addEventListener("visibilitychange", looked);
  window.addEventListener("online", looked);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
    window.removeEventListener("online", looked);
  };
}
