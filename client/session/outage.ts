import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isAway = false;

/** Notes whether the server could be reached at the last renewal of the sign-in. */
export function noteOutage(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the page waits for a server that cannot be reached. */
export const useOutage = (): boolean => useSyncExternalStore(subscribe, () => isAway);
