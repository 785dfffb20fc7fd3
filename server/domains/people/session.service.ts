import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../access/actor.js';
import { audit } from '../../access/audit.js';
import type { ServiceContext } from '../../access/context.js';
import { noteSecurityEvent, personKey } from '../../access/security-events.js';
import { stamp, userStamp } from '../../access/stamped-cache.js';
import { hashToken, newOpaqueToken, REFRESH_TOKEN_LIFE_MS, signAccessToken } from '../../access/tokens.js';
import { ServiceError } from '../../core/errors.js';
import type { TokenPair } from './profile.type.js';
import { RefreshToken } from './refresh-token.entity.js';
import { findSignedInPerson } from './session-actor.js';
import { Session, type SessionEndReason } from './session.entity.js';
import type { User } from './user.entity.js';

/** How long a spent refresh token still works, so that two tabs may refresh at once. */
const REUSE_GRACE_MS = 10_000;

const expired = () => new ServiceError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');

/** Adds a sign-in of `user` to the unit of work; the caller flushes. */
export function openSession(ctx: ServiceContext, user: User): Session {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_LIFE_MS);
  const session = ctx.em.create(Session, { id: randomUUID(), user, createdAt: now, expiresAt });
  ctx.em.persist(session);
  return session;
}

/** Adds a new refresh token to the unit of work and signs an access token beside it; the caller flushes. */
export async function issueTokens(ctx: ServiceContext, session: Session, actor: Actor): Promise<TokenPair> {
  const now = ctx.now();
  const { token, hash } = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_LIFE_MS);
  session.expiresAt = expiresAt;
  ctx.em.persist(ctx.em.create(RefreshToken, { tokenHash: hash, session, createdAt: now, expiresAt }));
  const { entityType, entityId } = actor;
  const claims = { userId: session.user.id, sessionId: session.id, entityType, entityId };
  return { accessToken: await signAccessToken(ctx.config.tokenSecret, claims, now), refreshToken: token };
}

/**
 * Swaps a refresh token for a new pair. Each works once; a second use later than the grace means that it was stolen and ends
 * the sign-in for everyone who holds a token of it. Throws UNAUTHENTICATED.
 */
export async function refreshSession(ctx: ServiceContext, token: string): Promise<TokenPair> {
  const now = ctx.now();
  const outcome = await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    const known = await em.findOne(
      RefreshToken,
      { tokenHash: hashToken(token) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!known || known.expiresAt <= now) return null;
    const session = await em.findOne(Session, { id: known.session.id, endedAt: null }, { populate: ['user'] });
    if (!session) return null;
    if (known.spentAt && now.getTime() - known.spentAt.getTime() > REUSE_GRACE_MS) {
      endSession(inside, session, 'TOKEN_REUSED');
      return { endedUserId: session.user.id };
    }
    const person = await findSignedInPerson(em, session.user, session.id);
    if (!person) return null;
    known.spentAt ??= now;
    await em.nativeDelete(RefreshToken, { session, expiresAt: { $lte: now } });
    return { tokens: await issueTokens(inside, session, person.actor) };
  });
  if (outcome?.tokens) return outcome.tokens;
  if (outcome) {
    await stamp(ctx.redis, [userStamp(outcome.endedUserId)]);
    noteSecurityEvent(ctx, 'refresh_token_reused', { person: personKey(ctx, outcome.endedUserId) });
  }
  throw expired();
}

/** Ends the caller's own sign-in on every device that shares it; answers also when it had ended before. */
export async function signOut(ctx: ServiceContext): Promise<boolean> {
  const { actor } = ctx;
  if (!actor || actor.userId === null || !('session' in actor.via)) return true;
  const session = await ctx.em.findOne(Session, { id: actor.via.session, endedAt: null });
  if (session) endSession(ctx, session, 'SIGNED_OUT');
  await ctx.em.flush();
  await stamp(ctx.redis, [userStamp(actor.userId)]);
  return true;
}

function endSession(ctx: ServiceContext, session: Session, reason: SessionEndReason): void {
  session.endedAt = ctx.now();
  session.endReason = reason;
  audit(ctx, {
    action: 'session.end',
    subjectType: 'user',
    subjectId: session.user.id,
    changes: { reason: { after: reason } },
  });
}

/** Ends all sign-ins of a person whose rights changed, within the caller's transaction; stamp the person after its commit. */
export async function endSessionsOf(em: EntityManager, userId: number, now: Date): Promise<void> {
  await em.nativeUpdate(Session, { user: userId, endedAt: null }, { endedAt: now, endReason: 'USER_CHANGED' });
}
