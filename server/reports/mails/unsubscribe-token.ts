import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/core/process/config.js';
import { derivedKey } from '#server/core/crypto/derived-key.js';

const PURPOSE = 'unsubscribe from a report';

const signatureOf = (tokenSecret: string, recipientId: number) =>
  createHmac('sha256', derivedKey(tokenSecret, PURPOSE)).update(String(recipientId)).digest();

/**
 * Lets the reader of a mail unsubscribe without signing in. It never expires, because people open
 * old mails.
 */
export const unsubscribeToken = (
  config: Pick<Config, 'tokenSecret'>,
  recipientId: number,
): string => `${recipientId}.${signatureOf(config.tokenSecret, recipientId).toString('base64url')}`;

/** The recipient of a token; null when its signature is wrong. */
export function recipientOfToken(
  { tokenSecrets }: Pick<Config, 'tokenSecrets'>,
  token: string,
): number | null {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const presented = Buffer.from(signature, 'base64url');
  const isOurs = tokenSecrets.some((secret) =>
    timingSafeEqual(presented, signatureOf(secret, Number(id))),
  );
  return isOurs ? Number(id) : null;
}
