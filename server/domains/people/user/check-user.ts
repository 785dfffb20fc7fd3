import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, EntityType } from '#server/access/identity/actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { visibleUsers } from '#server/access/visibility/visibility.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { addressConflict, hasAddress, lockAddress } from './email-address.js';
import { checkPassword } from '#server/domains/people/password/check-password.js';
import { User } from './user.entity.js';
import type { InvitationInput, UserInput } from './user.input.js';

interface CheckedUser {
  name: string;
  email: string;
  admin: boolean;
  entityType: EntityType;
  entityId: number | null;
  /** Another user has the address, whom the actor may not see. */
  addressTaken: boolean;
}

interface CheckedPassword {
  /** Null keeps the current password. */
  password: string | null;
}

interface CheckContext {
  /** Null for the operator, who sees every user. */
  actor: Actor | null;
  now: Date;
  /** The user that the input updates. */
  current?: User;
}

/**
 * Merges the input into the current fields, within the caller's transaction. Throws INVALID with
 * the screen's texts, CONFLICT when another user has the address whom the actor may see. The
 * answer hides all others.
 */
export async function checkUser(
  em: EntityManager,
  input: InvitationInput,
  context: CheckContext,
  check = new FieldCheck(),
): Promise<CheckedUser> {
  const { current } = context;
  const entityType = input.entityType ?? current?.entityType ?? 'BROADCASTER';
  const entityId =
    entityType === 'SYSTEM'
      ? check.fixed('entity_id', input.entityId, null, 'A super admin is of no organisation')
      : (withDefault(input.entityId, current?.entityId) ?? null);
  const email = check.email('email', withDefault(input.email, current?.email)) ?? '';

  check.require('email', email !== '', 'Email is required');

  const name = checkName(check, withDefault(input.name, current?.name));
  const moves = !current || current.entityType !== entityType || current.entityId !== entityId;

  if (moves && entityType !== 'SYSTEM') {
    const organisation = await findOrganisation(em, entityType, entityId);
    check.require(
      'entity_id',
      organisation !== null && !organisation.archived && organisation.sandboxId === null,
      'Please select an organisation',
    );
  }

  check.done();

  const addressTaken =
    current?.email === email
      ? current.addressTaken
      : await isTakenElsewhere(em, { email, entityType, entityId }, context);

  const admin = input.admin ?? current?.admin ?? false;

  return { name, email, admin, entityType, entityId, addressTaken };
}

/**
 * Locks the address. Whether another user has it, whom the actor may not see. Throws CONFLICT for
 * one whom the actor may see, and for one of the same organisation.
 */
async function isTakenElsewhere(
  em: EntityManager,
  { email, ...organisation }: Pick<CheckedUser, 'email' | 'entityType' | 'entityId'>,
  { actor, now, current }: CheckContext,
): Promise<boolean> {
  const holderId = await lockAddress(em, email, now, current?.id);
  const holder = { id: holderId, ...(actor && visibleUsers(actor)) };
  if (holderId !== null && (await em.count(User, holder)) > 0) throw addressConflict();

  const others = current ? { id: { $ne: current.id } } : {};
  const twin = { $and: [hasAddress(email), organisation, others] };
  if ((await em.count(User, twin)) > 0) throw addressConflict();

  return holderId !== null;
}

/** Checks as `checkUser` does, for a user whose password is set here; required for a new user. */
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
  const { label, min, max } = TEXT_FIELDS.userName;
  const name = check.text('name', input, { label, max });
  check.require('name', [...name].length >= min, `Minimum ${min} characters required`);
  return name;
}
