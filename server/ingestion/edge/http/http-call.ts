import type { IncomingHttpHeaders } from 'node:http';
import type { EventKind } from '#server/event-store/codes.js';
import type { CollectedCall, Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { cutTo, readableOf, uidOf } from '#server/ingestion/edge/pipeline/limits.js';
import {
  isSignal,
  joinSaid,
  NO_SIGNALS,
  readableSignal,
  SIGNAL_NAMES,
  textsOf,
  type Said,
  type Signal,
  type Signals,
} from '#server/ingestion/edge/consent/signals.js';
import { readQuery, type Query } from './query.js';

/** The arm of the household, in the pixel URL of a control's VAST document. */
export const CONTROL_PARAM = 'arm';
export const CONTROL_ARM = 'control';
const PARAMS = new Set(['cb', 'uid', CONTROL_PARAM, ...SIGNAL_NAMES]);
const NO_QUERY: Query = { values: new Map(), isMisspelt: false };

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
  const params = query === '' ? NO_QUERY : readQuery(query, PARAMS);
  const { values } = params;

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
    cacheBuster: kind === 'impression' ? cutTo('cacheBuster', textOf(values.get('cb'))) : null,
    uid: uidOf(values.get('uid') ?? ''),
    signals: signalsOf(headers, values),
    isMisspelt: params.isMisspelt,
    isControl: values.get(CONTROL_PARAM) === CONTROL_ARM,
    region: '',
    isTest,
  };
}

/** Headers by which a device objects on its own. */
const HEADERS = [
  ['gpc', 'sec-gpc'],
  ['dnt', 'dnt'],
] as const;

/** The signals of a call: its parameters, and the headers of its device. */
export function signalsOf(headers: IncomingHttpHeaders, values: Query['values']): Signals {
  let signals: Record<Signal, Said> | null = null;

  for (const [name, said] of values) {
    if (!isSignal(name)) continue;
    signals ??= { ...NO_SIGNALS };
    signals[name] = readableSignal(name, said);
  }
  for (const [name, header] of HEADERS) {
    const text = joinHeader(headers[header]);
    if (text === '') continue;
    signals ??= { ...NO_SIGNALS };
    signals[name] = readableSignal(name, joinSaid(signals[name], text));
  }

  return signals ?? NO_SIGNALS;
}

const textOf = (said: Said | undefined): string => textsOf(said ?? '')[0] ?? '';

/** Node joins most repeated headers with a comma by itself. */
function joinHeader(header: string | string[] | undefined): string {
  if (header === undefined) return '';
  return typeof header === 'string' ? header : header.join(',');
}
