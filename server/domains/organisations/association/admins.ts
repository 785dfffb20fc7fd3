import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '#server/domains/people/user/user.entity.js';
import { isSameOrganisation, type OrganisationRef } from './organisation-pair.js';

const ACTIVE = { archivedAt: null, activatedAt: { $ne: null } };

/** The active admins of these organisations, by id. */
export function findAdmins(
  em: EntityManager,
  parties: readonly OrganisationRef[],
): Promise<User[]> {
  const ofAny: FilterQuery<User>[] = parties.map(({ entityType, entityId }) => ({
    entityType,
    entityId,
  }));
  return em.find(User, { ...ACTIVE, admin: true, $or: ofAny }, { orderBy: { id: 'asc' } });
}

const MANAGING = `select r.agency_id as "entityId" from relationship r join agency a on a.id = r.agency_id
  where r.customer_id = ? and a.archived_at is null order by r.agency_id`;

/** The organisation itself and, for a customer, its agencies. */
async function answeringParties(
  em: EntityManager,
  target: OrganisationRef,
  requester: OrganisationRef,
): Promise<OrganisationRef[]> {
  if (target.entityType !== 'CUSTOMER') return [target];
  const agencies = await em.execute<{ entityId: number }[]>(MANAGING, [target.entityId]);
  const managing = agencies.map(({ entityId }): OrganisationRef => ({
    entityType: 'AGENCY',
    entityId,
  }));
  return [target, ...managing.filter((agency) => !isSameOrganisation(agency, requester))];
}

/** The admins who can answer a request; the super admins when there are none. */
export async function findAnsweringAdmins(
  em: EntityManager,
  target: OrganisationRef,
  requester: OrganisationRef,
): Promise<User[]> {
  const admins = await findAdmins(em, await answeringParties(em, target, requester));
  return admins.length > 0
    ? admins
    : em.find(User, { ...ACTIVE, entityType: 'SYSTEM' }, { orderBy: { id: 'asc' } });
}
