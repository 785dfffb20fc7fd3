import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  nowMs = Date.now();
  for (const notify of listeners) notify();
}

/** One timer for all who read the clock, and none while nobody does. */
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

/** What `read` makes of the time, in milliseconds; only a changed answer renders anew. */
export function useClock<Answer extends string | number | boolean>(
  read: (nowMs: number) => Answer,
): Answer {
  return useSyncExternalStore(subscribe, () => read(timer === undefined ? Date.now() : nowMs));
}
