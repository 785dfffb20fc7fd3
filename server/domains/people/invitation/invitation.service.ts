import type { Actor } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { diffForCreate } from '#server/core/input/partial-update.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import {
  acknowledge,
  type Acknowledgement,
} from '#server/domains/people/user/acknowledgement.type.js';
import { checkUser } from '#server/domains/people/user/check-user.js';
import { lockAddress } from '#server/domains/people/user/email-address.js';
import { invite } from './invite.js';
import { redeemToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { setPasswordMail } from '#server/domains/people/password/set-password.mail.js';
import { User } from '#server/domains/people/user/user.entity.js';
import type { InvitationInput } from '#server/domains/people/user/user.input.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { getUser } from '#server/domains/people/user/user.service.js';

/**
 * Creates a user of the caller's organisation, or of the one a super admin names, and mails an
 * invitation. The user can sign in after accepting it. When a user of others has the address, the
 * answer is the same and that user gets the mail. Throws FORBIDDEN, INVALID, CONFLICT,
 * TOO_MANY_REQUESTS.
 */
export async function inviteUser(ctx: ServiceContext, input: InvitationInput): Promise<User> {
  const actor = requireActor(ctx);
  authorize(actor, userPolicy, 'create');

  const wanted = { ...input, ...organisationOf(actor, input) };

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const { addressTaken, ...fields } = await checkUser(em, wanted, { actor, now: ctx.now() });
    const user = em.create(User, {
      ...fields,
      addressTaken,
      createdAt: ctx.now(),
      createdByUserId: actor.userId,
    });

    await em.persist(user).flush();
    await invite(tx, user);
    audit(tx, {
      action: 'user.invite',
      subjectType: 'user',
      subjectId: user.id,
      changes: diffForCreate(fields),
    });

    return user;
  });
}

/** Only a super admin chooses the organisation; others invite to their own. */
function organisationOf(
  actor: Actor,
  { entityType, entityId }: InvitationInput,
): Partial<InvitationInput> {
  if (actor.entityType === 'SYSTEM') return {};
  const own = { entityType: actor.entityType, entityId: actor.entityId };
  if (
    (entityType ?? own.entityType) === own.entityType &&
    (entityId ?? own.entityId) === own.entityId
  )
    return own;
  throw new ServiceError(
    'FORBIDDEN',
    'Only a super admin can invite users to another organisation',
  );
}

/**
 * Mails another invitation to a user who has not accepted yet. Throws NOT_FOUND, FORBIDDEN,
 * CONFLICT, TOO_MANY_REQUESTS.
 */
export async function resendInvitation(ctx: ServiceContext, id: number): Promise<User> {
  const actor = requireActor(ctx);

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const user = await getUser(tx, id, true);
    authorize(actor, userPolicy, 'resendInvitation', user);
    if (user.activatedAt !== null)
      throw new ServiceError('CONFLICT', 'This user has accepted the invitation already');
    if (user.addressTaken)
      user.addressTaken = (await lockAddress(em, user.email, ctx.now(), id)) !== null;
    await invite(tx, user);
    audit(tx, { action: 'user.resendInvitation', subjectType: 'user', subjectId: id });
    return user;
  });
}

/**
 * Activates the account and mails a link to set the password. Throws INVALID for a token that is
 * unknown, spent or expired.
 */
export async function acceptInvitation(
  ctx: ServiceContext,
  token: string,
): Promise<Acknowledgement> {
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const user = await redeemToken(em, 'INVITATION', token, ctx.now());
    if (!user || user.activatedAt !== null)
      throw invalid({ token: 'Invalid or expired invitation.' });
    user.activatedAt = ctx.now();
    queueMail(tx, setPasswordMail, { userId: user.id });
    audit(tx, { action: 'user.acceptInvitation', subjectType: 'user', subjectId: user.id });
  });

  return acknowledge('Invitation accepted successfully.');
}
