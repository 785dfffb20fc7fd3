import type { ServiceContext } from '#server/access/identity/context.js';
import { parseCursor } from '#server/core/graphql/cursor.js';
import { invalid } from '#server/core/errors.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { pageInfoOf, type Page } from '#server/core/graphql/page.js';
import { nameActing, type Acting } from './acting-names.js';
import { requireAudited } from './audited-records.js';
import type { NamedNoun } from './field-kinds.js';
import type { AuditedNoun, HistoryEntry } from './history.type.js';
import { visibleNames } from './visible-names.js';
import { collectIds, readableChanges } from './readable-changes.js';

const MAX_PAGE_SIZE = 100;

interface Row extends Acting {
  id: string;
  occurredAtMs: number;
  action: string;
  changes: FieldChanges | null;
}

/** Excludes sign-ins: they also have the person as subject, and they are private. */
const OF_SUBJECT = `a.subject_type = ? and a.subject_id = ? and a.action not like 'session.%'`;

const ENTRIES = `select a.id::text, extract(epoch from a.occurred_at)::float8 * 1000 as "occurredAtMs", a.action, a.changes,
    a.user_id as "userId", u.name as "userName", a.entity_type as "entityType", a.entity_id as "entityId"
  from audit_entry a left join app_user u on u.id = a.user_id
  where ${OF_SUBJECT} and a.id < ? order by a.id desc limit ?`;

const AFTER_NOTHING = '9223372036854775807';

/**
 * The audit entries of a record, newest first, for those who may change it. Throws NOT_FOUND for a
 * record the caller may not see, FORBIDDEN, INVALID for wrong page arguments.
 */
export async function listHistory(
  ctx: ServiceContext,
  noun: AuditedNoun,
  id: number,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<HistoryEntry>> {
  const record = await requireAudited(ctx, noun, id);
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw invalid({ first: `Ask for 1 to ${MAX_PAGE_SIZE} entries` });

  const subject = [noun, String(id)];
  const found = await ctx.em.execute<Row[]>(ENTRIES, [...subject, idBefore(after), first + 1]);
  const rows = found.slice(0, first);
  const wanted = new Map<NamedNoun, Set<unknown>>();
  for (const { changes } of rows) collectIds(changes ?? {}, record, wanted);
  const names = await visibleNames(ctx, wanted, record.customerId);
  const actors = await nameActing(ctx, rows);
  const nodes = rows.map((row, index) => ({
    id: row.id,
    occurredAt: new Date(row.occurredAtMs),
    action: row.action.slice(row.action.indexOf('.') + 1),
    by: actors[index] ?? '',
    changes: readableChanges(row.changes ?? {}, record, names),
  }));

  return {
    nodes,
    pageInfo: pageInfoOf(
      rows.map(({ id: entryId }) => entryId),
      { hasNextPage: found.length > first, after },
    ),
    totalCount: () => countEntries(ctx, subject),
  };
}

async function countEntries(ctx: ServiceContext, subject: string[]): Promise<number> {
  const sql = `select count(*)::int as count from audit_entry a where ${OF_SUBJECT}`;
  const [row] = await ctx.em.execute<{ count: number }[]>(sql, subject);
  return row?.count ?? 0;
}

/**
 * Lists entries older than this one. The query filters by subject, so a cursor of another subject
 * reveals nothing.
 */
function idBefore(after: string | null | undefined): string {
  const id = after ? parseCursor(after) : AFTER_NOTHING;
  if (id === null) throw invalid({ after: 'This is not the cursor of a page' });
  return id;
}
