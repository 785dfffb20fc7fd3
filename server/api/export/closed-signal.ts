import type { ServerResponse } from 'node:http';

/** Aborted when the connection of a response closes, so that nothing is made that nobody reads. */
export function closedSignal(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  return closed.signal;
}
