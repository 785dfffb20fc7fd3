import { visibleOrganisationsSql, type Principal, type SqlCondition } from './visibility-sql.js';

const EVERYTHING: SqlCondition = { sql: 'true', params: [] };

/**
 * Which channels an onlooker may book, over the alias of the table channel: what the list of
 * channels holds.
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
 * Which ad-techs an onlooker sees, over the alias of the table adtech. Whoever chooses a publisher
 * sees all of them.
 */
export function visibleAdtechsSql(principal: Principal, adtech: string): SqlCondition {
  const { entityType } = principal;
  if (entityType === 'CUSTOMER' || entityType === 'AGENCY') return EVERYTHING;
  return visibleOrganisationsSql(principal, 'ADTECH', `${adtech}.id`);
}

/**
 * Which customers or agencies an onlooker may still associate with, over an expression for their
 * id: those out of its sight; for a super admin, who has no organisation, those related to nobody.
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
