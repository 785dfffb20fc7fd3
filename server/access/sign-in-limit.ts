import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { isUnavailable } from '../core/unavailable.js';
import { takeAttempt } from './attempts.js';
import type { ServiceContext } from './context.js';

const WINDOW_MS = 15 * 60 * 1000;
const FAILURES_PER_ADDRESS = 5;
const FAILURES_PER_NETWORK = 50;

/** An IPv6 caller owns its whole /64, so that counts as one; IPv4 counts whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::')
    ? new Array<string>(Math.max(0, 8 - groups.length - tailGroups.length)).fill('0')
    : [];
  return [...groups, ...gap, ...tailGroups].slice(0, 4).join(':');
}

/** An e-mail address for use in a key: without case, and not in the clear. */
export const addressKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

const failuresOf = (email: string) => `sign-in:address:${addressKey(email)}`;

/** Whoever has proved to read the address's mails need not wait for what others tried. */
export async function forgetSignInFailures(redis: Redis, email: string): Promise<void> {
  try {
    await redis.del(failuresOf(email));
  } catch (error) {
    if (!isUnavailable(error)) throw error; // while Redis is away nobody signs in; then it is a matter of waiting
  }
}

/** Counts a try before it is made; call the answer when it succeeded. Addresses are compared without case. */
export function takeSignInAttempt(ctx: ServiceContext, email: string): Promise<() => Promise<void>> {
  return takeAttempt(
    ctx.redis,
    [
      { key: failuresOf(email), limit: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS },
      { key: `sign-in:network:${networkOf(ctx.networkAddress)}`, limit: FAILURES_PER_NETWORK, windowMs: WINDOW_MS },
    ],
    ctx.now(),
  );
}
