import type { EventKind } from '#server/event-store/codes.js';
import { parseIp } from '#server/core/http/ip-address.js';
import { MAX_LENGTH, type LimitedValue } from '#server/ingestion/edge/pipeline/limits.js';
import { withoutMacro } from '#server/ingestion/edge/pipeline/macros.js';
import { parseInstant } from './instant.js';
import { LineError } from './rejection-code.js';

/** One event as a server or a log states it; a line of POST /t/events and of an imported file. */
export interface EventLine {
  type: 'impression' | 'webhit';
  /** The tag's public key. */
  tag: string;
  /** ISO 8601 with a zone. */
  occurred_at: string;
  uid?: string;
  ip?: string;
  user_agent?: string;
  /** ISO 3166-2, as in NZ-AUK. */
  region?: string;
  /** The caller's own id of the event; with it a retry is not counted twice. */
  id?: string | number;
  gpc?: boolean | 0 | 1 | '0' | '1';
  dnt?: boolean | 0 | 1 | '0' | '1';
  gdpr?: boolean | 0 | 1 | '0' | '1';
  gdpr_consent?: string;
  gpp?: string;
  gpp_sid?: string;
  us_privacy?: string;
}

const FIELDS: Record<keyof EventLine, true> = {
  type: true,
  tag: true,
  occurred_at: true,
  uid: true,
  ip: true,
  user_agent: true,
  region: true,
  id: true,
  gpc: true,
  dnt: true,
  gdpr: true,
  gdpr_consent: true,
  gpp: true,
  gpp_sid: true,
  us_privacy: true,
};
const isKnown = (field: string) => Object.hasOwn(FIELDS, field);

/** The fields of a line that no `EventLine` has, such as a misspelt one. */
export const unknownFields = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).filter((field) => !isKnown(field))
    : [];

/** An `EventLine` whose fields have the right types; a missing field is an empty text. */
export interface ReadLine {
  kind: EventKind;
  key: string;
  occurredAtMs: number;
  uid: string;
  ip: string;
  userAgent: string;
  region: string;
  callerId: string;
  objects: boolean;
  gdpr: string;
  gdprConsent: string;
  gpp: string;
  gppSections: string;
  usPrivacy: string;
}

const AHEAD_MINUTES = 5;
/** Older than any log that a broadcaster could still want counted. */
const OLDEST_DAYS = 3_653;
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** The format of a key: no other text is cached as unknown or looked up in the database. */
const KEY = /^[\w-]{1,64}$/;
const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/** Throws LineError for anything that is not an `EventLine` at `nowMs`. */
export function readEventLine(value: unknown, nowMs: number): ReadLine {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LineError('NOT_JSON', 'the line is not a JSON object');

  const fields: Record<string, unknown> = { ...value };

  return {
    kind: parseKind(fields.type),
    key: parseKey(fields.tag),
    occurredAtMs: momentOf(fields.occurred_at, nowMs),
    uid: parseText(fields, 'uid', 'uid'),
    ip: addressOf(fields),
    userAgent: parseText(fields, 'user_agent', 'userAgent'),
    region: regionOf(fields),
    callerId: callerIdOf(fields),
    objects: [flagOf(fields, 'gpc'), flagOf(fields, 'dnt')].includes('1'),
    gdpr: flagOf(fields, 'gdpr'),
    gdprConsent: parseText(fields, 'gdpr_consent', 'gdprConsent'),
    gpp: parseText(fields, 'gpp', 'gpp'),
    gppSections: parseText(fields, 'gpp_sid', 'gppSections'),
    usPrivacy: parseText(fields, 'us_privacy', 'usPrivacy'),
  };
}

const isMissing = (value: unknown) => value === undefined || value === null;
const faultOf = (value: unknown) => (isMissing(value) ? 'FIELD_MISSING' : 'FIELD_INVALID');

function parseKind(type: unknown): EventKind {
  if (type === 'impression' || type === 'webhit') return type;
  throw new LineError(faultOf(type), 'type must be "impression" or "webhit"', 'type');
}

function parseKey(tag: unknown): string {
  if (typeof tag === 'string' && KEY.test(tag)) return tag;
  throw new LineError(faultOf(tag), "tag must be a tag's key", 'tag');
}

function momentOf(text: unknown, nowMs: number): number {
  if (isMissing(text))
    throw new LineError('FIELD_MISSING', 'occurred_at is missing', 'occurred_at');

  const occurredAtMs = typeof text === 'string' ? parseInstant(text) : null;
  if (occurredAtMs === null) {
    throw new LineError(
      'FIELD_INVALID',
      'occurred_at must be an ISO 8601 date and time with a zone, as in 2026-03-01T19:30:00+13:00',
      'occurred_at',
    );
  }
  if (occurredAtMs > nowMs + AHEAD_MINUTES * MINUTE_MS) {
    throw new LineError(
      'TIME_AHEAD',
      `occurred_at is more than ${AHEAD_MINUTES} minutes ahead`,
      'occurred_at',
    );
  }
  if (occurredAtMs < nowMs - OLDEST_DAYS * DAY_MS) {
    throw new LineError(
      'TIME_TOO_OLD',
      `occurred_at is more than ${OLDEST_DAYS} days ago`,
      'occurred_at',
    );
  }

  return occurredAtMs;
}

function addressOf(fields: Record<string, unknown>): string {
  const text = parseText(fields, 'ip', 'address');
  if (text === '' || parseIp(text)) return text;
  throw new LineError('FIELD_INVALID', 'ip is not an IPv4 or IPv6 address', 'ip');
}

/** JSON readers round a greater number, so that two ids would become one and an event be lost. */
function callerIdOf(fields: Record<string, unknown>): string {
  const { id } = fields;
  if (typeof id !== 'number') return parseText(fields, 'id', 'callerId');
  if (Math.abs(id) <= Number.MAX_SAFE_INTEGER) return String(id);
  throw new LineError(
    'FIELD_INVALID',
    `id must be text where it is a number greater than ${Number.MAX_SAFE_INTEGER}`,
    'id',
  );
}

/** A code outside our table is an unknown region, not an error. */
function regionOf(fields: Record<string, unknown>): string {
  const text = withoutMacro(parseText(fields, 'region', 'region')).toUpperCase();
  if (text === '' || REGION.test(text)) return text;
  throw new LineError('FIELD_INVALID', 'region must be an ISO 3166-2 code, as in NZ-AUK', 'region');
}

function parseText(fields: Record<string, unknown>, name: string, value: LimitedValue): string {
  const text = fields[name] ?? '';
  const maxLength = MAX_LENGTH[value];
  if (typeof text !== 'string') throw new LineError('FIELD_INVALID', `${name} must be text`, name);
  if (text.length > maxLength)
    throw new LineError('FIELD_TOO_LONG', `${name} is longer than ${maxLength} characters`, name);
  return text;
}

const TRUE = new Set<unknown>([true, 1, '1']);
const FALSE = new Set<unknown>([false, 0, '0']);
const UNSAID = new Set<unknown>([undefined, null, '']);

function flagOf(fields: Record<string, unknown>, name: string): '1' | '0' | '' {
  const value = fields[name];
  if (TRUE.has(value)) return '1';
  if (FALSE.has(value)) return '0';
  if (UNSAID.has(value)) return '';
  throw new LineError('FIELD_INVALID', `${name} must be 0 or 1`, name);
}
