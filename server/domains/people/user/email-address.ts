import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '#server/core/errors.js';
import { User } from './user.entity.js';

/**
 * The time to object after a change of address is confirmed; until then no other user can take the
 * old address.
 */
export const OBJECTION_LIFE_MS = 7 * 24 * 3_600_000;

const TAKEN = 'A user with this email exists already';

/** Serialises concurrent users of one address: the later ones get CONFLICT. */
const LOCK_EMAIL = 'select pg_advisory_xact_lock(hashtextextended(lower(?), 0))';

const FORMER_HOLDER = `select u.id from email_change c join app_user u on u.id = c.user_id and u.archived_at is null
  where lower(c.old_email) = lower(?) and c.confirmed_at > ? and c.ended_at is null and c.user_id <> ? limit 1`;
const NOBODY = 0;

export const addressConflict = (): ServiceError =>
  new ServiceError('CONFLICT', TAKEN, { errors: { email: TAKEN } });

/** A condition on users who are not archived; ignores case. */
export const hasAddress = (email: string): FilterQuery<User> => ({
  [raw((alias) => `lower(${alias}.email) = lower(?)`, [email.trim()])]: [],
  archivedAt: null,
});

/** The user who signs in with this address. */
export const findUserByEmail = (em: EntityManager, email: string): Promise<User | null> =>
  em.findOne(User, { $and: [hasAddress(email), { addressTaken: false }] });

/**
 * Locks an address until the end of the transaction, for the given user or a new one. Returns the
 * id of another user who has it, or could get it back by an objection; null when it is free.
 */
export async function lockAddress(
  em: EntityManager,
  email: string,
  now: Date,
  userId = NOBODY,
): Promise<number | null> {
  await em.execute(LOCK_EMAIL, [email]);
  const holder = await findUserByEmail(em, email);
  if (holder && holder.id !== userId) return holder.id;

  const since = new Date(now.getTime() - OBJECTION_LIFE_MS);
  const [former] = await em.execute<{ id: number }[]>(FORMER_HOLDER, [email, since, userId]);
  return former?.id ?? null;
}

/** Locks as `lockAddress` does, but throws CONFLICT when the address is not free. */
export async function takeAddress(
  ...[em, email, now, userId]: Parameters<typeof lockAddress>
): Promise<void> {
  if ((await lockAddress(em, email, now, userId)) !== null) throw addressConflict();
}

/**
 * Ignores the case of A to Z only, like SQL's `lower(… collate "C")`: other letters that `lower`
 * folds, such as İ and i, may name another mailbox.
 */
export const inOneCase = (email: string): string =>
  email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** True where both addresses reach the same mailbox, as far as we know. */
export const isSameMailbox = (one: string, other: string): boolean =>
  inOneCase(one) === inOneCase(other);
