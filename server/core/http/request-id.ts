import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

const HEADER = 'x-request-id';
const HARMLESS = /^[\w-]{8,64}$/;

/**
 * Takes away an id that no proxy of ours gave: a caller's own could make the lines of its call look
 * like another's.
 */
export function dropForeignRequestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (peer: string) => boolean,
): void {
  if (headers[HEADER] !== undefined && !isTrusted(socket.remoteAddress ?? ''))
    headers[HEADER] = undefined;
}

/**
 * Keeps a proxy's own id of the call when it is harmless to log, else gives it a new one; the
 * answer repeats it.
 */
export function assignRequestId({ headers }: IncomingMessage, response: ServerResponse): string {
  const given = headers[HEADER];
  const id = typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID();
  headers[HEADER] = id;
  if (!response.headersSent) response.setHeader(HEADER, id);
  return id;
}

/** The id that `assignRequestId` left on the request. */
export const requestIdOf = (headers: IncomingHttpHeaders): string =>
  String(headers[HEADER] ?? 'none');
