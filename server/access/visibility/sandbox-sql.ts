import type { EntityType } from '#server/access/identity/actor.js';

type OrganisationType = Exclude<EntityType, 'SYSTEM'>;

const TABLES: Record<OrganisationType, string> = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
};

/** Condition that the organisation is no sandbox's; `id` is an SQL expression for its id. */
export const isRealSql = (kind: OrganisationType, id: string): string =>
  `${id} not in (select s.id from ${TABLES[kind]} s where s.sandbox_id is not null)`;

/** Condition that both sides of a pair are real; `pair` is the alias of a table of pairs. */
export const isRealPairSql = (pair: string): string =>
  `not exists (select from customer s where s.id = ${pair}.customer_id and s.sandbox_id is not null)
   and not exists (select from agency s where s.id = ${pair}.agency_id and s.sandbox_id is not null)`;

/** Condition that a row is of a real organisation; the alias has entity_type and entity_id. */
export const isOfRealSql = (alias: string): string =>
  `not exists (${Object.entries(TABLES)
    .map(
      ([kind, table]) =>
        `select from ${table} s where ${alias}.entity_type = '${kind}' and s.id = ${alias}.entity_id and s.sandbox_id is not null`,
    )
    .join(' union all ')})`;

/** Condition that a sandbox id is that of the organisation `?`: null for both, or the same. */
export const isSameSandboxSql = (sandboxId: string, kind: OrganisationType): string =>
  `${sandboxId} is not distinct from (select s.sandbox_id from ${TABLES[kind]} s where s.id = ?)`;
