import { organisationKey } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { emailKey, networkLimits } from '#server/access/limits/sign-in-rate-limit.js';
import { acquireSlots, type Counted } from '#server/access/limits/rate-limiter.js';

/**
 * Counts a mail that an anonymous caller requests, also when no mail follows. Returns the key of
 * the address. Throws TOO_MANY_REQUESTS.
 */
export async function takeResetAttempt(ctx: ServiceContext, email: string): Promise<string> {
  const address = await emailKey(ctx, email);
  const counted: Counted[] = [
    ['password-reset:address', address],
    ...networkLimits(ctx, 'password-reset'),
  ];
  await acquireSlots(ctx.redis, counted, ctx.now());
  return address;
}

/**
 * Counts an invitation, so that nobody floods other people with our mails. Throws
 * TOO_MANY_REQUESTS.
 */
export async function takeInvitationAttempt(ctx: ServiceContext, email: string): Promise<void> {
  const { actor } = ctx;
  const counted: Counted[] = [['invitation:address', await emailKey(ctx, email)]];
  if (actor) {
    counted.push(['invitation:inviter', actor.userId ?? 'none']);
    counted.push(['invitation:organisation', organisationKey(actor)]);
  }
  await acquireSlots(ctx.redis, counted, ctx.now());
}
