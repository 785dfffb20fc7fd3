import type { EntityType } from '#server/access/identity/actor.js';

/** ROLE_ADMIN is the super admin; all others name their kind of organisation and their level. */
export const roleOf = (entityType: EntityType, admin: boolean): string =>
  entityType === 'SYSTEM' ? 'ROLE_ADMIN' : `ROLE_${entityType}_${admin ? 'ADMIN' : 'USER'}`;

export const permissionLevelOf = (entityType: EntityType, admin: boolean): 'ADMIN' | 'USER' =>
  entityType === 'SYSTEM' || admin ? 'ADMIN' : 'USER';
