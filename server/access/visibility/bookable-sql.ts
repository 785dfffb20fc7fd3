import { isRealSql, isSameSandboxSql } from './sandbox-sql.js';
import { visibleOrganisationsSql, type Principal, type SqlCondition } from './visibility-sql.js';

/** Rows of a table with sandbox_id that are of the principal's sandbox, or real as it is. */
function ofSameSandboxSql({ entityType, entityId }: Principal, alias: string): SqlCondition {
  const sandboxId = `${alias}.sandbox_id`;
  return entityType === 'SYSTEM'
    ? { sql: `${sandboxId} is null`, params: [] }
    : { sql: isSameSandboxSql(sandboxId, entityType), params: [entityId ?? 0] };
}

/**
 * The channels that the principal may book, over the alias of the table channel; the list of
 * channels shows the same.
 */
export function visibleChannelsSql(principal: Principal, channel: string): SqlCondition {
  const { entityType, entityId } = principal;
  const own: SqlCondition = {
    sql: `(${channel}.owner_type = ? and ${channel}.owner_id = ?)`,
    params: [entityType, entityId ?? 0],
  };
  if (entityType === 'BROADCASTER') return own;
  const bookable = ofSameSandboxSql(principal, channel);
  if (entityType !== 'ADTECH') return bookable;
  return {
    sql: `(${channel}.owner_type = 'BROADCASTER' or ${own.sql}) and ${bookable.sql}`,
    params: [...own.params, ...bookable.params],
  };
}

/**
 * The ad-techs that the principal sees, over the alias of the table adtech. A kind that chooses
 * publishers sees all of them; sandboxes have their own.
 */
export function visibleAdtechsSql(principal: Principal, adtech: string): SqlCondition {
  const { entityType } = principal;
  if (entityType === 'CUSTOMER' || entityType === 'AGENCY')
    return ofSameSandboxSql(principal, adtech);
  return visibleOrganisationsSql(principal, 'ADTECH', `${adtech}.id`);
}

/**
 * The customers or agencies that the principal may still associate with, over an expression for
 * their id: those it does not see. For a super admin, who has no organisation, those without any
 * relationship.
 */
export function unassociatedSql(
  principal: Principal,
  kind: 'CUSTOMER' | 'AGENCY',
  id: string,
): SqlCondition {
  if (principal.entityType !== 'SYSTEM') {
    const visibility = visibleOrganisationsSql(principal, kind, id);
    const table = kind === 'CUSTOMER' ? 'customer' : 'agency';
    const same = ofSameSandboxSql(principal, 'o');
    return {
      sql: `not (${visibility.sql}) and ${id} in (select o.id from ${table} o where ${same.sql})`,
      params: [...visibility.params, ...same.params],
    };
  }
  const column = kind === 'CUSTOMER' ? 'customer_id' : 'agency_id';
  const related = `exists (select from relationship r where r.${column} = ${id})`;
  return { sql: `not ${related} and ${isRealSql(kind, id)}`, params: [] };
}
