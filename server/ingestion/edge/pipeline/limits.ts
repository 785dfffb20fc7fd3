import type { Said } from '#server/ingestion/edge/consent/signals.js';
import { statedUid } from './household/stated-uid.js';

/**
 * The maximum length of each value, in characters; the same for calls and lines. Those of privacy
 * signals are in SIGNALS.
 */
export const MAX_LENGTH = {
  uid: 512,
  userAgent: 4_096,
  address: 64,
  /** Twenty hops, with room to spare. */
  forwardedFor: 2_048,
  callerId: 255,
  cacheBuster: 255,
  purpose: 255,
  protocol: 255,
  region: 16,
} as const;
export type LimitedValue = keyof typeof MAX_LENGTH;

/** No reader takes it for an address. */
const UNREADABLE = '-';

/** Cuts a value that stays useful when cut. */
export const cutTo = (value: LimitedValue, text: string): string =>
  text.length > MAX_LENGTH[value] ? text.slice(0, MAX_LENGTH[value]) : text;

/** Replaces an overlong address, which would be wrong when cut, by an unreadable text. */
export const readableOf = (value: LimitedValue, text: string): string =>
  text.length > MAX_LENGTH[value] ? UNREADABLE : text;

/**
 * The first of the stated ids that stands for somebody; empty where none does. Null for a text too
 * long for an id: a cut uid would merge several viewers, and the whole one would make a viewer that
 * nothing else could join.
 */
export function uidOf(said: Said): string | null {
  if (typeof said === 'string') return said.length > MAX_LENGTH.uid ? null : said;
  const readable = said.filter((text) => text.length <= MAX_LENGTH.uid);
  return readable.find((text) => statedUid(text) !== '') ?? readable[0] ?? null;
}
