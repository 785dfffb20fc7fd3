const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/** Doubles the wait after each failure; the wait ends when the browser is online again. */
export function waitBeforeRetry(retries: number): Promise<void> {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** retries, MAX_RETRY_MS);
  // Random, because otherwise every open page would come back at the same moment after a restart.
  const waitMs = longest * (0.5 + Math.random() / 2);

  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, waitMs);
    window.addEventListener('online', goOn);
  });
}
