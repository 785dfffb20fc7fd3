import { roleRow, type EntityType, type Role } from '#schema/roles.js';

export const roleOf = (entityType: EntityType, admin: boolean): Role =>
  roleRow(entityType, admin).role;

export const permissionLevelOf = (entityType: EntityType, admin: boolean): 'ADMIN' | 'USER' =>
  roleRow(entityType, admin).admin ? 'ADMIN' : 'USER';
