/**
 * Idle: nothing is watched. Down: it was cut off or could not be had, and is tried again and again.
 */
type SocketState = 'idle' | 'connecting' | 'open' | 'down';

let state: SocketState = 'idle';
const listeners = new Set<() => void>();

/**
 * How the one socket of all subscriptions stands; apart from it, so that its code is loaded only
 * with the first of them.
 */
export const socketState = {
  current: (): SocketState => state,
  become: (next: SocketState): void => {
    if (next === state) return;
    state = next;
    for (const notify of listeners) notify();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
