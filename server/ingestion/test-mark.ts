import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '#server/core/crypto/derived-key.js';
import type { EventKind } from '#server/event-store/codes.js';

/** The header of the product's own test calls, which are stored apart from those that count. */
export const TEST_MARK_HEADER = 'x-infinitum-test';
/** The answer to a test call names its event in this header. */
export const TEST_EVENT_HEADER = 'x-infinitum-event';

interface MarkedTag {
  kind: EventKind;
  id: number;
}

/** True where the header proves that the product made this call, of this tag, just now. */
export type IsTestMark = (tag: MarkedTag, mark: string | string[]) => boolean;

const VALID_MS = 60_000;
const PURPOSE = 'test of a tag';

/** "until.signature": valid for one tag and one minute. */
export function signTestMark(secret: string, tag: MarkedTag, nowMs: number): string {
  const untilMs = nowMs + VALID_MS;
  return `${untilMs}.${signatureOf(secret, tag, untilMs)}`;
}

export function testMarks(secret: string, now: () => number = Date.now): IsTestMark {
  return (tag, mark) => {
    const [until = '', signature = ''] = String(mark).split('.');
    const untilMs = Number(until);
    if (!Number.isSafeInteger(untilMs) || untilMs < now() || untilMs > now() + 2 * VALID_MS)
      return false;
    const actual = Buffer.from(signature);
    const expected = Buffer.from(signatureOf(secret, tag, untilMs));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };
}

const signatureOf = (secret: string, { kind, id }: MarkedTag, untilMs: number) =>
  createHmac('sha256', derivedKey(secret, PURPOSE))
    .update(`${kind}\0${id}\0${untilMs}`)
    .digest('base64url');
