import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventKind } from '#server/event-store/codes.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { EdgeError, OPEN_TO_ALL, sendText } from './answers.js';
import { CONTROL_ARM, CONTROL_PARAM, httpCall } from './http-call.js';
import { sendNoContent, sendPixel } from './pixel.js';
import { readQuery } from './query.js';
import type { RouteName } from './routes.js';
import { siteScript } from '#server/ingestion/edge/site-script/site-script.js';
import { hostOf, isAmong } from './vast/vast-hosts.js';
import { collectCall, type TagCallParts } from './tag-call.js';
import { BLACK_SECOND_PATH } from './vast/black-second.js';
import { vastDocument } from './vast/vast.js';

export interface TagRouteParts extends TagCallParts {
  /** The URL in issued tags, without a slash at the end. */
  edgeUrl: string;
  /** Hosts whose documents `?vast=` may wrap. */
  vastHosts: readonly string[];
}

/** A call of a known tag. */
export interface TagCall {
  tag: Tag;
  key: string;
  query: string;
  request: IncomingMessage;
  response: ServerResponse;
}

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
};

function collectUnlessHead(
  parts: TagRouteParts,
  kind: EventKind,
  { tag, query, request, response }: TagCall,
): void {
  if (request.method === 'HEAD') sendPixel(response);
  else collectCall(parts, kind, tag, query, request, response, sendPixel);
}

const MAX_HIT_BODY_BYTES = 64 * 1024;

/** A beacon may carry text, which the edge does not read. */
function refuseLargeBody(request: IncomingMessage): void {
  if (Number(request.headers['content-length'] ?? 0) > MAX_HIT_BODY_BYTES) {
    throw new EdgeError('TOO_LARGE', 'A site hit needs no body: send none, or at most 64 KB.');
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

const PASSED_ON = ['uid', 'gdpr', 'gdpr_consent', 'gpp', 'gpp_sid', 'us_privacy'];
const VAST_QUERY = new Set([...PASSED_ON, 'vast']);

function sendVast(parts: TagRouteParts, { tag, key, query, request, response }: TagCall): void {
  const { edgeUrl, vastHosts, lookups } = parts;
  const params = readQuery(query, VAST_QUERY);
  const wrappedUrl = params.get('vast') ?? '';
  if (wrappedUrl !== '') checkWrapped(wrappedUrl, vastHosts);
  const control = lookups.holdouts.findControl(
    tag,
    () => httpCall('impression', tag, request, query, false),
    lookups,
  );
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = params.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });

  if (control) passedOn.push(`${CONTROL_PARAM}=${CONTROL_ARM}`);

  const document = vastDocument({
    tagId: tag.id,
    pixelUrl: `${edgeUrl}/t/i/${key}.gif`,
    videoUrl: `${edgeUrl}${BLACK_SECOND_PATH}`,
    query: passedOn.join('&'),
    wrappedUrl: control ? allowedUrl(control.controlUrl, vastHosts) : wrappedUrl,
  });

  sendText(response, 200, 'application/xml; charset=utf-8', document);
}

/** The hosts may have changed since the experiment was planned; the black second is always allowed. */
function allowedUrl(url: string, vastHosts: readonly string[]): string {
  const host = hostOf(url);
  return host !== null && isAmong(host, vastHosts) ? url : '';
}

/** Players trust our URL, so it must not wrap documents of unknown hosts. */
function checkWrapped(address: string, vastHosts: readonly string[]): void {
  const host = hostOf(address);
  if (host === null)
    throw new EdgeError(
      'MALFORMED',
      'vast must be the http or https address of the document to wrap.',
    );
  if (isAmong(host, vastHosts)) return;

  throw new EdgeError(
    'FORBIDDEN',
    `Documents of ${host} cannot be wrapped: the host is not one of VAST_HOSTS.`,
  );
}

export function sendPreflight(response: ServerResponse, allow: string): void {
  response.writeHead(204, {
    ...Object.fromEntries(OPEN_TO_ALL),
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Content-Encoding',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
