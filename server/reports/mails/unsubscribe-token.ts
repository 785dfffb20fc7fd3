import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../core/config.js';

/** Apart from all else that is signed with the same secret. */
const PURPOSE = 'infinitum: unsubscribe from a report';

const signatureOf = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, recipientId: number) =>
  createHmac('sha256', tokenSecret).update(`${PURPOSE} ${recipientId}`).digest();

/** What lets the reader of a mail end it without signing in: good for as long as mails lie about. */
export const unsubscribeToken = (config: Pick<Config, 'tokenSecret'>, recipientId: number): string =>
  `${recipientId}.${signatureOf(config, recipientId).toString('base64url')}`;

/** The recipient that a token was made for; null when it was not made by us. */
export function recipientOfToken(config: Pick<Config, 'tokenSecret'>, token: string): number | null {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(config, Number(id));
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}
