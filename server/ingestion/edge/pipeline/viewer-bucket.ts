import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';

/** The bucket of a viewer by what identifies it, or of an event without a viewer by its id. */
export type FindBucket = (text: string) => number;

const KEY_BYTES = 32;

/**
 * The bucket has a key of its own that never changes: unlike the viewer's key, the bucket is the
 * same in every epoch.
 */
export function bucketFinder(secret: string): FindBucket {
  const bytes = hkdfSync('sha256', secret, '', 'viewer bucket', KEY_BYTES);
  const key = createSecretKey(Buffer.from(bytes));
  return (text) => createHmac('sha256', key).update(text).digest().readUInt32BE(0) % MAX_BUCKETS;
}
