import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requirePerson } from '#server/access/roles/require-actor.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { Session } from './session.entity.js';
import type { OwnSession } from './own-session.type.js';

/** The caller's active sessions, the most recently used first. */
export async function listOwnSessions(ctx: ServiceContext): Promise<OwnSession[]> {
  const { userId, sessionId } = requirePerson(ctx);
  const open = { user: userId, endedAt: null, expiresAt: { $gt: ctx.now() } };
  const sessions = await ctx.em.find(Session, open, { orderBy: { lastUsedAt: 'desc', id: 'asc' } });

  return sessions.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    device,
    createdAt,
    lastUsedAt,
    expiresAt,
    isCurrent: id === sessionId,
  }));
}

/** Ends the caller's sessions except the current one; returns how many. */
export async function endOtherSessions(ctx: ServiceContext): Promise<number> {
  const { userId, sessionId } = requirePerson(ctx);
  const endedAt = ctx.now();
  const ended = await ctx.em.transactional(async (em) => {
    const others = {
      user: userId,
      endedAt: null,
      expiresAt: { $gt: endedAt },
      id: { $ne: sessionId },
    };

    const count = await em.nativeUpdate(Session, others, { endedAt, endReason: 'SIGNED_OUT' });
    const changes = { reason: { after: 'SIGNED_OUT' } };

    if (count > 0)
      audit(
        { ...ctx, em },
        { action: 'session.endOthers', subjectType: 'user', subjectId: userId, changes },
      );

    return count;
  });

  await invalidateTags(ctx.redis, [userTag(userId)]);

  return ended;
}
