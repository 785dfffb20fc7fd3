import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#schema/error-codes.js';
import { assignRequestId } from '#server/core/http/request-id.js';

/** A refused call; the message is for the person who made it. */
export class EdgeError extends Error {
  constructor(
    readonly code: EdgeErrorCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export type EdgeErrorCode =
  | Extract<
      ErrorCode,
      | 'MALFORMED'
      | 'UNAUTHENTICATED'
      | 'FORBIDDEN'
      | 'NOT_FOUND'
      | 'METHOD_NOT_ALLOWED'
      | 'TOO_LARGE'
      | 'UNSUPPORTED_MEDIA_TYPE'
      | 'UNAVAILABLE'
      | 'INTERNAL'
    >
  | 'STORAGE_FULL';

const STATUS: Record<EdgeErrorCode, number> = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};

/** Any page may call the edge. Only VAST takes a call with cookies, see `crossOriginHeaders`. */
export const OPEN_TO_ALL = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
] as const;

/**
 * Players ask for VAST with credentials, and a browser then shows them only an answer that names
 * their origin (VAST 3.0, section 2.1.5.2). The document depends on no cookie, so this opens nothing.
 */
export function crossOriginHeaders(request: IncomingMessage): Record<string, string> {
  const open = Object.fromEntries(OPEN_TO_ALL);
  if (!/^\/+t\/+v\//.test(request.url ?? '')) return open;

  const { origin } = request.headers;
  if (origin === undefined) return { ...open, Vary: 'Origin' };
  return {
    ...open,
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
  };
}

export function sendText(
  response: ServerResponse,
  status: number,
  contentType: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...crossOriginHeaders(response.req),
    'Cache-Control': 'no-store',
    'Content-Type': contentType,
    'Content-Length': body.length,
    ...headers,
  });
  response.end(body);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): void {
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

export function sendError(response: ServerResponse, error: EdgeError): void {
  if (response.headersSent) return void response.destroy();
  assignRequestId(response.req, response);
  sendJson(response, STATUS[error.code], errorBody(error.code, error.message), error.headers);
}

export const errorBody = (code: string, message: string) => ({ status: 'failure', code, message });
