import type { ServiceContext } from '#server/access/identity/context.js';
import { hashPassword, hasOldKey, verifyPassword } from '#server/access/identity/passwords.js';
import { recordSecurityEvent } from '#server/access/audit/security-events.js';
import { takeSignInAttempt, type SignInAttempt } from '#server/access/limits/sign-in-rate-limit.js';
import { ServiceError } from '#server/core/errors.js';
import { listFactors, type FactorMethod } from '#server/domains/people/second-factor/factors.js';
import { takeCodeAttempt, useCode } from '#server/domains/people/second-factor/use-code.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';
import type { SignInResult } from './profile.type.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { checkSignIn, type SignInInput } from './sign-in.input.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/**
 * The same error for every failed sign-in, so that it does not reveal whether the address exists.
 */
const refused = () =>
  new ServiceError('UNAUTHENTICATED', 'Login failed. Please check your credentials.');

/** A password that another person chose works for one day. */
const hasExpired = ({ passwordExpiresAt }: User, now: Date) =>
  passwordExpiresAt !== null && passwordExpiresAt <= now;

function refuse(
  ctx: ServiceContext,
  { address, failure }: SignInAttempt,
  plain = refused(),
): ServiceError {
  recordSecurityEvent(ctx, failure ? 'sign_in_locked' : 'sign_in_failed', { address });
  return failure ?? plain;
}

/**
 * Opens a session. Throws INVALID, UNAUTHENTICATED for any wrong pair and for a wrong code,
 * SECOND_FACTOR_REQUIRED for a right pair without a code where there is a second factor,
 * TOO_MANY_REQUESTS after five failures in 15 minutes for the address, 50 for the network or ten
 * wrong codes in an hour, then also for the right ones.
 */
export async function signIn(ctx: ServiceContext, input: SignInInput): Promise<SignInResult> {
  checkSignIn(input);

  const attempt = await takeSignInAttempt(ctx, input.email);
  const user = await findUserByEmail(ctx.em, input.email);
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password, ctx.config);
  if (!user || !matches || hasExpired(user, ctx.now())) throw refuse(ctx, attempt);

  const methods = await listFactors(ctx.em, user.id);
  const session =
    methods.length === 0
      ? await openSession(ctx, user, 'PASSWORD')
      : await signInWithCode(ctx, user, input.code?.trim() ?? '', { attempt, methods });
  if (!session) throw refuse(ctx, attempt);

  await attempt.succeeded();
  await renewHash(ctx, user, input.password);

  return session;
}

const RENEW_HASH = `update app_user set password_hash = ? where id = ? and password_hash = ?`;

/** Hashes the right password with the current key, as no edit of the user: the version stays. */
async function renewHash(ctx: ServiceContext, user: User, password: string): Promise<void> {
  const { id, passwordHash } = user;
  if (passwordHash === null || !hasOldKey(passwordHash, ctx.config)) return;
  await ctx.em.execute(RENEW_HASH, [await hashPassword(password, ctx.config), id, passwordHash]);
}

interface Asked {
  attempt: SignInAttempt;
  methods: FactorMethod[];
}

/** The password was right. A sign-in without a code is not counted: it only learns what to ask. */
async function signInWithCode(
  ctx: ServiceContext,
  user: User,
  code: string,
  { attempt, methods }: Asked,
): Promise<SignInResult | null> {
  if (code === '') {
    await attempt.withdraw();
    throw new ServiceError('SECOND_FACTOR_REQUIRED', secondFactorText(methods), { methods });
  }

  const giveBack = await takeCodeAttempt(ctx, user.id);
  const session = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    if (!(await useCode(tx, user.id, code))) throw refuse(ctx, attempt, wrongCode(methods));
    return openSession(tx, user, 'PASSWORD_AND_CODE');
  });
  if (session) await giveBack();

  return session;
}

const secondFactorText = (methods: FactorMethod[]): string =>
  methods.includes('code')
    ? 'Enter the code of your authenticator app, or a recovery code.'
    : 'Use your passkey, or enter a recovery code.';

const wrongCode = (methods: FactorMethod[]) =>
  new ServiceError('UNAUTHENTICATED', 'This code is not right, or it was used before.', {
    methods,
  });
