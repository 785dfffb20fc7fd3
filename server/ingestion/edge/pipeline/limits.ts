/**
 * The longest text that is taken of each value, in characters. Calls and lines have the same
 * limits.
 */
export const MAX_LENGTH = {
  uid: 512,
  userAgent: 4_096,
  address: 64,
  /** Twenty hops with room to spare. */
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

/** Neither an address nor a consent, whoever reads it. */
const UNREADABLE = '-';

/** For what is still itself without its end. */
export const cutTo = (value: LimitedValue, text: string): string =>
  text.length > MAX_LENGTH[value] ? text.slice(0, MAX_LENGTH[value]) : text;

/** For what its first part would misquote: beyond the limit it is there, and cannot be read. */
export const readableOf = (value: LimitedValue, text: string): string =>
  text.length > MAX_LENGTH[value] ? UNREADABLE : text;

/**
 * Null for a text too long for an id. Its first part would make one viewer of several, and the
 * whole of it would make a viewer that no line of the same uid could join, since a line that long
 * is rejected.
 */
export const uidOf = (text: string): string | null => (text.length > MAX_LENGTH.uid ? null : text);
