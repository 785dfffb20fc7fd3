import type { ServiceContext } from '../../../access/context.js';
import { addressKey } from '../../../access/sign-in-limit.js';
import { takePlaces } from '../../../access/sliding-window.js';

/** Counts a change of address, so that neither mailbox is flooded in our name. Throws TOO_MANY_REQUESTS. */
export async function takeEmailChangeAttempt(ctx: ServiceContext, userId: number, newEmail: string): Promise<void> {
  await takePlaces(
    ctx.redis,
    [
      ['email-change:user', userId],
      ['email-change:address', await addressKey(ctx, newEmail)],
    ],
    ctx.now(),
  );
}
