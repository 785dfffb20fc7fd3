import type { ServiceContext } from '#server/access/identity/context.js';
import { emailKey } from '#server/access/limits/sign-in-rate-limit.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';

/** Limits the changes of address, so that nobody can flood a mailbox. Throws TOO_MANY_REQUESTS. */
export async function takeEmailChangeAttempt(
  ctx: ServiceContext,
  userId: number,
  newEmail: string,
): Promise<void> {
  await acquireSlots(
    ctx.redis,
    [
      ['email-change:user', userId],
      ['email-change:address', await emailKey(ctx, newEmail)],
    ],
    ctx.now(),
  );
}
