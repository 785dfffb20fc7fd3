import type { IncomingMessage } from 'node:http';
import type { EventKind } from '../../../event-store/codes.js';
import type { CollectedCall, Tag } from '../pipeline/collected-call.js';
import { readQuery } from './query.js';

const SIGNALS = new Set(['cb', 'uid', 'gdpr', 'gdpr_consent', 'gpp', 'gpp_sid']);
const NO_QUERY: ReadonlyMap<string, string> = new Map();

/** What a tag call over HTTP says. */
export function httpCall(
  kind: EventKind,
  tag: Tag,
  request: IncomingMessage,
  query: string,
  isTest: boolean,
): CollectedCall {
  const nowMs = Date.now();
  const { headers } = request;
  const said = query === '' ? NO_QUERY : readQuery(query, SIGNALS);
  return {
    kind,
    tag,
    occurredAtMs: nowMs,
    receivedAtMs: nowMs,
    callerId: '',
    givenEventId: '',
    peer: request.socket.remoteAddress ?? '',
    forwardedFor: textOf(headers['x-forwarded-for']),
    deviceAddress: textOf(headers['x-device-ip']),
    statedAddress: '',
    userAgent: headers['user-agent'] ?? '',
    deviceUserAgent: textOf(headers['x-device-user-agent']),
    // The latter three are how browsers said it before.
    purpose: textOf(headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz']),
    forwardedProtocol: textOf(headers['x-forwarded-proto']),
    cacheBuster: kind === 'impression' ? (said.get('cb') ?? '') : null,
    uid: said.get('uid') ?? '',
    globalPrivacyControl: headers['sec-gpc'] === '1',
    gdpr: said.get('gdpr') ?? '',
    gdprConsent: said.get('gdpr_consent') ?? '',
    gpp: said.get('gpp') ?? '',
    gppSections: said.get('gpp_sid') ?? '',
    region: '',
    isTest,
  };
}

function textOf(header: string | string[] | undefined): string {
  if (header === undefined) return '';
  return typeof header === 'string' ? header : header.join(',');
}
