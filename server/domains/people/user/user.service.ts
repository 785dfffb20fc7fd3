import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { hashPassword } from '#server/access/identity/passwords.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleUsers } from '#server/access/visibility/visibility.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { visibleUsersSql } from '#server/access/visibility/user-visibility-sql.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  diffForCreate,
  withDefault,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { checkUserWithPassword } from './check-user.js';
import { requestEmailChange } from '#server/domains/people/email-change/request-email-change.js';
import { isSameMailbox } from './email-address.js';
import { invite } from '#server/domains/people/invitation/invite.js';
import {
  passwordChangedMail,
  roleChangedMail,
} from '#server/domains/people/notices/account-notice.mail.js';
import { TOKEN_PURPOSES } from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { spendTokens } from '#server/domains/people/one-time-token/one-time-token.js';
import { firstPasswordEnd } from '#server/domains/people/password/first-password.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import { User } from './user.entity.js';
import type { UserInput } from './user.input.js';
import { userPolicy } from './user.policy.js';
import { USER_ORDER, type UserSort } from './user.sort.js';

/**
 * The users of the caller's organisation, sorted by name by default; all users for a super admin.
 */
export function listUsers(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: UserSort = 'NAME',
): Promise<Page<User>> {
  return listPage(ctx, User, {
    orderBy: USER_ORDER[sort],
    searchIn: ['t.name', 't.email'],
    where: [{ sql: 't.archived_at is null', params: [] }, visibleUsersSql(requireActor(ctx), 't')],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a user the caller may not see. */
export async function getUser(ctx: ServiceContext, id: number, lock = false): Promise<User> {
  const visibility = visibleUsers(requireActor(ctx));
  const user = await ctx.em.findOne(
    User,
    { id, archivedAt: null, ...visibility },
    lock ? FOR_UPDATE : {},
  );
  if (!user) throw notFound('User');
  return user;
}

/**
 * Creates a user who can sign in at once. Throws FORBIDDEN unless the caller is a super admin,
 * INVALID, CONFLICT.
 */
export async function createDirectUser(ctx: ServiceContext, input: UserInput): Promise<User> {
  const actor = requireActor(ctx);
  authorize(actor, userPolicy, 'createDirect');

  return ctx.em.transactional(async (em) => {
    const now = ctx.now();
    const checked = await checkUserWithPassword(em, input, { actor, now });
    const { password, addressTaken, ...fields } = checked;
    const user = em.create(User, {
      ...fields,
      passwordHash: password === null ? null : await hashPassword(password, ctx.config),
      passwordExpiresAt: firstPasswordEnd(now),
      activatedAt: now,
      createdAt: now,
      createdByUserId: actor.userId,
    });

    await em.persist(user).flush();

    const changes = diffForCreate(fields);

    audit(
      { ...ctx, em },
      { action: 'user.createDirect', subjectType: 'user', subjectId: user.id, changes },
    );

    return user;
  });
}

/**
 * Updates the fields of the input. A change of role, organisation or password ends the user's
 * sessions. A new address of an invited user gets the invitation; one of an activated user waits
 * for its confirmation. Throws NOT_FOUND, FORBIDDEN (only a super admin changes password and
 * organisation), INVALID, CONFLICT (also for an old version), TOO_MANY_REQUESTS.
 */
export async function updateUser(ctx: ServiceContext, id: number, input: UserInput): Promise<User> {
  const updated = await updateChecked(ctx, id, input);

  await invalidateTags(ctx.redis, [userTag(id)]);

  return updated;
}

const updateChecked = (ctx: ServiceContext, id: number, input: UserInput): Promise<User> =>
  ctx.em.transactional(async (em) => {
    const actor = requireActor(ctx);
    const tx = { ...ctx, em };
    const user = await getUser(tx, id, true);

    authorize(actor, userPolicy, 'update', user);
    checkVersion(user, input);

    const reaches = reachesSignIn(user, input);
    if (reaches && actor.entityType !== 'SYSTEM') {
      throw new ServiceError(
        'FORBIDDEN',
        'Only a super admin can change a password or an organisation here',
      );
    }

    const now = ctx.now();
    const checked = await checkUserWithPassword(em, input, { actor, now, current: user });
    const { password, email, addressTaken, ...fields } = checked;

    const waits = user.activatedAt !== null && !isSameMailbox(email, user.email);
    const isMoved = email !== user.email && !waits;
    const endsSessions = reaches || fields.admin !== user.admin;
    const changes = assignChanges(user, waits ? fields : { ...fields, email });
    // An address that waits is confirmed by its mailbox, which then finds it taken.
    if (isMoved) user.addressTaken = addressTaken;

    if (password !== null) {
      user.passwordHash = await hashPassword(password, ctx.config);
      user.passwordExpiresAt = id === actor.userId ? null : firstPasswordEnd(now);
      changes.password = { after: 'changed' };
    }

    notifyPerson(tx, user, changes);
    if (endsSessions) await endSessionsOf(em, id, now);
    // Ends links that went to the old address or would undo the new password.
    if (isMoved || password !== null) await spendTokens(em, id, now, ['PASSWORD']);
    if (isMoved && user.activatedAt === null) await invite(tx, user);
    if (waits) Object.assign(changes, await requestEmailChange(tx, user, email));
    audit(tx, { action: 'user.update', subjectType: 'user', subjectId: id, changes });

    return user;
  });

/**
 * Hides the user and ends the sessions; the address is free again. Throws NOT_FOUND, FORBIDDEN,
 * CONFLICT for the caller itself.
 */
export async function archiveUser(ctx: ServiceContext, id: number): Promise<void> {
  const actor = requireActor(ctx);

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const user = await getUser(tx, id, true);
    authorize(actor, userPolicy, 'archive', user);
    if (id === actor.userId) throw new ServiceError('CONFLICT', 'You cannot remove yourself');
    user.archivedAt = ctx.now();
    await endSessionsOf(em, id, ctx.now());
    await spendTokens(em, id, ctx.now(), TOKEN_PURPOSES);
    audit(tx, { action: 'user.archive', subjectType: 'user', subjectId: id });
  });
  await invalidateTags(ctx.redis, [userTag(id)]);
}

/** Mails the user when an administrator changed the password or role. */
function notifyPerson(ctx: ServiceContext, { id, activatedAt }: User, changes: FieldChanges): void {
  if (activatedAt === null) return;
  const accountChange = { userId: id, byUserId: ctx.actor?.userId ?? null };
  if (changes.password) queueMail(ctx, passwordChangedMail, { ...accountChange, how: 'ADMIN' });
  if (changes.admin ?? changes.entityType ?? changes.entityId)
    queueMail(ctx, roleChangedMail, accountChange);
}

/** True where an input changes how the user signs in, or for which organisation. */
const reachesSignIn = (user: User, { password, entityType, entityId }: UserInput): boolean =>
  Boolean(password?.trim()) ||
  (entityType ?? user.entityType) !== user.entityType ||
  withDefault(entityId, user.entityId) !== user.entityId;
