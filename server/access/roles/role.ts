import { roleRow, type EntityType, type PermissionLevel, type Role } from '#schema/roles.js';

export const roleOf = (entityType: EntityType, admin: boolean): Role =>
  roleRow(entityType, admin).role;

export const permissionLevelOf = (entityType: EntityType, admin: boolean): PermissionLevel =>
  roleRow(entityType, admin).admin ? 'ADMIN' : 'USER';
