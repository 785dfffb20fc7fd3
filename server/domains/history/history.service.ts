import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { SqlCondition } from '#server/access/visibility/visibility-sql.js';
import { parseCursor, toCursor } from '#server/core/graphql/cursor.js';
import { checkRange, noCursor, takePage, type RangeArgs } from '#server/core/graphql/page-range.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { pageInfoOf, type Page } from '#server/core/graphql/page.js';
import { nameActing, type Acting } from './acting-names.js';
import { requireAudited } from './audited-records.js';
import type { NamedNoun } from './field-kinds.js';
import type { AuditedNoun, HistoryEntry } from './history.type.js';
import { readableEntry, sharingSql } from './sharing-history.js';
import { visibleNames } from './visible-names.js';
import { collectIds, readableChanges } from './readable-changes.js';

export const HISTORY_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

interface Row extends Acting {
  id: string;
  occurredAtMs: number;
  action: string;
  changes: FieldChanges | null;
}

const ENTRIES = `select a.id::text, extract(epoch from a.occurred_at)::float8 * 1000 as "occurredAtMs", a.action, a.changes,
    a.user_id as "userId", u.name as "userName", a.entity_type as "entityType", a.entity_id as "entityId"
  from audit_entry a left join app_user u on u.id = a.user_id`;

const LARGEST_ID = '9223372036854775807';

/**
 * The entries of a record, of a customer also what was shared of it. Excludes sign-ins: they also
 * have the person as subject, and they are private.
 */
function entriesSql(noun: AuditedNoun, id: number): SqlCondition {
  const ofSubject = {
    sql: `a.subject_type = ? and a.subject_id = ? and a.action not like 'session.%'`,
    params: [noun, String(id)],
  };
  if (noun !== 'customer') return ofSubject;

  const shared = sharingSql(id);
  return {
    sql: `((${ofSubject.sql}) or (${shared.sql}))`,
    params: [...ofSubject.params, ...shared.params],
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
  const wanted = entriesSql(noun, id);
  const newest = range.after ? idIn(range.after, 'after') : LARGEST_ID;
  const oldest = range.before ? idIn(range.before, 'before') : '0';
  const found = await ctx.em.execute<Row[]>(
    `${ENTRIES} where ${wanted.sql} and a.id < ? and a.id > ?
      order by a.id ${range.isBackward ? 'asc' : 'desc'} limit ?`,
    [...wanted.params, newest, oldest, range.size + 1],
  );
  const rows = takePage(found, range).map((row) => ({ ...row, ...readableEntry(actor, row) }));
  const cursors = rows.map((row) => toCursor(row.id));
  const named = new Map<NamedNoun, Set<unknown>>();
  for (const { changes } of rows) collectIds(changes, record, named);
  const names = await visibleNames(ctx, named, record.customerId);
  const actors = await nameActing(ctx, rows);
  const nodes = rows.map((row, index) => ({
    id: row.id,
    occurredAt: new Date(row.occurredAtMs),
    action: row.verb,
    by: actors[index] ?? '',
    changes: readableChanges(row.changes, record, names),
  }));

  return {
    nodes,
    cursors,
    pageInfo: pageInfoOf(cursors, range, found.length > range.size),
    totalCount: () => countEntries(ctx, wanted),
  };
}

async function countEntries(ctx: ServiceContext, { sql, params }: SqlCondition): Promise<number> {
  const count = `select count(*)::int as count from audit_entry a where ${sql}`;
  const [row] = await ctx.em.execute<{ count: number }[]>(count, params);
  return row?.count ?? 0;
}

/** The query filters by subject, so a cursor of another subject reveals nothing. */
function idIn(cursor: string, argument: 'after' | 'before'): string {
  const id = parseCursor(cursor);
  if (id === null) throw noCursor(argument);
  return id;
}
