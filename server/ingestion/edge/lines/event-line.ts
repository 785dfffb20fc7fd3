import type { EventKind } from '#server/event-store/codes.js';
import { parseIp } from '#server/core/http/ip-address.js';
import {
  isSignal,
  joinSaid,
  NO_SIGNALS,
  readableSignal,
  signalNamed,
  textsOf,
  type Said,
  type Signal,
  type Signals,
  UNREADABLE,
} from '#server/ingestion/edge/consent/signals.js';
import { cutTo, MAX_LENGTH, readableOf, uidOf } from '#server/ingestion/edge/pipeline/limits.js';
import { parseInstant } from './instant.js';
import { saidOf, textOf } from './said.js';
import { LineError } from './rejection-code.js';

/** One event as a server or a log states it; a line of POST /t/events and of an imported file. */
export interface EventLine {
  type: 'impression' | 'webhit';
  /** The tag's public key. */
  tag: string;
  /** A date and time with a zone, or the time since 1970, as `parseInstant` reads them. */
  occurred_at: string | number;
  uid?: string;
  ip?: string;
  user_agent?: string;
  /** ISO 3166-2, as in NZ-AUK. */
  region?: string;
  /** The caller's own id of the event; with it a retry is not counted twice. */
  id?: string | number;
  gpc?: Flag;
  dnt?: Flag;
  lmt?: Flag;
  coppa?: Flag;
  gdpr?: Flag;
  gdpr_consent?: string;
  gpp?: string;
  gpp_sid?: string | number | readonly number[];
  us_privacy?: string;
}

/** Any other value is read as a tag call's. */
type Flag = boolean | 0 | 1 | '0' | '1';

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
  lmt: true,
  coppa: true,
  gdpr: true,
  gdpr_consent: true,
  gpp: true,
  gpp_sid: true,
  us_privacy: true,
};
export const isEventField = (field: string): boolean => Object.hasOwn(FIELDS, field);

/** The fields of a line that nothing reads, such as a misspelt one. */
export const unknownFields = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).filter((field) => !isEventField(field) && !signalNamed(field))
    : [];

/** An `EventLine` whose fields have the right types; a missing or unreadable one is an empty text. */
export interface ReadLine {
  kind: EventKind;
  key: string;
  occurredAtMs: number;
  uid: string | null;
  ip: string;
  userAgent: string;
  region: string;
  callerId: string;
  signals: Signals;
  isMisspelt: boolean;
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

  const fields = value as Readonly<Record<string, unknown>>; // an object, and nothing writes to it

  return {
    kind: parseKind(fields.type),
    key: parseKey(fields.tag),
    occurredAtMs: momentOf(fields.occurred_at, nowMs),
    uid: idOf(fields.uid),
    ip: addressOf(fields.ip),
    userAgent: cutTo('userAgent', textOf(fields.user_agent)),
    region: regionOf(fields.region),
    callerId: callerIdOf(fields),
    ...signalsOf(fields),
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

  const occurredAtMs = parseInstant(text);
  if (occurredAtMs === null) {
    throw new LineError(
      'FIELD_INVALID',
      'occurred_at must be an ISO 8601 date and time with a zone, as in 2026-03-01T19:30:00+13:00, or the time since 1970',
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

/** Null for a value that names somebody in a way that is no id. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return uidOf(value);
  const texts = textsOf(saidOf(value)).filter((text) => text !== UNREADABLE);
  return texts.length === 0 ? null : uidOf(texts.length > 1 ? texts : (texts[0] ?? ''));
}

/** Empty for a text that is no address, as logs write it for none. */
function addressOf(value: unknown): string {
  const text = readableOf('address', textOf(value));
  return parseIp(text) ? text : '';
}

/** JSON readers round a greater number, so that two ids would become one and an event be lost. */
function callerIdOf(fields: Readonly<Record<string, unknown>>): string {
  const id = fields.id ?? '';
  if (typeof id === 'string') return checkedId(id);
  if (typeof id !== 'number') throw new LineError('FIELD_INVALID', 'id must be text', 'id');
  if (Math.abs(id) <= Number.MAX_SAFE_INTEGER) return String(id);
  throw new LineError(
    'FIELD_INVALID',
    `id must be text where it is a number greater than ${Number.MAX_SAFE_INTEGER}`,
    'id',
  );
}

function checkedId(id: string): string {
  const maxLength = MAX_LENGTH.callerId;
  if (id.length <= maxLength) return id;
  throw new LineError('FIELD_TOO_LONG', `id is longer than ${maxLength} characters`, 'id');
}

/** A code outside our table is an unknown region, and so is a text that is no code. */
function regionOf(value: unknown): string {
  const text = textOf(value).toUpperCase();
  return REGION.test(text) ? text : '';
}

/** The signals of a line, whose fields may be spelt as differently as the parameters of a call. */
function signalsOf(
  fields: Readonly<Record<string, unknown>>,
): Pick<ReadLine, 'signals' | 'isMisspelt'> {
  let signals: Record<Signal, Said> | null = null;
  let isMisspelt = false;

  for (const field in fields) {
    if (isEventField(field) && !isSignal(field)) continue;
    const signal = isSignal(field) ? field : signalNamed(field);
    if (signal === undefined) continue;

    if (signal !== field) isMisspelt = true;
    signals ??= { ...NO_SIGNALS };
    const texts = [signals[signal], saidOf(fields[field])].flatMap(textsOf);
    signals[signal] = readableSignal(signal, texts.reduce(joinSaid, ''));
  }

  return { signals: signals ?? NO_SIGNALS, isMisspelt };
}
