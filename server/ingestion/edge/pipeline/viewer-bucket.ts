import { hkdfSync } from 'node:crypto';
import { MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';
import { hmacSha256 } from './hmac-sha256.js';

/** The bucket of a viewer by what identifies it, or of an event without a viewer by its id. */
export type FindBucket = (text: string) => number;

const KEY_BYTES = 32;
/** 32 bits. */
const BUCKET_DIGITS = 8;

/**
 * The bucket has a key of its own that never changes: unlike the viewer's key, the bucket is the
 * same in every epoch.
 */
export function bucketFinder(secret: string): FindBucket {
  const bytes = hkdfSync('sha256', secret, '', 'viewer bucket', KEY_BYTES);
  const hmac = hmacSha256(Buffer.from(bytes));
  return (text) => Number.parseInt(hmac(text).slice(0, BUCKET_DIGITS), 16) % MAX_BUCKETS;
}
