import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '#schema/roles.js';
import { User } from './user.entity.js';

/** An organisation, or Infinitum, whose id is null. */
interface Owner {
  entityType: EntityType;
  entityId: number | null;
}

export const INFINITUM: Owner = { entityType: 'SYSTEM', entityId: null };

/** The active admins of these, by id; everybody of Infinitum is one. */
export function findAdmins(em: EntityManager, owners: readonly Owner[]): Promise<User[]> {
  const ofAny = owners.map(({ entityType, entityId }): FilterQuery<User> =>
    entityType === 'SYSTEM' ? { entityType } : { entityType, entityId, admin: true },
  );
  const isActive = { archivedAt: null, activatedAt: { $ne: null } };
  return em.find(User, { ...isActive, $or: ofAny }, { orderBy: { id: 'asc' } });
}
