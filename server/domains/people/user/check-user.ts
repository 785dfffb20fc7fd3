import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '#server/access/identity/actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { takeAddress } from './email-address.js';
import { checkPassword } from '#server/domains/people/password/check-password.js';
import type { User } from './user.entity.js';
import type { InvitationInput, UserInput } from './user.input.js';

interface CheckedUser {
  name: string;
  email: string;
  admin: boolean;
  entityType: EntityType;
  entityId: number | null;
}

interface CheckedPassword {
  /** Null keeps the current password. */
  password: string | null;
}

interface CheckContext {
  now: Date;
  /** The user that the input updates. */
  current?: User;
}

/**
 * Merges the input into the current fields, within the caller's transaction. Throws INVALID with
 * the screen's texts, CONFLICT when another user has the address.
 */
export async function checkUser(
  em: EntityManager,
  input: InvitationInput,
  { now, current }: CheckContext,
  check = new FieldCheck(),
): Promise<CheckedUser> {
  const entityType = input.entityType ?? current?.entityType ?? 'BROADCASTER';
  const entityId =
    entityType === 'SYSTEM' ? null : (withDefault(input.entityId, current?.entityId) ?? null);
  const email = check.email('email', withDefault(input.email, current?.email)) ?? '';

  check.require('email', email !== '', 'Email is required');

  const name = checkName(check, withDefault(input.name, current?.name));
  const moves = !current || current.entityType !== entityType || current.entityId !== entityId;

  if (moves && entityType !== 'SYSTEM') {
    const organisation = await findOrganisation(em, entityType, entityId);
    check.require(
      'entity_id',
      organisation !== null && !organisation.archived,
      'Please select an organisation',
    );
  }

  check.done();
  await takeAddress(em, email, now, current?.id);

  return { name, email, admin: input.admin ?? current?.admin ?? false, entityType, entityId };
}

/** Like `checkUser`, for a user whose password is set here; required for a new user. */
export async function checkUserWithPassword(
  em: EntityManager,
  input: UserInput,
  context: CheckContext,
): Promise<CheckedUser & CheckedPassword> {
  const check = new FieldCheck();
  const owner = {
    name: input.name ?? context.current?.name ?? '',
    email: input.email ?? context.current?.email ?? '',
  };

  const password = await checkPassword(check, 'password', input.password, owner);

  check.require(
    'password',
    password !== null || context.current !== undefined,
    'Password is required',
  );

  return { ...(await checkUser(em, input, context, check)), password };
}

function checkName(check: FieldCheck, input: string | null | undefined): string {
  const name = check.text('name', input, { label: 'Name' });
  check.require('name', [...name].length >= 4, 'Minimum 4 characters required');
  return name;
}
