import { customerCurrency } from '#server/domains/campaigns/content/customer-of.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Actor } from '#server/access/identity/actor.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { SqlCondition } from '#server/access/visibility/visibility-sql.js';
import { parseCursor, toCursor } from '#server/core/graphql/cursor.js';
import { checkRange, noCursor, takePage, type RangeArgs } from '#server/core/graphql/page-range.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { pageInfoOf, type Page } from '#server/core/graphql/page.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';
import { nameActing, type Acting } from './acting-names.js';
import { requireAudited } from './audited-records.js';
import type { HistoryEntry } from './history.type.js';
import { readableEntry, sharingSql } from './sharing-history.js';
import { addIds, nameIn, visibleNames, type WantedNames } from './visible-names.js';
import { collectIds, readableChanges } from './readable-changes.js';
import { relatedSql, relatedTo } from './related-history.js';

export const HISTORY_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

interface Row extends Acting {
  id: string;
  occurredAtMs: number;
  action: string;
  subjectType: string;
  subjectId: string;
  changes: FieldChanges | null;
}

const ENTRIES = `select a.id::text, extract(epoch from a.occurred_at)::float8 * 1000 as "occurredAtMs", a.action, a.changes,
    a.subject_type as "subjectType", a.subject_id as "subjectId", a.user_id as "userId", u.name as "userName", a.entity_type as "entityType", a.entity_id as "entityId"
  from entry a left join app_user u on u.id = a.user_id`;

const LARGEST_ID = '9223372036854775807';

/**
 * The entries of a record, those of other records about it, and of a customer also what was shared
 * of it, as `entry`. Excludes sign-ins: they also have the person as subject, and they are private.
 * Each kind of entry is read by its own index, and materialized because the planner would otherwise
 * search the whole audit for the newest ones.
 */
function entriesSql(actor: Actor, noun: AuditedNoun, id: number): SqlCondition {
  const ofSubject = {
    sql: `a.subject_type = ? and a.subject_id = ? and a.action not like 'session.%'`,
    params: [noun, String(id)],
  };
  const kinds = [
    ofSubject,
    ...(noun === 'customer' ? [sharingSql(id)] : []),
    ...relatedSql(actor, noun, id),
  ];

  return {
    sql: `with entry as materialized (${kinds
      .map(({ sql }) => `select a.* from audit_entry a where ${sql}`)
      .join(' union all ')})`,
    params: kinds.flatMap(({ params }) => params),
  };
}

/**
 * The audit entries of a record, newest first, for those who may change it. Throws NOT_FOUND for a
 * record the caller may not see, FORBIDDEN, INVALID for wrong page arguments.
 */
export async function listHistory(
  ctx: ServiceContext,
  noun: AuditedNoun,
  id: number,
  page: RangeArgs,
): Promise<Page<HistoryEntry>> {
  const record = await requireAudited(ctx, noun, id);
  const sizes = { default: HISTORY_PAGE_SIZE, max: MAX_PAGE_SIZE, rows: 'entries' };
  const range = checkRange(page, sizes);

  const actor = requireActor(ctx);
  const wanted = entriesSql(actor, noun, id);
  const newest = range.after ? idIn(range.after, 'after') : LARGEST_ID;
  const oldest = range.before ? idIn(range.before, 'before') : '0';
  const found = await readIndexed<Row>(
    ctx,
    `${wanted.sql} ${ENTRIES} where a.id < ? and a.id > ?
      order by a.id ${range.isBackward ? 'asc' : 'desc'} limit ?`,
    [...wanted.params, newest, oldest, range.size + 1],
  );
  const rows = takePage(found, range).map((row) => readableRow(actor, noun, id, row));
  const cursors = rows.map((row) => toCursor(row.id));
  const named: WantedNames = new Map();
  for (const { changes, related } of rows) {
    collectIds(changes, record, named);
    if (related) addIds(named, related.entity, [related.recordId]);
  }
  const names = await visibleNames(ctx, named);
  const actors = await nameActing(ctx, rows);
  const currency = record.customerId ? await customerCurrency(ctx, record.customerId) : null;
  const nodes = rows.map((row, index) => ({
    id: row.id,
    occurredAt: new Date(row.occurredAtMs),
    action: row.verb,
    by: actors[index] ?? '',
    related: row.related && {
      ...row.related,
      name: nameIn(names, row.related.entity, row.related.recordId),
    },
    changes: readableChanges(row.changes, record, names, currency),
  }));

  return {
    nodes,
    cursors,
    pageInfo: pageInfoOf(cursors, range, found.length > range.size),
    totalCount: () => countEntries(ctx, wanted),
  };
}

/** Returns what the caller may read: of another record's entry, only what it says of this one. */
function readableRow(actor: Actor, noun: AuditedNoun, id: number, row: Row) {
  const related = relatedTo(noun, id, row);
  if (!related) return { ...row, ...readableEntry(actor, row), related: null };

  const { verb, entity } = related;
  return { ...row, verb, changes: {}, related: { entity, recordId: Number(row.subjectId) } };
}

/** The planner does not know how rare an id is in the changes, and would read the whole audit. */
const readIndexed = <T extends object>(
  ctx: ServiceContext,
  sql: string,
  params: (number | string)[],
): Promise<T[]> =>
  ctx.em.transactional(async (em) => {
    await em.execute('set local enable_seqscan = off');
    return em.execute<T[]>(sql, params);
  });

async function countEntries(ctx: ServiceContext, { sql, params }: SqlCondition): Promise<number> {
  const count = `${sql} select count(*)::int as count from entry`;
  const [row] = await readIndexed<{ count: number }>(ctx, count, params);
  return row?.count ?? 0;
}

/** The query filters by subject, so a cursor of another subject reveals nothing. */
function idIn(cursor: string, argument: 'after' | 'before'): string {
  const id = parseCursor(cursor);
  if (id === null) throw noCursor(argument);
  return id;
}
