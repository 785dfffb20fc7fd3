import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import { hashToken, parseAccessToken } from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import { RefreshToken } from './refresh-token.entity.js';
import { Session, type SessionEndReason } from './session.entity.js';

/**
 * Ends the caller's own session on every device that shares it, and the one that a refresh token
 * names. Succeeds also when they had ended before. Throws UNAUTHENTICATED when the call names a
 * sign-in by a bearer or a refresh token, and neither is of one.
 */
export async function signOut(ctx: ServiceContext, refreshToken?: string | null): Promise<boolean> {
  const cookie = ctx.refreshCookie?.read() ?? null;
  const own = await findOwnSession(ctx);
  const named = [
    own,
    refreshToken ? await findByRefreshToken(ctx, refreshToken) : null,
    // A page whose access token has expired has its cookie.
    cookie !== null && !ctx.actor ? await findByRefreshToken(ctx, cookie) : null,
  ].filter((session) => session !== null);

  const isNamed = Boolean(refreshToken) || Boolean(ctx.bearer);
  if (named.length === 0 && isNamed && cookie === null)
    throw new ServiceError('UNAUTHENTICATED', 'This token is of no sign-in that could be ended');

  ctx.refreshCookie?.clear();
  for (const session of named) if (session.endedAt === null) endSession(ctx, session, 'SIGNED_OUT');
  await ctx.em.flush();
  if (named.length > 0)
    await invalidateTags(
      ctx.redis,
      named.map(({ user }) => userTag(user.id)),
    );

  return true;
}

/** The session of the bearer, also one that has ended already. */
async function findOwnSession({
  em,
  actor,
  bearer,
  config,
  now,
}: ServiceContext): Promise<Session | null> {
  if (actor) return 'session' in actor.via ? em.findOne(Session, { id: actor.via.session }) : null;
  const claims = bearer ? await parseAccessToken(config.tokenSecrets, bearer, now()) : null;
  return claims && em.findOne(Session, { id: claims.sessionId });
}

async function findByRefreshToken({ em }: ServiceContext, token: string): Promise<Session | null> {
  const known = await em.findOne(RefreshToken, { tokenHash: hashToken(token) });
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
