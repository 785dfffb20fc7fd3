import { isRealPairSql, isRealSql } from './sandbox-sql.js';
import { keyOfOrganisation, type Principal, type SqlCondition } from './visibility-sql.js';

const NOTHING: SqlCondition = { sql: 'false', params: [] };

/** A pair with an archived organisation is visible to nobody. */
const isLive = (pair: string) =>
  `not exists (select from customer c where c.id = ${pair}.customer_id and c.archived_at is not null)
   and not exists (select from agency a where a.id = ${pair}.agency_id and a.archived_at is not null)`;

/**
 * The relationships that the principal's organisation is one side of, over the alias of the table
 * relationship; a super admin sees all but those of sandboxes.
 */
export function visibleAssociationsSql(
  { entityType, entityId }: Principal,
  pair: string,
): SqlCondition {
  if (entityType === 'SYSTEM')
    return { sql: `(${isLive(pair)} and ${isRealPairSql(pair)})`, params: [] };
  if (entityId === null) return NOTHING;
  return {
    sql: `(${pair}.${keyOfOrganisation(entityType)} = ? and ${isLive(pair)})`,
    params: [entityId],
  };
}

/**
 * The requests that the principal sees, over the alias of the table association_request: those it
 * made, those made to it and, for an agency, those made to customers that it works for.
 */
export function visibleAssociationRequestsSql(principal: Principal, request: string): SqlCondition {
  const own = visibleAssociationsSql(principal, request);
  if (principal.entityType !== 'AGENCY' || principal.entityId === null) return own;
  const managed = `${request}.requester_type <> 'CUSTOMER' and ${request}.customer_id in (
    select r.customer_id from relationship r where r.agency_id = ? and r.customer_id is not null)`;
  return {
    sql: `(${own.sql} or (${managed} and ${isLive(request)}))`,
    params: [...own.params, principal.entityId],
  };
}

/**
 * The connection codes that the principal sees, over the alias of the table connection_code: a
 * customer sees its own.
 */
export function visibleConnectionCodesSql(
  { entityType, entityId }: Principal,
  code: string,
): SqlCondition {
  const isLiveCustomer = `${code}.customer_id in (select c.id from customer c where c.archived_at is null)`;
  if (entityType === 'SYSTEM')
    return {
      sql: `(${isLiveCustomer} and ${isRealSql('CUSTOMER', `${code}.customer_id`)})`,
      params: [],
    };
  if (entityType !== 'CUSTOMER' || entityId === null) return NOTHING;
  return { sql: `(${code}.customer_id = ? and ${isLiveCustomer})`, params: [entityId] };
}
