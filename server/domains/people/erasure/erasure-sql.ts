import type { Principal, SqlCondition } from '#server/access/visibility/visibility-sql.js';

/** Rows of an organisation, over the columns entity_type and entity_id; all rows for null. */
export function ownedBySql(owner: Principal | null, alias: string): SqlCondition {
  if (owner === null) return { sql: 'true', params: [] };

  const { entityType, entityId } = owner;
  const ofKind = `${alias}.entity_type = ?`;
  return entityId === null
    ? { sql: `${ofKind} and ${alias}.entity_id is null`, params: [entityType] }
    : { sql: `${ofKind} and ${alias}.entity_id = ?`, params: [entityType, entityId] };
}

/** A text that is one of the addresses, which are in the case of `inOneCase`. */
export const isAddressSql = (text: string, addresses: readonly string[]): SqlCondition => ({
  sql: `lower(${text} collate "C") in (select jsonb_array_elements_text(?::jsonb))`,
  params: [JSON.stringify(addresses)],
});
