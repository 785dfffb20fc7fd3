import { EdgeError, sendText } from '#server/ingestion/edge/http/answers.js';
import { CONTROL_ARM, CONTROL_PARAM, httpCall } from '#server/ingestion/edge/http/http-call.js';
import { passOn } from '#server/ingestion/edge/http/passed-on.js';
import { readQuery } from '#server/ingestion/edge/http/query.js';
import { SIGNAL_NAMES, textsOf } from '#server/ingestion/edge/consent/signals.js';
import type { TagCall, TagRouteParts } from '#server/ingestion/edge/http/tag-call.js';
import { BLACK_SECOND_PATH } from './black-second.js';
import { vastDocument } from './vast.js';
import { hostOf, isAmong } from './vast-hosts.js';
import { readVastVersion } from './vast-version.js';
import { readVastQuery } from './wrapped-address.js';

const OWN = new Set(['uid', 'vast_version']);
/** Read to the end of the query: an objection among the parameters of a wrapped address counts. */
const SIGNALS = new Set<string>(SIGNAL_NAMES);

/** Sends the VAST document of a tag. Throws EdgeError for an address that may not be wrapped. */
export function sendVast(parts: TagRouteParts, call: TagCall): void {
  const { tag, key, query, request, response } = call;
  const { edgeUrl, vastHosts, lookups } = parts;
  const { wrappedUrl, ownQuery } = readVastQuery(query);
  if (wrappedUrl !== '') checkWrapped(wrappedUrl, vastHosts);

  const own = readQuery(ownQuery, OWN).values;
  const signals = readQuery(query, SIGNALS).values;
  const passedOn = passOn(request.headers, new Map([...signals, ['uid', own.get('uid') ?? '']]));
  const control = lookups.holdouts.findControl(
    tag,
    () => httpCall('impression', tag, request, passedOn, false),
    lookups,
  );
  const document = vastDocument({
    version: readVastVersion(textsOf(own.get('vast_version') ?? '')[0] ?? ''),
    tagId: tag.id,
    pixelUrl: `${edgeUrl}/t/i/${key}.gif`,
    errorUrl: `${edgeUrl}/t/e/${key}.gif`,
    videoUrl: `${edgeUrl}${BLACK_SECOND_PATH}`,
    query: control ? withControl(passedOn) : passedOn,
    wrappedUrl: control ? allowedUrl(control.controlUrl, vastHosts) : wrappedUrl,
  });

  sendText(response, 200, 'application/xml; charset=utf-8', document);
}

const withControl = (query: string): string =>
  `${query}${query === '' ? '' : '&'}${CONTROL_PARAM}=${CONTROL_ARM}`;

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
