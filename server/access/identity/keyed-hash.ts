import { createHmac } from 'node:crypto';
import type { Config } from '#server/core/process/config.js';
import { derivedKey } from '#server/core/crypto/derived-key.js';

/**
 * Stands for a mail address or a network in keys of Redis and lines of the log: the same for the
 * same text, of no use to whoever does not have TOKEN_SECRET. The purpose keeps hashes of different
 * things apart.
 */
export function keyedHash(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  purpose: string,
  text: string,
): string {
  return createHmac('sha256', derivedKey(tokenSecret, `hash of ${purpose}`))
    .update(text)
    .digest('base64url')
    .slice(0, 22);
}
