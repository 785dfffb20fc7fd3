import type { ServiceContext } from '#server/access/identity/context.js';
import { verifyPassword } from '#server/access/identity/passwords.js';
import { recordSecurityEvent } from '#server/access/audit/security-events.js';
import { takeSignInAttempt, type SignInAttempt } from '#server/access/limits/sign-in-limit.js';
import { ServiceError } from '#server/core/errors.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';
import type { SignInResult } from './profile.type.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import type { SignInInput } from './sign-in.input.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/**
 * The same error for every failed sign-in, so that it does not reveal whether the address exists.
 */
const refused = () =>
  new ServiceError('UNAUTHENTICATED', 'Login failed. Please check your credentials.');

/** A password that another person chose works for one day. */
const hasExpired = ({ passwordExpiresAt }: User, now: Date) =>
  passwordExpiresAt !== null && passwordExpiresAt <= now;

function refuse(ctx: ServiceContext, { address, failure }: SignInAttempt): ServiceError {
  recordSecurityEvent(ctx, failure ? 'sign_in_locked' : 'sign_in_failed', { address });
  return failure ?? refused();
}

/**
 * Opens a session. Throws UNAUTHENTICATED for any wrong pair, TOO_MANY_REQUESTS after five failures
 * in 15 minutes for the address or 50 for the network, then also for the right password.
 */
export async function signIn(ctx: ServiceContext, input: SignInInput): Promise<SignInResult> {
  const attempt = await takeSignInAttempt(ctx, input.email);
  const user = await findUserByEmail(ctx.em, input.email);
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !matches || hasExpired(user, ctx.now())) throw refuse(ctx, attempt);

  const session = await openSession(ctx, user, 'PASSWORD');
  if (!session) throw refuse(ctx, attempt);

  await attempt.succeeded();

  return session;
}
