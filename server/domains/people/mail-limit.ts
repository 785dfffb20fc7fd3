import { takeAttempt } from '../../access/attempts.js';
import type { ServiceContext } from '../../access/context.js';
import { addressKey, networkOf } from '../../access/sign-in-limit.js';

const WINDOW_MS = 3_600_000;
const MAILS_PER_ADDRESS = 5;
const RESETS_PER_NETWORK = 50;

/** Counts a mail that a stranger asks for, whether or not there will be one. Throws TOO_MANY_REQUESTS. */
export async function takeResetAttempt({ redis, networkAddress, now }: ServiceContext, email: string): Promise<void> {
  const network = { key: `password-reset:network:${networkOf(networkAddress)}`, limit: RESETS_PER_NETWORK };
  const address = { key: `password-reset:address:${addressKey(email)}`, limit: MAILS_PER_ADDRESS };
  await takeAttempt(
    redis,
    [
      { ...address, windowMs: WINDOW_MS },
      { ...network, windowMs: WINDOW_MS },
    ],
    now(),
  );
}

/** Counts an invitation to an address, so that nobody is flooded in our name. Throws TOO_MANY_REQUESTS. */
export async function takeInvitationAttempt({ redis, now }: ServiceContext, email: string): Promise<void> {
  const key = `invitation:address:${addressKey(email)}`;
  await takeAttempt(redis, [{ key, limit: MAILS_PER_ADDRESS, windowMs: WINDOW_MS }], now());
}
