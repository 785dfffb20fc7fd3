import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { hashToken } from '#server/access/identity/tokens.js';
import { RefreshToken } from './refresh-token.entity.js';
import { Session, type SessionEndReason } from './session.entity.js';

/**
 * Ends the caller's own session on every device that shares it. Succeeds also when it had ended
 * before.
 */
export async function signOut(ctx: ServiceContext): Promise<boolean> {
  const session = await findOwnSession(ctx);
  ctx.refreshCookie?.clear();
  if (!session) return true;
  if (session.endedAt === null) endSession(ctx, session, 'SIGNED_OUT');
  await ctx.em.flush();
  await invalidateTags(ctx.redis, [userTag(session.user.id)]);
  return true;
}

/** The session of the call; for a page with an expired access token, the session of its cookie. */
async function findOwnSession({
  em,
  actor,
  refreshCookie,
}: ServiceContext): Promise<Session | null> {
  if (actor) return 'session' in actor.via ? em.findOne(Session, { id: actor.via.session }) : null;
  const token = refreshCookie?.read() ?? null;
  const known =
    token === null ? null : await em.findOne(RefreshToken, { tokenHash: hashToken(token) });
  return known && em.findOne(Session, { id: known.session.id });
}

export function endSession(ctx: ServiceContext, session: Session, reason: SessionEndReason): void {
  session.endedAt = ctx.now();
  session.endReason = reason;
  audit(ctx, {
    action: 'session.end',
    subjectType: 'user',
    subjectId: session.user.id,
    changes: { reason: { after: reason } },
  });
}

/**
 * Ends the sessions of a changed user within the caller's transaction, except one that the caller
 * may keep. Invalidate the user's cache tag after the commit.
 */
export async function endSessionsOf(
  em: EntityManager,
  userId: number,
  now: Date,
  { except }: { except?: string } = {},
): Promise<void> {
  const others = except === undefined ? {} : { id: { $ne: except } };
  const open = { user: userId, endedAt: null, ...others };
  await em.nativeUpdate(Session, open, { endedAt: now, endReason: 'USER_CHANGED' });
}
