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

/** Adds a token to the unit of work and answers its text, which nothing keeps. */
export function mintToken(em: EntityManager, fields: NewToken): string {
  const { token, hash } = newOpaqueToken();
  em.persist(em.create(OneTimeToken, { tokenHash: hash, ...fields }));
  return token;
}

/** An unspent token in time, whose user's organisation is in force; else null. */
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
 * The user of an unspent token in time, whose organisation is in force; else null. Spends nothing.
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
 * The same, and the token is spent. The user is held until the end of the transaction: of several
 * calls at once one gets it.
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
 * The same, and all others of its purpose and user are spent, too: of several calls with one token
 * or two one gets the user.
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

/** Makes the links that a user was mailed so far useless. */
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
