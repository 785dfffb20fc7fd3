import type { IncomingHttpHeaders } from 'node:http';
import type { EventKind } from '#server/event-store/codes.js';
import type { CollectedCall, Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { cutTo, readableOf, uidOf } from '#server/ingestion/edge/pipeline/limits.js';
import { readQuery } from './query.js';

/** The arm of the household, in the pixel URL of a control's VAST document. */
export const CONTROL_PARAM = 'arm';
export const CONTROL_ARM = 'control';
const SIGNALS = new Set([
  'cb',
  'uid',
  'gdpr',
  'gdpr_consent',
  'gpp',
  'gpp_sid',
  'us_privacy',
  CONTROL_PARAM,
]);
const NO_QUERY: ReadonlyMap<string, string> = new Map();

/** The parts of a request that are read. */
export interface TagRequest {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** The values of a tag call over HTTP, each cut to its maximum length. */
export function httpCall(
  kind: EventKind,
  tag: Tag,
  request: TagRequest,
  query: string,
  isTest: boolean,
): CollectedCall {
  const nowMs = Date.now();
  const { headers } = request;
  const params = query === '' ? NO_QUERY : readQuery(query, SIGNALS);

  return {
    kind,
    tag,
    occurredAtMs: nowMs,
    receivedAtMs: nowMs,
    callerId: '',
    sender: '',
    suppliedEventId: '',
    peer: request.socket.remoteAddress ?? '',
    forwardedFor: readableOf('forwardedFor', joinHeader(headers['x-forwarded-for'])),
    deviceIp: readableOf('address', joinHeader(headers['x-device-ip'])),
    statedIp: '',
    userAgent: cutTo('userAgent', headers['user-agent'] ?? ''),
    deviceUserAgent: cutTo('userAgent', joinHeader(headers['x-device-user-agent'])),
    // The latter three are older names of the same header.
    purpose: cutTo(
      'purpose',
      joinHeader(
        headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'],
      ),
    ),
    forwardedProtocol: cutTo('protocol', joinHeader(headers['x-forwarded-proto'])),
    cacheBuster: kind === 'impression' ? cutTo('cacheBuster', params.get('cb') ?? '') : null,
    uid: uidOf(params.get('uid') ?? ''),
    objects: isOn(headers['sec-gpc']) || isOn(headers['dnt']),
    gdpr: readableOf('gdpr', params.get('gdpr') ?? ''),
    gdprConsent: readableOf('gdprConsent', params.get('gdpr_consent') ?? ''),
    gpp: readableOf('gpp', params.get('gpp') ?? ''),
    gppSections: readableOf('gppSections', params.get('gpp_sid') ?? ''),
    usPrivacy: readableOf('usPrivacy', params.get('us_privacy') ?? ''),
    isControl: params.get(CONTROL_PARAM) === CONTROL_ARM,
    region: '',
    isTest,
  };
}

/** Node joins a repeated header with a comma. */
const isOn = (header: string | string[] | undefined): boolean =>
  header !== undefined && /(^|,)\s*1\s*(,|$)/.test(joinHeader(header));

function joinHeader(header: string | string[] | undefined): string {
  if (header === undefined) return '';
  return typeof header === 'string' ? header : header.join(',');
}
