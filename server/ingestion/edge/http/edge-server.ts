import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClientIpHeader } from '#server/core/process/client-ip-headers.js';
import { forwardedForOf } from '#server/core/http/forwarded-for.js';
import type { Health } from '#server/core/http/health.js';
import { stackFrames, safeErrorMessage } from '#server/core/process/redact.js';
import { inCall, log } from '#server/core/process/log.js';
import { assignRequestId, dropForeignRequestId } from '#server/core/http/request-id.js';
import { EdgeError, errorBody, sendError } from './answers.js';
import { collectEvents, type EventsCallParts } from './events-call.js';
import { retryEscaped } from './raw-target.js';
import { matchRoute, type Match } from './routes.js';
import { closeSlowBody } from './slow-bodies.js';
import { asEdgeError, lookUpTag, type TagCall, type TagRouteParts } from './tag-call.js';
import { sendPreflight, TAG_ROUTES } from './tag-routes.js';
import { almostTagCall, originForm } from './tolerant-target.js';
import { sendBlackSecond } from './vast/black-second.js';

export interface EdgeServerParts extends EventsCallParts, TagRouteParts {
  health: Health;
  /** The header in which trusted proxies name the caller. */
  clientIpHeader: ClientIpHeader;
}

const LIMITS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
};
/** Each open connection takes about 4 KB of heap. */
const MAX_CONNECTIONS = 30_000;

/** The public calls of decisions §3 on bare node:http, next to /healthz, /readyz and /metrics. */
export function createEdgeServer(parts: EdgeServerParts): Server {
  const server = createServer(LIMITS, (request, response) => {
    closeSlowBody(request, response);
    try {
      dropForeignRequestId(request, parts.lookups.isTrusted);
      if (parts.clientIpHeader !== 'x-forwarded-for')
        request.headers['x-forwarded-for'] = forwardedForOf(request.headers, parts.clientIpHeader);
      answer(parts, request, response);
    } catch (error) {
      refuse(request, response, error);
    }
  });

  server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', () => parts.metrics.countRefused('busy'));
  server.on('clientError', (error, socket) => {
    if (!retryEscaped(server, error, socket)) refuseBroken(error, socket);
  });
  server.on('upgrade', (_request, socket) => refuseBroken(new Error('no upgrade'), socket));

  return server;
}

function answer(parts: EdgeServerParts, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET' } = request;
  const url = (request.url = originForm(request.url ?? '/'));
  if (!url.startsWith('/t/') && parts.health.answer(request, response)) return;

  const { match, query } = findRoute(method, url);

  switch (match.found) {
    case 'nothing':
      if (url.startsWith('/t/')) parts.metrics.countRefused('malformed_key');
      throw new EdgeError('NOT_FOUND', 'There is nothing here.');
    case 'preflight':
      return sendPreflight(response, match.allow);
    case 'otherMethod':
      throw new EdgeError('METHOD_NOT_ALLOWED', `This call takes ${match.allow}.`, {
        Allow: match.allow,
      });
    case 'route':
  }

  if (match.route === 'events') {
    void inCall(assignRequestId(request, response), () =>
      collectEvents(parts, request, response).catch((error: unknown) =>
        refuse(request, response, error),
      ),
    );
    return;
  }
  if (match.route === 'blackSecond') return sendBlackSecond(request, response);

  const { kind, run } = TAG_ROUTES[match.route];
  const tag = parts.directory.find(match.key);
  const call = { key: match.key, query, request, response };
  if (tag?.kind === kind) return run(parts, { ...call, tag });

  runWhenKnown(parts, match.key, kind, (found) => run(parts, { ...call, tag: found })).catch(
    (error: unknown) => refuse(request, response, error),
  );
}

/** Most calls are right at once; only others cost a second look. */
function findRoute(method: string, url: string): { match: Match; query: string } {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const match = matchRoute(method, path);
  if (match.found !== 'nothing')
    return { match, query: queryAt === -1 ? '' : url.slice(queryAt + 1) };

  const almost = almostTagCall(url);
  return almost
    ? { match: matchRoute(method, almost.path), query: almost.query }
    : { match, query: '' };
}

async function runWhenKnown(
  parts: EdgeServerParts,
  key: string,
  kind: TagCall['tag']['kind'],
  run: (tag: TagCall['tag']) => void,
): Promise<void> {
  run(await lookUpTag(parts, key, kind));
}

/** A tag call gets an id only here: thousands a second need none. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const edgeError = asEdgeError(error);
  const requestId = assignRequestId(request, response);

  if (edgeError.code === 'INTERNAL') {
    log.error(
      {
        requestId,
        reason: safeErrorMessage(error),
        at: stackFrames(error),
        method: request.method,
      },
      'a call failed',
    );
  }

  sendError(response, edgeError);
}

/**
 * Answers input that is not HTTP, too long or too slow. It writes to the socket, since there is no
 * response object.
 */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();

  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 431
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 408
        : 400;

  const body = JSON.stringify(
    errorBody('MALFORMED', 'The request is not valid HTTP, too long or too slow.'),
  );

  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}
