import type { IncomingMessage, ServerResponse } from 'node:http';

/** Few callers read an answer while they send, so the connection stays open for a moment. */
const DRAIN_TIMEOUT_MS = 2_000;

/**
 * Closes the connection of a caller who was answered and still sends a body, instead of waiting for
 * its end. If the body ends in time, the connection takes the next call.
 */
export function closeSlowBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), DRAIN_TIMEOUT_MS).unref();
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
