import { takeAttempt } from '../../../access/attempts.js';
import type { ServiceContext } from '../../../access/context.js';
import { hashToken } from '../../../access/tokens.js';

const LIMIT = { limit: 5, windowMs: 3_600_000 };

/** Counts a change of address, so that neither mailbox is flooded in our name. Throws TOO_MANY_REQUESTS. */
export async function takeEmailChangeAttempt(ctx: ServiceContext, userId: number, newEmail: string): Promise<void> {
  const limits = [
    { key: `email-change:user:${userId}`, ...LIMIT },
    { key: `email-change:address:${hashToken(newEmail.toLowerCase())}`, ...LIMIT },
  ];
  await takeAttempt(ctx.redis, limits, ctx.now());
}
