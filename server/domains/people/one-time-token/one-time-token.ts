import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashToken, newOpaqueToken } from '#server/access/identity/tokens.js';
import type { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { OneTimeToken, type TokenPurpose } from './one-time-token.entity.js';
import { hasLiveOrganisation } from '#server/domains/people/sessions/session-actor.js';
import type { User } from '#server/domains/people/user/user.entity.js';

export const PASSWORD_TOKEN_LIFE_MS = 3_600_000;

interface NewToken {
  user: User;
  purpose: TokenPurpose;
  emailChange?: EmailChange;
  createdAt: Date;
  expiresAt: Date;
}

/** Adds a token to the unit of work and returns its text, which is not stored. */
export function mintToken(em: EntityManager, fields: NewToken): string {
  const { token, hash } = newOpaqueToken();
  em.persist(em.create(OneTimeToken, { tokenHash: hash, ...fields }));
  return token;
}

/** An unspent, unexpired token of a user whose organisation is active; else null. */
async function findToken(
  em: EntityManager,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<OneTimeToken | null> {
  const live = { tokenHash: hashToken(token), purpose, spentAt: null, expiresAt: { $gt: now } };
  const known = await em.findOne(OneTimeToken, live, { populate: ['user', 'emailChange'] });
  if (!known || known.user.archivedAt !== null) return null;
  return (await hasLiveOrganisation(em, known.user)) ? known : null;
}

/**
 * The user of an unspent, unexpired token, when the organisation is active; else null. Does not
 * spend the token.
 */
export async function findTokenUser(
  em: EntityManager,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<User | null> {
  return (await findToken(em, purpose, token, now))?.user ?? null;
}

/**
 * Finds the user as `findTokenUser` does, and spends the token. Locks the user until the
 * transaction ends: of several simultaneous calls, one gets the user.
 */
export async function takeToken(
  em: EntityManager,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<OneTimeToken | null> {
  const found = await findToken(em, purpose, token, now);
  if (!found) return null;

  await em.refresh(found.user, { lockMode: LockMode.PESSIMISTIC_WRITE });

  if (found.user.archivedAt !== null) return null;

  const spent = await em.nativeUpdate(
    OneTimeToken,
    { tokenHash: found.tokenHash, spentAt: null },
    { spentAt: now },
  );

  return spent === 0 ? null : found;
}

/**
 * Takes the token as `takeToken` does, and spends all other tokens of the same purpose and user: of
 * several calls with one or two tokens, one gets the user.
 */
export async function redeemToken(
  em: EntityManager,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<User | null> {
  const taken = await takeToken(em, purpose, token, now);
  if (!taken) return null;
  await spendTokens(em, taken.user.id, now, [purpose]);
  return taken.user;
}

/** Spends all links mailed to a user before. */
export async function spendTokens(
  em: EntityManager,
  userId: number,
  now: Date,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await em.nativeUpdate(
    OneTimeToken,
    { user: userId, purpose: { $in: [...purposes] }, spentAt: null },
    { spentAt: now },
  );
}
