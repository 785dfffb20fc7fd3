/** The maximum length of each value, in characters; the same for calls and lines. */
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
  gdpr: 255,
  gdprConsent: 16_384,
  gpp: 16_384,
  gppSections: 255,
  usPrivacy: 255,
} as const;
export type LimitedValue = keyof typeof MAX_LENGTH;

/** No reader takes it for an address or a consent. */
const UNREADABLE = '-';

/** Cuts a value that stays useful when cut. */
export const cutTo = (value: LimitedValue, text: string): string =>
  text.length > MAX_LENGTH[value] ? text.slice(0, MAX_LENGTH[value]) : text;

/** Replaces an overlong value, which would be wrong when cut, by an unreadable text. */
export const readableOf = (value: LimitedValue, text: string): string =>
  text.length > MAX_LENGTH[value] ? UNREADABLE : text;

/**
 * Null for a text too long for an id. A cut uid would merge several viewers, and the whole one
 * would make a viewer that no line of the same uid could join, since a line that long is rejected.
 */
export const uidOf = (text: string): string | null => (text.length > MAX_LENGTH.uid ? null : text);
