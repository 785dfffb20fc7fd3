import { AsyncLocalStorage } from 'node:async_hooks';
import type { Presence } from './presence.js';
import { MAX_PAUSE_MS } from './round-robin.js';

/** The callers whose operations go first; none for a person who causes little load. */
const preferred = new AsyncLocalStorage<Presence>();

/** Within `run`, `yieldToOthers` lets the operations of these callers go first. */
export const runBehind = <T>(first: Presence, run: () => T): T => preferred.run(first, run);

const waiting: (() => void)[] = [];

function startNextSlice(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNextSlice);
}

/** One slice in each round of the event loop, so that calls are received between two of them. */
const nextSlice = () =>
  new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(startNextSlice);
  });

/**
 * Call it between the parts of a long operation. Undefined for a person who causes little load.
 * For everyone else it resolves when no preferred caller has an operation running, at the latest
 * after MAX_PAUSE_MS, and in an event-loop round of its own: nobody waits longer than for one part.
 */
export function yieldToOthers(): Promise<void> | undefined {
  const first = preferred.getStore();
  return first && first.untilInactive(MAX_PAUSE_MS).then(nextSlice);
}
