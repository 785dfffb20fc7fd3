import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventKind } from '#server/event-store/codes.js';
import { crossOriginHeaders, EdgeError, sendText } from './answers.js';
import { textsOf } from '#server/ingestion/edge/consent/signals.js';
import { sendNoContent, sendPixel } from './pixel.js';
import { readQuery } from './query.js';
import type { RouteName } from './routes.js';
import { siteScript } from '#server/ingestion/edge/site-script/site-script.js';
import { collectCall, type TagCall, type TagRouteParts } from './tag-call.js';
import { sendVast } from './vast/send-vast.js';

interface TagRoute {
  kind: EventKind;
  run: (parts: TagRouteParts, call: TagCall) => void;
}

/** The action of each call of a tag. */
export const TAG_ROUTES: Record<Exclude<RouteName, 'events' | 'blackSecond'>, TagRoute> = {
  pixel: { kind: 'impression', run: (parts, call) => collectUnlessHead(parts, 'impression', call) },
  sitePixel: { kind: 'webhit', run: (parts, call) => collectUnlessHead(parts, 'webhit', call) },
  siteHit: {
    kind: 'webhit',
    run: (parts, { tag, query, request, response }) => {
      refuseLargeBody(request);
      collectCall(parts, 'webhit', tag, query, request, response, sendNoContent);
    },
  },
  siteScript: { kind: 'webhit', run: (parts, call) => sendSiteScript(parts, call) },
  vast: { kind: 'impression', run: (parts, call) => sendVast(parts, call) },
  playerError: { kind: 'impression', run: (parts, call) => countPlayerError(parts, call) },
};

function collectUnlessHead(
  parts: TagRouteParts,
  kind: EventKind,
  { tag, query, request, response }: TagCall,
): void {
  if (request.method === 'HEAD') return sendPixel(response);
  if (request.method === 'POST') refuseLargeBody(request);
  collectCall(parts, kind, tag, query, request, response, sendPixel);
}

const ERROR_QUERY = new Set(['code']);

/** An error is no event and has no viewer. */
function countPlayerError(
  { playerErrors }: TagRouteParts,
  { tag, query, request, response }: TagCall,
): void {
  const code = textsOf(readQuery(query, ERROR_QUERY).values.get('code') ?? '')[0] ?? '';
  if (request.method !== 'HEAD') playerErrors.count(tag.id, code);
  sendPixel(response);
}

const MAX_HIT_BODY_BYTES = 64 * 1024;

/** A beacon may carry text, which the edge does not read. */
function refuseLargeBody(request: IncomingMessage): void {
  if (Number(request.headers['content-length'] ?? 0) > MAX_HIT_BODY_BYTES) {
    throw new EdgeError('TOO_LARGE', 'A tag needs no body: send none, or at most 64 KB.');
  }
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_HIT_BODY_BYTES) request.destroy();
  });
}

function sendSiteScript({ edgeUrl }: TagRouteParts, { key, response }: TagCall): void {
  sendText(
    response,
    200,
    'text/javascript; charset=utf-8',
    siteScript(key, `${edgeUrl}/t/s/${key}`),
    {
      'Cache-Control': 'public, max-age=3600',
    },
  );
}

/** Answers for the path that the request names. */
export function sendPreflight(response: ServerResponse, allow: string): void {
  response.writeHead(204, {
    ...crossOriginHeaders(response.req),
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Content-Encoding',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
