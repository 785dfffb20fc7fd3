import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { visibleCustomersSql } from '#server/access/visibility/visibility-sql.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import {
  listedRows,
  visibleRows,
  type RecordKind,
} from '#server/records/record-kinds/record-kind.js';
import { RECORD_KINDS, type ChangedType } from '#server/records/record-kinds/record-kinds.js';

/** The organisation whose feed it is; SYSTEM has number 0. */
export const readerOf = ({ entityType, entityId }: Actor): [string, number] => [
  entityType,
  entityId ?? 0,
];

/**
 * Compares the records that the organisation sees with those in its feed, and appends what differs.
 * The comparison, not the order of the writes, decides what is new: a transaction that commits
 * late, a relationship that ends and SQL that no service wrote are all found. The lock makes one
 * reader of the organisation at a time append. Returns the last position.
 */
export async function noteChanges(
  em: EntityManager,
  actor: Actor,
  types: readonly ChangedType[],
): Promise<number> {
  const reader = readerOf(actor);
  await em.execute(
    'insert into change_feed (entity_type, entity_id) values (?, ?) on conflict do nothing',
    reader,
  );
  const [feed] = await em.execute<{ last: string }[]>(
    'select last_position as last from change_feed where entity_type = ? and entity_id = ? for update',
    reader,
  );
  const last = Number(feed?.last ?? 0);

  const { sql, params } = differences(actor, types);
  const noted = await em.execute<unknown[]>(
    `insert into change_feed_entry as e (entity_type, entity_id, record_type, record_id, position, kind, saved_state)
     select ?, ?, d.type, d.id, ? + row_number() over (order by d.saved_at nulls last, d.type_order, d.id), d.kind, d.state
     from (${sql}) d
     on conflict (entity_type, entity_id, record_type, record_id) do update
       set position = excluded.position, kind = excluded.kind, saved_state = excluded.saved_state, noted_at = now()
     returning 1`,
    [...reader, last, ...params],
  );
  if (noted.length === 0) return last;

  await em.execute(
    'update change_feed set last_position = ? where entity_type = ? and entity_id = ?',
    [last + noted.length, ...reader],
  );

  return last + noted.length;
}

/** The records of all types that differ from the organisation's feed. */
function differences(actor: Actor, types: readonly ChangedType[]): RowCondition {
  const parts = types.flatMap((type, order) => [
    came(actor, type, order),
    left(actor, type, order),
  ]);
  return {
    sql: parts.map(({ sql }) => sql).join(' union all '),
    params: parts.flatMap(({ params }) => params),
  };
}

const KNOWN = `k.entity_type = ? and k.entity_id = ? and k.record_type = ?`;
const IS_GONE = `k.kind in ('ARCHIVED', 'REMOVED')`;

/** Visible records that the feed does not have, or has in another state. */
function came(actor: Actor, type: ChangedType, order: number): RowCondition {
  const kind = RECORD_KINDS[type];
  const { table, savedState } = kind;
  const { sql, params } = allOf(listedRows(kind, actor));

  return {
    sql: `select '${type}' as type, ${order} as type_order, t.id, ${savedState} as state, t.updated_at as saved_at,
        case when k.record_id is null or ${IS_GONE} then 'CREATED' else 'UPDATED' end as kind
      from ${table} t left join change_feed_entry k on ${KNOWN} and k.record_id = t.id
      where ${sql} and (k.record_id is null or ${IS_GONE} or k.saved_state <> ${savedState})`,
    params: [...readerOf(actor), type, ...params],
  };
}

/** Records of the feed that are not visible any more. */
function left(actor: Actor, type: ChangedType, order: number): RowCondition {
  const kind: RecordKind = RECORD_KINDS[type];
  const { table, customerId, isListed } = kind;
  const { sql, params } = allOf(listedRows(kind, actor));
  const archived = anyOf([
    customerId === null ? NEVER : archivedCustomer(actor, customerId),
    isListed === null ? NEVER : archivedItself(visibleRows(kind, actor), isListed),
  ]);

  return {
    sql: `select '${type}', ${order}, k.record_id, k.saved_state, null,
        case when exists (select from ${table} t where t.id = k.record_id and ${archived.sql})
          then 'ARCHIVED' else 'REMOVED' end
      from change_feed_entry k
      where ${KNOWN} and not ${IS_GONE}
        and k.record_id not in (select t.id from ${table} t where ${sql})`,
    params: [...archived.params, ...readerOf(actor), type, ...params],
  };
}

const NEVER: RowCondition = { sql: 'false', params: [] };

const anyOf = (conditions: readonly RowCondition[]): RowCondition => ({
  sql: `(${conditions.map(({ sql }) => `(${sql})`).join(' or ')})`,
  params: conditions.flatMap(({ params }) => params),
});

const archivedItself = (visible: RowCondition[], isListed: string): RowCondition =>
  allOf([{ sql: `not (${isListed})`, params: [] }, ...visible]);

function archivedCustomer(actor: Actor, customerId: string): RowCondition {
  const { sql, params } = visibleCustomersSql(actor, 'a.id');
  return {
    sql: `${customerId} in (select a.id from customer a where a.archived_at is not null and ${sql})`,
    params,
  };
}
