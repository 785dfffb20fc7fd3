interface RoleRow {
  role: string;
  /** The kind of organisation, which decides what its people see: server/access/visibility. */
  entityType: string;
  admin: boolean;
  /** Permissions of the role: a column of server/access/roles/permissions.ts, or everything. */
  may: 'everything' | 'admins' | 'users';
}

/**
 * The roles: a kind of organisation, with or without administration. A new kind is two rows here;
 * the types then name the tables of kinds that lack it.
 */
export const ROLES = [
  { role: 'ROLE_ADMIN', entityType: 'SYSTEM', admin: true, may: 'everything' },
  ...both('CUSTOMER'),
  ...both('AGENCY'),
  ...both('BROADCASTER'),
  ...both('ADTECH'),
] as const satisfies readonly RoleRow[];

function both<Kind extends string>(entityType: Kind) {
  return [
    { role: `ROLE_${entityType}_ADMIN`, entityType, admin: true, may: 'admins' },
    { role: `ROLE_${entityType}_USER`, entityType, admin: false, may: 'users' },
  ] as const;
}

type RoleOf = (typeof ROLES)[number];
export type Role = RoleOf['role'];
export type PermissionLevel = 'ADMIN' | 'USER';
/** SYSTEM is no organisation: that of super admins. */
export type EntityType = RoleOf['entityType'];

/** Undefined for a text that is no role. */
export const findRole = (role: string): RoleOf | undefined =>
  ROLES.find((row) => row.role === role);

/** The role of a kind's people; super admins have one, whatever their level. */
export function roleRow(entityType: EntityType, admin: boolean): RoleOf {
  const found = ROLES.find(
    (row) => row.entityType === entityType && (row.admin === admin || row.may === 'everything'),
  );
  if (!found) throw new Error(`no role for ${entityType}`);
  return found;
}
