import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'x-request-id';
const SAFE_ID = /^[\w-]{8,64}$/;

/**
 * Removes an id that did not come from a trusted proxy: with a chosen id a caller could make its
 * log lines look like another call's.
 */
export function dropForeignRequestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (peer: string) => boolean,
): void {
  if (headers[HEADER] !== undefined && !isTrusted(socket.remoteAddress ?? ''))
    headers[HEADER] = undefined;
}

/**
 * Keeps a proxy's id of the call when it is safe to log, otherwise assigns a new one; the answer
 * repeats it.
 */
export function assignRequestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const incoming = headers[HEADER];
  const id = typeof incoming === 'string' && SAFE_ID.test(incoming) ? incoming : randomUUID();
  headers[HEADER] = id;
  if (!response.headersSent) response.setHeader(HEADER, id);
  return id;
}

/** The id that `assignRequestId` has set on the request. */
export const requestIdOf = (headers: IncomingHttpHeaders): string =>
  String(headers[HEADER] ?? 'none');
