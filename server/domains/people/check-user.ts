import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '../../access/actor.js';
import { findOrganisation } from '../../access/organisation.js';
import { ServiceError } from '../../core/errors.js';
import { FieldCheck } from '../../core/field-check.js';
import { givenOr } from '../../core/given.js';
import { User } from './user.entity.js';
import type { InvitationInput, UserInput } from './user.input.js';

const MAX_PASSWORD_LENGTH = 1024;

/** The live user of an address, compared without case. */
export const findUserByEmail = (em: EntityManager, email: string): Promise<User | null> =>
  em.findOne(User, { [raw((alias) => `lower(${alias}.email) = lower(?)`, [email.trim()])]: [], archivedAt: null });

/** Of several who take an address at once the others wait, and are told that it is taken. */
const HOLD_ADDRESS = 'select pg_advisory_xact_lock(hashtextextended(lower(?), 0))';

interface CheckedUser {
  name: string;
  email: string;
  admin: boolean;
  entityType: EntityType;
  entityId: number | null;
}

interface CheckedPassword {
  /** Null: the old one stays. */
  password: string | null;
}

/**
 * The input over what stands, within the caller's transaction. Throws INVALID with the screen's texts, CONFLICT when a live
 * user has the address.
 */
export async function checkUser(
  em: EntityManager,
  input: InvitationInput,
  current?: User,
  check = new FieldCheck(),
): Promise<CheckedUser> {
  const entityType = input.entityType ?? current?.entityType ?? 'BROADCASTER';
  const entityId = entityType === 'SYSTEM' ? null : (givenOr(input.entityId, current?.entityId) ?? null);
  const email = check.email('email', givenOr(input.email, current?.email)) ?? '';
  check.require('email', email !== '', 'Email is required');
  const name = checkName(check, givenOr(input.name, current?.name));
  const moves = !current || current.entityType !== entityType || current.entityId !== entityId;
  if (moves && entityType !== 'SYSTEM') {
    const organisation = await findOrganisation(em, entityType, entityId);
    check.require('entity_id', organisation !== null && !organisation.archived, 'Please select an organisation');
  }
  check.done();
  await em.execute(HOLD_ADDRESS, [email]);
  const holder = await findUserByEmail(em, email);
  if (holder && holder.id !== current?.id) {
    throw new ServiceError('CONFLICT', 'A user with this email exists already', {
      errors: { email: 'A user with this email exists already' },
    });
  }
  return { name, email, admin: input.admin ?? current?.admin ?? false, entityType, entityId };
}

/** The same for a user whose password is set here; a new one needs it. */
export async function checkUserWithPassword(
  em: EntityManager,
  input: UserInput,
  current?: User,
): Promise<CheckedUser & CheckedPassword> {
  const check = new FieldCheck();
  const password = checkPassword(check, 'password', input.password);
  check.require('password', password !== null || current !== undefined, 'Password is required');
  return { ...(await checkUser(em, input, current, check)), password };
}

function checkName(check: FieldCheck, given: string | null | undefined): string {
  const name = check.text('name', given, { label: 'Name' });
  check.require('name', [...name].length >= 4, 'Minimum 4 characters required');
  return name;
}

/** Null when blank. No strength is asked for; the limit keeps a long text from being hashed at length. */
export function checkPassword(check: FieldCheck, field: string, password: string | null | undefined): string | null {
  if (typeof password !== 'string' || password.trim() === '') return null;
  check.require(field, password.length <= MAX_PASSWORD_LENGTH, 'Password must be at most 1024 characters');
  return password;
}
