import { createHmac, randomBytes } from 'node:crypto';
import { seal, unsealWithAny } from '#server/core/crypto/seal.js';

const PREFIX = 'whsec_';
const PURPOSE = 'webhook secret';

/** 256 random bits, in the form of the Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export const sealSecret = (tokenSecret: string, secret: string): string =>
  seal(tokenSecret, PURPOSE, secret);

/** Null when no secret fits, or the text was changed. */
export const unsealSecret = (tokenSecrets: readonly string[], sealed: string): string | null =>
  unsealWithAny(tokenSecrets, PURPOSE, sealed);

/** The headers of a message by the Standard Webhooks 1.0: one signature for each valid secret. */
export function signedHeaders(
  secrets: string[],
  { id, body }: { id: string; body: string },
  now: Date,
) {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });

  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
