/** Safari has no idle callbacks. */
const FALLBACK_DELAY_MS = 50;
const MAX_WAIT_MS = 3000;

/** Runs once the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(id);
}
