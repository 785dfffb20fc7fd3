import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '#server/core/errors.js';
import { User } from './user.entity.js';

/**
 * How long a change of address can be objected to once it is confirmed; nobody else gets the old
 * address meanwhile.
 */
export const OBJECTION_LIFE_MS = 7 * 24 * 3_600_000;

const TAKEN = 'A user with this email exists already';

/** Of several who take an address at once the others wait, and are told that it is taken. */
const LOCK_EMAIL = 'select pg_advisory_xact_lock(hashtextextended(lower(?), 0))';

const IS_KEPT = `select 1 from email_change c join app_user u on u.id = c.user_id and u.archived_at is null
  where lower(c.old_email) = lower(?) and c.confirmed_at > ? and c.ended_at is null and c.user_id <> ? limit 1`;
const NOBODY = 0;

/** The live user of an address, compared without case. */
export const findUserByEmail = (em: EntityManager, email: string): Promise<User | null> =>
  em.findOne(User, {
    [raw((alias) => `lower(${alias}.email) = lower(?)`, [email.trim()])]: [],
    archivedAt: null,
  });

/**
 * Holds an address until the end of the transaction, for the user of that id or somebody new.
 * Throws CONFLICT when a live user has it, or had it until a change that can still be objected to:
 * the objection gives it back.
 */
export async function takeAddress(
  em: EntityManager,
  email: string,
  now: Date,
  userId = NOBODY,
): Promise<void> {
  await em.execute(LOCK_EMAIL, [email]);
  const holder = await findUserByEmail(em, email);
  const since = new Date(now.getTime() - OBJECTION_LIFE_MS);
  const kept = await em.execute<unknown[]>(IS_KEPT, [email, since, userId]);
  if ((!holder || holder.id === userId) && kept.length === 0) return;
  throw new ServiceError('CONFLICT', TAKEN, { errors: { email: TAKEN } });
}

const inOneCase = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Whether mails to both reach the same mailbox as far as we can tell. Only A to Z count without
 * case: other letters that a database takes for the same, such as İ and i, may name another
 * mailbox.
 */
export const isSameMailbox = (one: string, other: string): boolean =>
  inOneCase(one) === inOneCase(other);
