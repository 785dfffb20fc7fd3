import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { invalid } from '#server/core/errors.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { incrementVersion } from '#server/core/graphql/version.js';
import {
  acknowledge,
  type Acknowledgement,
} from '#server/domains/people/user/acknowledgement.type.js';
import { takeAddress } from '#server/domains/people/user/email-address.js';
import { spendTokens, takeToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { getUser } from '#server/domains/people/user/user.service.js';
import { EmailChange, IS_PENDING } from './email-change.entity.js';
import { emailChangedMail } from './email-change-notice.mail.js';
import { endPendingEmailChange } from './request-email-change.js';

const NONE = 0;

/** Withdraws a pending change of address; does nothing without one. Throws NOT_FOUND, FORBIDDEN. */
export async function withdrawEmailChange(ctx: ServiceContext, id: number): Promise<User> {
  const actor = requireActor(ctx);

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const user = await getUser(tx, id, true);
    authorize(actor, userPolicy, 'update', user);
    const before = await endPendingEmailChange(em, user, 'WITHDRAWN', ctx.now());
    if (before === null) return user;
    await incrementVersion(em, User, user);
    const changes = { pendingEmail: { before, after: null } };
    audit(tx, { action: 'user.withdrawEmail', subjectType: 'user', subjectId: id, changes });
    return user;
  });
}

/**
 * Activates the new address: ends all sessions and links of the old address, and notifies it.
 * Throws INVALID for a link that is unknown, spent, withdrawn or expired, CONFLICT when another
 * user has taken the address.
 */
export async function confirmEmailChange(
  ctx: ServiceContext,
  token: string,
): Promise<Acknowledgement> {
  const now = ctx.now();
  const userId = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const taken = await takeToken(em, 'EMAIL_CONFIRMATION', token, now);
    const wanted = { id: taken?.emailChange?.id ?? NONE, ...IS_PENDING, expiresAt: { $gt: now } };
    const change = taken && (await em.findOne(EmailChange, wanted));
    if (!change) throw invalid({ token: 'Invalid or expired confirmation link.' });

    const { user } = taken;

    await takeAddress(em, change.newEmail, now, user.id);

    const changes = { email: { before: user.email, after: change.newEmail } };

    user.email = change.newEmail;
    change.confirmedAt = now;
    await endSessionsOf(em, user.id, now);
    await spendTokens(em, user.id, now, ['EMAIL_CONFIRMATION', 'PASSWORD', 'INVITATION']);
    queueMail(tx, emailChangedMail, { changeId: change.id });
    audit(tx, { action: 'user.confirmEmail', subjectType: 'user', subjectId: user.id, changes });

    return user.id;
  });

  await invalidateTags(ctx.redis, [userTag(userId)]);

  return acknowledge('Email address confirmed successfully.');
}
