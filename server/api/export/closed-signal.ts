import type { ServerResponse } from 'node:http';

/**
 * Aborts when the connection of a response closes, so that the server stops work that nobody reads.
 */
export function closedSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}
