/** An organisation gives an external id once in each kind and customer. */
export const externalIdIndex = (table: string) => ({
  name: `${table}_external_id_unique`,
  expression: `create unique index "${table}_external_id_unique" on "${table}" ("customer_id", "external_id", "created_by_entity_type", "created_by_entity_id") nulls not distinct where external_id is not null`,
});
