import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { permissionLevelOf, roleOf } from '#server/access/roles/role.js';
import {
  needsSecondFactor,
  type FactorRule,
} from '#server/domains/people/organisation-sign-in/needs-second-factor.js';
import { Session } from './session.entity.js';
import type { User } from '#server/domains/people/user/user.entity.js';

export interface SignedInPerson {
  actor: Actor;
  entityName: string | null;
}

/** The user's organisation; null for SYSTEM, undefined when it is archived or missing. */
async function liveOrganisation(em: EntityManager, { entityType, entityId }: User) {
  const organisation = await findOrganisation(em, entityType, entityId);
  if (entityType === 'SYSTEM') return null;
  return organisation && !organisation.archived ? organisation : undefined;
}

export const hasLiveOrganisation = async (em: EntityManager, user: User): Promise<boolean> =>
  (await liveOrganisation(em, user)) !== undefined;

/** True where the user may sign in with the right password. */
export const maySignIn = async (em: EntityManager, user: User): Promise<boolean> =>
  user.archivedAt === null && user.activatedAt !== null && (await hasLiveOrganisation(em, user));

/**
 * The user as an actor; null when the user is archived or not activated, or the organisation is
 * archived or missing.
 */
export async function findSignedInPerson(
  em: EntityManager,
  user: User,
  sessionId: string,
): Promise<SignedInPerson | null> {
  const { entityType, entityId, admin } = user;
  if (user.archivedAt !== null || user.activatedAt === null) return null;

  const organisation = await liveOrganisation(em, user);
  if (organisation === undefined) return null;

  const actor: Actor = {
    userId: user.id,
    role: roleOf(entityType, admin),
    entityType,
    entityId,
    permissionLevel: permissionLevelOf(entityType, admin),
    countryCode: organisation?.countryCode ?? null,
    countryList: organisation?.countryList ?? [],
    via: { session: sessionId },
  };

  return { actor, entityName: organisation?.name ?? null };
}

/** The person of a session, who may have to set up a second factor first. */
export async function findSessionPerson(
  em: EntityManager,
  { id, user, method }: Pick<Session, 'id' | 'user' | 'method'>,
  rule: FactorRule,
): Promise<SignedInPerson | null> {
  const person = await findSignedInPerson(em, user, id);
  if (!person) return null;
  const isNeeded = await needsSecondFactor(em, user, method, rule);
  return isNeeded ? { ...person, actor: { ...person.actor, needsSecondFactor: true } } : person;
}

/**
 * Loads the actor of a session from the database; null when the session or its user is no longer
 * active.
 */
export async function loadSessionActor(
  em: EntityManager,
  sessionId: string,
  now: Date,
  rule: FactorRule,
): Promise<Actor | null> {
  const session = await em.findOne(
    Session,
    { id: sessionId, endedAt: null },
    { populate: ['user'] },
  );
  if (!session || session.expiresAt <= now) return null;
  return (await findSessionPerson(em, session, rule))?.actor ?? null;
}
