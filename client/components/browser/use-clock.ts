import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  nowMs = Date.now();
  for (const notify of listeners) notify();
}

/** All readers of the clock share one timer; without readers there is none. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  nowMs = Date.now();
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The result of `read` for the current time, in milliseconds; the component renders again only when
 * the result changes.
 */
export function useClock<Answer extends string | number | boolean>(
  read: (nowMs: number) => Answer,
): Answer {
  return useSyncExternalStore(subscribe, () => read(timer === undefined ? Date.now() : nowMs));
}
