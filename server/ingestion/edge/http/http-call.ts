import type { IncomingMessage } from 'node:http';
import type { EventKind } from '../../../event-store/codes.js';
import type { CollectedCall, Tag } from '../pipeline/collected-call.js';
import { readQuery } from './query.js';

const SIGNALS = new Set(['uid', 'gdpr', 'gdpr_consent', 'gpp', 'gpp_sid']);
const NO_QUERY: ReadonlyMap<string, string> = new Map();

/** What a tag call over HTTP says. Reads raw headers: making an object of them would cost more than all the rest. */
export function httpCall(kind: EventKind, tag: Tag, request: IncomingMessage, query: string): CollectedCall {
  const nowMs = Date.now();
  const said = query === '' ? NO_QUERY : readQuery(query, SIGNALS);
  const call: CollectedCall = {
    kind,
    tag,
    occurredAtMs: nowMs,
    receivedAtMs: nowMs,
    callerId: '',
    givenEventId: '',
    peer: request.socket.remoteAddress ?? '',
    forwardedFor: '',
    deviceAddress: '',
    statedAddress: '',
    userAgent: '',
    deviceUserAgent: '',
    purpose: '',
    uid: said.get('uid') ?? '',
    globalPrivacyControl: false,
    gdpr: said.get('gdpr') ?? '',
    gdprConsent: said.get('gdpr_consent') ?? '',
    gpp: said.get('gpp') ?? '',
    gppSections: said.get('gpp_sid') ?? '',
    region: '',
  };
  readHeaders(call, request.rawHeaders);
  return call;
}

function readHeaders(call: CollectedCall, rawHeaders: readonly string[]): void {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const read = HEADERS.get(name.length)?.get(name.toLowerCase());
    if (read) read(call, (rawHeaders[index + 1] ?? '').trim());
  }
}

type ReadHeader = (call: CollectedCall, value: string) => void;

const READ: Record<string, ReadHeader> = {
  'user-agent': (call, value) => (call.userAgent = value),
  'x-device-user-agent': (call, value) => (call.deviceUserAgent = value),
  'x-device-ip': (call, value) => (call.deviceAddress = value),
  'x-forwarded-for': (call, value) => (call.forwardedFor = call.forwardedFor ? `${call.forwardedFor},${value}` : value),
  'sec-gpc': (call, value) => (call.globalPrivacyControl ||= value === '1'),
  'sec-purpose': (call, value) => (call.purpose = `${call.purpose} ${value}`),
  // How browsers said it before.
  purpose: (call, value) => (call.purpose = `${call.purpose} ${value}`),
  'x-purpose': (call, value) => (call.purpose = `${call.purpose} ${value}`),
  'x-moz': (call, value) => (call.purpose = `${call.purpose} ${value}`),
};

/** By length first, which rules out most headers without touching their text. */
const HEADERS = new Map<number, Map<string, ReadHeader>>();
for (const [name, read] of Object.entries(READ)) {
  const sameLength = HEADERS.get(name.length) ?? new Map<string, ReadHeader>();
  HEADERS.set(name.length, sameLength.set(name, read));
}
