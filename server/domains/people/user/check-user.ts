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
  /** Null: the old one stays. */
  password: string | null;
}

interface Standing {
  now: Date;
  /** What is updated. */
  current?: User;
}

/**
 * The input over what stands, within the caller's transaction. Throws INVALID with the screen's
 * texts, CONFLICT when the address is somebody else's.
 */
export async function checkUser(
  em: EntityManager,
  input: InvitationInput,
  { now, current }: Standing,
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

/** The same for a user whose password is set here; a new one needs it. */
export async function checkUserWithPassword(
  em: EntityManager,
  input: UserInput,
  standing: Standing,
): Promise<CheckedUser & CheckedPassword> {
  const check = new FieldCheck();
  const owner = {
    name: input.name ?? standing.current?.name ?? '',
    email: input.email ?? standing.current?.email ?? '',
  };

  const password = await checkPassword(check, 'password', input.password, owner);

  check.require(
    'password',
    password !== null || standing.current !== undefined,
    'Password is required',
  );

  return { ...(await checkUser(em, input, standing, check)), password };
}

function checkName(check: FieldCheck, given: string | null | undefined): string {
  const name = check.text('name', given, { label: 'Name' });
  check.require('name', [...name].length >= 4, 'Minimum 4 characters required');
  return name;
}
