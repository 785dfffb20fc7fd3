import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import { toNodeId } from '#server/core/graphql/node-id.js';
import { findRows } from '#server/core/orm/find-row.js';
import { listedRows } from '#server/records/record-kinds/record-kind.js';
import {
  CHANGED_TYPES,
  RECORD_KINDS,
  type ChangedType,
} from '#server/records/record-kinds/record-kinds.js';
import { Change, type ChangeKind, type ChangePage } from './change.type.js';
import { parsePosition, toPosition } from './feed-position.js';
import { noteChanges, readerOf } from './note-changes.js';

export const CHANGES_PAGE_SIZE = 100;
const MAX_CHANGES = 500;

interface ChangesRequest {
  after?: string | null;
  types?: ChangedType[] | null;
  first?: number | null;
}

interface Entry {
  type: ChangedType;
  id: number;
  kind: ChangeKind;
  position: string;
}

/**
 * The changes after a position, for what the caller's organisation sees; from the start, everything
 * that it sees. Throws INVALID for a position of another organisation or other types.
 */
export async function listChanges(
  ctx: ServiceContext,
  { after, types, first }: ChangesRequest,
): Promise<ChangePage> {
  const actor = requireActor(ctx);
  const size = first ?? CHANGES_PAGE_SIZE;
  if (size < 1 || size > MAX_CHANGES)
    throw invalid({ first: `Ask for 1 to ${MAX_CHANGES} changes` });

  const wanted = CHANGED_TYPES.filter((type) => !types?.length || types.includes(type));
  const bound = ['changes', ...readerOf(actor), wanted.join(',')];
  const start = after ? Number(parsePosition(after, bound)) : 0;

  const last = await ctx.em.fork().transactional((em) => noteChanges(em, actor, wanted));
  if (start > last) {
    throw invalid({
      after: 'This position is later than the feed; leave it out to read from the start',
    });
  }

  const found = await findEntries(ctx.em, actor, { wanted, start, last, limit: size + 1 });
  const entries = found.slice(0, size);
  const hasMore = found.length > size;
  const end = hasMore ? entries.at(-1)?.position : undefined;

  return {
    changes: await withRecords(ctx, actor, entries),
    position: toPosition([...bound, end ?? last]),
    hasMore,
  };
}

interface EntryRange {
  wanted: readonly ChangedType[];
  start: number;
  last: number;
  limit: number;
}

/** Reading from the start omits records that are gone already: they are of no use. */
const findEntries = (
  em: EntityManager,
  actor: Actor,
  { wanted, start, last, limit }: EntryRange,
): Promise<Entry[]> =>
  em.execute<Entry[]>(
    `select record_type as type, record_id as id, kind, position from change_feed_entry
     where entity_type = ? and entity_id = ? and record_type = any(?) and position > ? and position <= ?
       and (? > 0 or kind not in ('ARCHIVED', 'REMOVED'))
     order by position limit ?`,
    [...readerOf(actor), `{${wanted.join(',')}}`, start, last, start, limit],
  );

async function withRecords(
  ctx: ServiceContext,
  actor: Actor,
  entries: readonly Entry[],
): Promise<Change[]> {
  const found = new Map<string, object>();

  for (const [type, ofType] of Map.groupBy(entries, (entry) => entry.type)) {
    const kind = RECORD_KINDS[type];
    const ids = ofType.map(({ id }) => id);
    const listed = listedRows(kind, actor);
    const records = await findRows<{ id: number }>(ctx.em, kind.entity, ids, listed);
    for (const record of records) found.set(toNodeId(type, String(record.id)), record);
  }

  return entries.map(({ type, id, kind }) => {
    const nodeId = toNodeId(type, String(id));
    const record = found.get(nodeId) ?? null;
    const field: keyof Change = RECORD_KINDS[type].noun;
    return Object.assign(new Change(), { type, nodeId, recordId: id, kind, [field]: record });
  });
}
