import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../core/config.js';

/**
 * Stands for a mail address or a network in keys of Redis and lines of the log: the same for the same text, of no use to whoever
 * does not have TOKEN_SECRET. The purpose keeps hashes of different things apart.
 */
export function keyedHash({ tokenSecret }: Pick<Config, 'tokenSecret'>, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', `hash of ${purpose}`, 32));
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
