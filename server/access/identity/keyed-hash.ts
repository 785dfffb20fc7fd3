import { createHmac } from 'node:crypto';
import type { Config } from '#server/core/process/config.js';
import { derivedKey } from '#server/core/crypto/derived-key.js';

/**
 * Replaces a mail address or a network in Redis keys and log lines: the same text gives the same
 * hash, and nobody without TOKEN_SECRET can compute it. The purpose keeps hashes of different
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
