import type { EntityManager } from '@mikro-orm/postgresql';
import type { Principal, SqlCondition } from '#server/access/visibility/visibility-sql.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { isAddressSql, ownedBySql } from './erasure-sql.js';
import { redactChanges, type ErasedPerson } from './redact-changes.js';

const BATCH_SIZE = 500;

/** The record that an audit entry is about. */
export interface AuditSubject {
  subjectType: string;
  subjectId: string;
  customerId: number | null;
}

interface Row extends AuditSubject {
  id: string;
  changes: FieldChanges;
}

/** A cursor reads once and by the index, and keeps a batch in memory however many there are. */
const openSql = (where: string) => `declare entries no scroll cursor for
  select id::text, subject_type as "subjectType", subject_id as "subjectId", customer_id as "customerId", changes
  from audit_entry a where a.changes is not null and ${where}`;

const UPDATE = `update audit_entry a set changes = one.changes
  from jsonb_to_recordset(?::jsonb) as one (id bigint, changes jsonb) where a.id = one.id`;

/**
 * Takes the person out of the entries under the condition over the alias `a` of audit_entry, within
 * the caller's transaction, and passes the subjects of each batch of changed entries on.
 */
export async function redactEntries(
  em: EntityManager,
  { sql, params }: SqlCondition,
  person: ErasedPerson,
  onRedacted: (subjects: AuditSubject[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await em.execute(openSql(sql), params);

  for (;;) {
    const rows = await em.execute<Row[]>(`fetch ${BATCH_SIZE} from entries`);
    if (rows.length === 0) break;

    const redacted = rows
      .map((row) => ({ ...row, before: row.changes, changes: redactChanges(row.changes, person) }))
      .filter(({ before, changes }) => JSON.stringify(before) !== JSON.stringify(changes));
    const updates = redacted.map(({ id, changes }) => ({ id, changes }));
    await em.execute(UPDATE, [JSON.stringify(updates)]);
    await onRedacted(redacted);
  }

  await em.execute('close entries');
}

/** The entries about a user. */
export const aboutUserSql = (id: number): SqlCondition => ({
  sql: `a.subject_type = 'user' and a.subject_id = ?`,
  params: [String(id)],
});

/**
 * Entries that the organisation wrote, or anybody for null, with a value that is one of the
 * addresses. `audit_entry_address_index` has the first condition.
 */
export function withAddressSql(
  addresses: readonly string[],
  writer: Principal | null,
): SqlCondition {
  const written = ownedBySql(writer, 'a');
  const isAddress = isAddressSql(`(value #>> '{}')`, addresses);

  return {
    sql: `a.changes::text like '%@%' and ${written.sql} and exists (
      select from jsonb_path_query(a.changes, 'strict $.**') as value
      where jsonb_typeof(value) = 'string' and ${isAddress.sql})`,
    params: [...written.params, ...isAddress.params],
  };
}
