import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor, requirePerson } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';
import { mustHaveSecondFactor } from '#server/domains/people/organisation-sign-in/needs-second-factor.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { getUser } from '#server/domains/people/user/user.service.js';
import {
  withReauthentication,
  reauthenticate,
  type ReauthenticatedOwner,
} from './reauthenticate.js';
import { CodeApp } from './code-app/code-app.entity.js';
import { listFactors, removeFactors } from './factors.js';
import { Passkey } from './passkey/passkey.entity.js';
import { recordFactorChange } from './record-factor-change.js';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code/recovery-codes.js';
import type { SecondFactor } from './second-factor.type.js';

/** The caller's second factors. Throws UNAUTHENTICATED for an API key. */
export async function getSecondFactor(ctx: ServiceContext): Promise<SecondFactor> {
  const { userId } = requirePerson(ctx);
  const { em, config } = ctx;
  const user = await em.findOneOrFail(User, { id: userId });
  const app = await em.findOne(CodeApp, { userId, confirmedAt: { $ne: null } });

  return {
    codeAppSince: app?.confirmedAt ?? null,
    unusedRecoveryCodes: await countRecoveryCodes(em, userId),
    passkeys: await em.find(Passkey, { userId }, { orderBy: { id: 'asc' } }),
    isRequired: await mustHaveSecondFactor(em, user, config),
    asksPassword: user.passwordHash !== null,
  };
}

/**
 * Replaces the caller's recovery codes by ten new ones, which are not shown again. Throws INVALID
 * for a wrong password, CONFLICT without a second factor, TOO_MANY_REQUESTS.
 */
export async function renewRecoveryCodes(
  ctx: ServiceContext,
  password: string | null,
): Promise<string[]> {
  const proved = await reauthenticate(ctx, password);

  const renew = async (tx: ServiceContext, { user }: ReauthenticatedOwner) => {
    if ((await listFactors(tx.em, user.id)).length === 0)
      throw new ServiceError('CONFLICT', 'Recovery codes are for people with a second factor');
    const codes = await replaceRecoveryCodes(tx.em, user.id, tx.now());
    recordFactorChange(tx, user.id, 'CODES_RENEWED');
    return codes;
  };

  return withReauthentication(ctx, renew, proved);
}

/**
 * Removes the second factors of somebody who has lost them, and ends that person's sessions; does
 * nothing without any. Throws NOT_FOUND, FORBIDDEN unless the caller is a super admin, CONFLICT for
 * the caller itself.
 */
export async function resetSecondFactor(ctx: ServiceContext, userId: number): Promise<void> {
  const actor = requireActor(ctx);

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const user = await getUser(tx, userId, true);
    authorize(actor, userPolicy, 'resetSecondFactor', user);
    if (userId === actor.userId)
      throw new ServiceError('CONFLICT', 'Change your own second factor under your name');
    await removeAllFactors(tx, user, actor.userId);
  });
  await invalidateTags(ctx.redis, [userTag(userId)]);
}

/** Call it within a transaction that has locked the user. */
export async function removeAllFactors(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId' | 'now'>,
  { id }: User,
  byUserId: number | null,
): Promise<void> {
  const before = await listFactors(ctx.em, id);
  if (before.length === 0) return;
  await removeFactors(ctx.em, id);
  await endSessionsOf(ctx.em, id, ctx.now());
  recordFactorChange(ctx, id, 'RESET', byUserId);
}
