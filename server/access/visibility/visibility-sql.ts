import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import { isOfRealSql, isRealSql } from './sandbox-sql.js';

/**
 * The organisation and user whose visibility a query applies: an actor, or the organisation of an
 * API key.
 */
export interface Principal {
  entityType: EntityType;
  /** Null for SYSTEM. */
  entityId: number | null;
}

/** A condition with `?` for each parameter. */
export interface SqlCondition {
  sql: string;
  params: (number | string)[];
}

export type OrganisationType = Exclude<EntityType, 'SYSTEM'>;
export const ORGANISATION_TYPES: readonly OrganisationType[] = ENTITY_TYPES.filter(
  (kind) => kind !== 'SYSTEM',
);

/**
 * The kinds of organisation that do not see each other's bookings of a shared customer. The
 * customer, its agencies and Infinitum see all.
 */
export const SELLERS = ['BROADCASTER', 'ADTECH'] as const satisfies readonly OrganisationType[];

export const isSeller = (entityType: EntityType): boolean =>
  SELLERS.some((kind) => kind === entityType);

const TABLE: Record<OrganisationType, { name: string; key: string }> = {
  CUSTOMER: { name: 'customer', key: 'customer_id' },
  AGENCY: { name: 'agency', key: 'agency_id' },
  BROADCASTER: { name: 'broadcaster', key: 'broadcaster_id' },
  ADTECH: { name: 'adtech', key: 'adtech_id' },
};

/** The column that points to an organisation of the kind. */
export const keyOfOrganisation = (kind: OrganisationType): string => TABLE[kind].key;

const EVERYTHING: SqlCondition = { sql: 'true', params: [] };
const NOTHING: SqlCondition = { sql: 'false', params: [] };

/**
 * The organisations of `kind` that the principal sees, over `id`, an SQL expression for the
 * organisation's id: itself, related ones and those it created; a super admin all but those of
 * sandboxes. Archived ones are included.
 */
export function visibleOrganisationsSql(
  { entityType, entityId }: Principal,
  kind: OrganisationType,
  id: string,
): SqlCondition {
  if (entityType === 'SYSTEM') return { sql: isRealSql(kind, id), params: [] };
  if (entityId === null) return NOTHING;
  if (entityType === kind) return { sql: `${id} = ?`, params: [entityId] };

  const { name, key } = TABLE[kind];

  return {
    sql: `${id} in (
      select ${key} from relationship where ${TABLE[entityType].key} = ? and ${key} is not null
      union all
      select id from ${name} where created_by_entity_type = ? and created_by_entity_id = ?)`,
    params: [entityId, entityType, entityId],
  };
}

/** The customers that the principal sees, over an SQL expression for the customer's id. */
export const visibleCustomersSql = (principal: Principal, customerId: string): SqlCondition =>
  visibleOrganisationsSql(principal, 'CUSTOMER', customerId);

/**
 * Records of visible customers that are not archived, over the alias of a table with customer_id.
 */
export function ofVisibleCustomersSql(principal: Principal, alias: string): SqlCondition {
  const { sql, params } = visibleCustomersSql(principal, 'c.id');
  return {
    sql: `${alias}.customer_id in (select c.id from customer c where c.archived_at is null and ${sql})`,
    params,
  };
}

/**
 * The bookings of visible customers that the principal sees, over the alias of the table booking.
 * Agencies and customers see all. A broadcaster or ad-tech sees those on its own channels,
 * published by it or created by it: the same that `bookingPolicy` lets it change.
 */
export function visibleBookingsSql(
  { entityType, entityId }: Principal,
  booking: string,
): SqlCondition {
  if (!isSeller(entityType)) return EVERYTHING;
  if (entityId === null) return NOTHING;

  const onOwnChannel = `${booking}.channel_id in (select id from channel where owner_type = ? and owner_id = ?)`;
  const created = `${booking}.created_by_entity_type = ? and ${booking}.created_by_entity_id = ?`;
  const published = entityType === 'ADTECH' ? ` or ${booking}.publisher_id = ?` : '';
  const params = [entityType, entityId, entityType, entityId];

  return {
    sql: `(${onOwnChannel} or (${created})${published})`,
    params: entityType === 'ADTECH' ? [...params, entityId] : params,
  };
}

/**
 * Users of the principal's organisation, over an alias of a table with entity_type and entity_id; a
 * super admin sees all but those of sandboxes.
 */
export function visibleMembersSql(
  { entityType, entityId }: Principal,
  alias: string,
): SqlCondition {
  if (entityType === 'SYSTEM') return { sql: isOfRealSql(alias), params: [] };
  if (entityId === null) return NOTHING;
  return {
    sql: `${alias}.entity_type = ? and ${alias}.entity_id = ?`,
    params: [entityType, entityId],
  };
}

/**
 * API keys of the principal's organisation and of its sandbox, over the alias of the table api_key;
 * a super admin sees all but those of sandboxes.
 */
export function visibleKeysSql(principal: Principal, key: string): SqlCondition {
  const { sql, params } = visibleMembersSql(principal, key);
  const { entityType, entityId } = principal;
  if (entityType === 'SYSTEM' || entityId === null) return { sql, params };
  const ofSandbox = `${key}.sandbox_id in (select id from sandbox where entity_type = ? and owner_id = ?)`;
  return { sql: `((${sql}) or ${ofSandbox})`, params: [...params, entityType, entityId] };
}

/** The same condition with `$n` parameters for node-postgres, starting at `$first`. */
export function numbered({ sql, params }: SqlCondition, first = 1): SqlCondition {
  let position = first;
  return { sql: sql.replaceAll('?', () => `$${position++}`), params };
}
