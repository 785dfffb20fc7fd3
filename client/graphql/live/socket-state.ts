/** Idle: no subscriptions. Down: the connection was lost or refused, and the client retries. */
type SocketState = 'idle' | 'connecting' | 'open' | 'down';

let state: SocketState = 'idle';
const listeners = new Set<() => void>();

/**
 * The state of the one socket of all subscriptions; a separate module, so that the socket's code
 * loads only with the first of them.
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
