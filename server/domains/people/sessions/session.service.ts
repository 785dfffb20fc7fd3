import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { recordSecurityEvent, personKey } from '#server/access/audit/security-events.js';
import { invalidateTags, userTag } from '#server/access/identity/tagged-cache.js';
import {
  hashToken,
  newOpaqueToken,
  signAccessToken,
  successorOf,
} from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import { profileOf } from '#server/domains/people/sign-in/profile.js';
import type { Profile, TokenPair } from '#server/domains/people/sign-in/profile.type.js';
import { RefreshToken } from './refresh-token.entity.js';
import { findSessionPerson } from './session-actor.js';
import { Session, type SignInMethod } from './session.entity.js';
import { deviceOf } from './device-name.js';
import { endSession } from './end-session.js';
import { sessionEnd } from './session-limits.js';
import { lockOutOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/** Milliseconds that a spent refresh token still works, so that two tabs may refresh at once. */
const REUSE_GRACE_MS = 10_000;

const expired = () =>
  new ServiceError('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');

/**
 * Opens a session of a person who has proved who they are by `method`, and writes it at once. Null
 * when the person may not sign in: archived, not activated, or of an archived organisation. Throws
 * FORBIDDEN when the organisation signs in with its company only.
 */
export const openSession = (
  ctx: ServiceContext,
  user: User,
  method: SignInMethod,
): Promise<(Profile & TokenPair) | null> =>
  ctx.em.transactional(async (em) => {
    // A switch to the company sign-in ends the sessions that it finds, so it must find this one.
    if (method !== 'SSO') await lockOutOnlySso(em, user);
    return insertSession({ ...ctx, em }, user, method);
  });

async function insertSession(
  ctx: ServiceContext,
  user: User,
  method: SignInMethod,
): Promise<(Profile & TokenPair) | null> {
  const now = ctx.now();
  const id = randomUUID();
  const person = await findSessionPerson(ctx.em, { id, user, method }, ctx.config);
  if (!person) return null;

  await ctx.em.nativeDelete(Session, { user, expiresAt: { $lte: now } });
  const session = ctx.em.create(Session, {
    id,
    user,
    method,
    createdAt: now,
    lastUsedAt: now,
    device: deviceOf(ctx.userAgent),
    expiresAt: sessionEnd(user, now, now),
  });

  ctx.em.persist(session);

  const tokens = await issueTokens(ctx, session, person.actor);
  audit(ctx, {
    action: 'session.open',
    subjectType: 'user',
    subjectId: user.id,
    changes: { method: { after: method } },
  });
  await ctx.em.flush();

  return { ...profileOf(user, person.actor, person.entityName), ...tokens };
}

/** Adds a refresh token to the unit of work and signs an access token; the caller flushes. */
async function issueTokens(
  ctx: ServiceContext,
  session: Session,
  actor: Actor,
  { token, hash } = newOpaqueToken(),
): Promise<TokenPair> {
  const now = ctx.now();
  const expiresAt = sessionEnd(session.user, session.createdAt, now);

  Object.assign(session, { expiresAt, lastUsedAt: now });
  ctx.em.persist(
    ctx.em.create(RefreshToken, { tokenHash: hash, session, createdAt: now, expiresAt }),
  );

  return {
    accessToken: await accessTokenOf(ctx, session, actor),
    refreshToken: token,
    refreshExpiresAt: expiresAt,
  };
}

function accessTokenOf(
  ctx: ServiceContext,
  session: Session,
  { entityType, entityId }: Actor,
): Promise<string> {
  const claims = { userId: session.user.id, sessionId: session.id, entityType, entityId };
  return signAccessToken(ctx.config.tokenSecret, claims, {
    now: ctx.now(),
    sessionEnd: session.expiresAt,
  });
}

/** The first unspent successor of a spent token; null when a successor is gone. */
async function newestAfter(
  ctx: ServiceContext,
  spent: string,
): Promise<{ token: string; expiresAt: Date } | null> {
  for (let { token, hash } = successorOf(ctx.config.tokenSecret, spent); ;) {
    const known = await ctx.em.findOne(RefreshToken, { tokenHash: hash });
    if (!known) return null;
    if (!known.spentAt) return { token, expiresAt: known.expiresAt };
    ({ token, hash } = successorOf(ctx.config.tokenSecret, token));
  }
}

/**
 * Swaps a token that the caller's transaction has locked: once for a new pair, and within the grace
 * period again for the same pair.
 */
async function swap(
  ctx: ServiceContext,
  known: RefreshToken,
  token: string,
  { session, actor }: { session: Session; actor: Actor },
): Promise<TokenPair | null> {
  if (!known.spentAt) {
    known.spentAt = ctx.now();
    return issueTokens(ctx, session, actor, successorOf(ctx.config.tokenSecret, token));
  }
  const newest = await newestAfter(ctx, token);
  if (!newest) return null;
  const accessToken = await accessTokenOf(ctx, session, actor);
  return { accessToken, refreshToken: newest.token, refreshExpiresAt: newest.expiresAt };
}

/**
 * Swaps a refresh token for a new pair. Each token works once, and within the grace period again
 * for the same pair. A later use means theft and ends the session for every holder of its tokens.
 * Throws UNAUTHENTICATED.
 */
export async function refreshSession(
  ctx: ServiceContext,
  token: string,
): Promise<Profile & TokenPair> {
  const now = ctx.now();
  const outcome = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const known = await em.findOne(
      RefreshToken,
      { tokenHash: hashToken(token) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!known || known.expiresAt <= now) return null;

    const session = await em.findOne(
      Session,
      { id: known.session.id, endedAt: null },
      { populate: ['user'] },
    );
    if (!session || sessionEnd(session.user, session.createdAt, now) <= now) return null;

    if (known.spentAt && now.getTime() - known.spentAt.getTime() > REUSE_GRACE_MS) {
      endSession(tx, session, 'TOKEN_REUSED');
      return { endedUserId: session.user.id };
    }

    const person = await findSessionPerson(em, session, ctx.config);
    if (!person) return null;

    await em.nativeDelete(RefreshToken, { session, expiresAt: { $lte: now } });

    const { actor, entityName } = person;
    const tokens = await swap(tx, known, token, { session, actor });

    return tokens && { renewed: { ...profileOf(session.user, actor, entityName), ...tokens } };
  });
  if (outcome?.renewed) return outcome.renewed;

  if (outcome) {
    await invalidateTags(ctx.redis, [userTag(outcome.endedUserId)]);
    recordSecurityEvent(ctx, 'refresh_token_reused', {
      person: personKey(ctx, outcome.endedUserId),
    });
  }

  throw expired();
}
