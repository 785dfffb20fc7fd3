import { visibleOrganisationsSql, type Principal, type SqlCondition } from './visibility-sql.js';

const EVERYTHING: SqlCondition = { sql: 'true', params: [] };

/**
 * The channels that the principal may book, over the alias of the table channel; the list of
 * channels shows the same.
 */
export function visibleChannelsSql(
  { entityType, entityId }: Principal,
  channel: string,
): SqlCondition {
  const own: SqlCondition = {
    sql: `(${channel}.owner_type = ? and ${channel}.owner_id = ?)`,
    params: [entityType, entityId ?? 0],
  };
  if (entityType === 'BROADCASTER') return own;
  if (entityType === 'ADTECH')
    return { sql: `(${channel}.owner_type = 'BROADCASTER' or ${own.sql})`, params: own.params };
  return EVERYTHING;
}

/**
 * The ad-techs that the principal sees, over the alias of the table adtech. A kind that chooses
 * publishers sees all of them.
 */
export function visibleAdtechsSql(principal: Principal, adtech: string): SqlCondition {
  const { entityType } = principal;
  if (entityType === 'CUSTOMER' || entityType === 'AGENCY') return EVERYTHING;
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
    return { sql: `not (${visibility.sql})`, params: visibility.params };
  }
  const column = kind === 'CUSTOMER' ? 'customer_id' : 'agency_id';
  return { sql: `not exists (select from relationship r where r.${column} = ${id})`, params: [] };
}
