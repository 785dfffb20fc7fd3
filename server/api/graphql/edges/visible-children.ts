import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import { parseCursor, toCursor } from '#server/core/graphql/cursor.js';
import {
  checkRange,
  noCursor,
  takePage,
  type PageRange,
  type RangeArgs,
} from '#server/core/graphql/page-range.js';
import { pageInfoOf, type PageInfo } from '#server/core/graphql/page.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { listedRows } from '#server/records/record-kinds/record-kind.js';
import { RECORD_KINDS, type ChangedType } from '#server/records/record-kinds/record-kinds.js';

export const MAX_CHILDREN = 100;
export const DEFAULT_CHILDREN = 20;

interface ChildSource {
  type: ChangedType;
  /** SQL over the table's alias `t`: the id of the parent; rows of `join` are named in it. */
  parent: string;
  join?: string;
}

/** A page of the ids of children, ascending. */
export interface ChildPage {
  ids: number[];
  cursors: string[];
  pageInfo: PageInfo;
  totalCount: () => Promise<number>;
}

/** The children of one kind of parent that the caller sees. */
export interface Children {
  /** The ids of the first ones, ascending. */
  first: (ctx: ServiceContext, parentId: number, first: number) => Promise<number[]>;
  /** A page of them; throws INVALID for one that cannot be requested. */
  page: (ctx: ServiceContext, parentId: number, args: RangeArgs) => Promise<ChildPage>;
}

/** The children of a parent in a range of ids. */
interface Wanted {
  parentId: number;
  limit: number;
  isBackward: boolean;
  afterId: number | null;
  beforeId: number | null;
}

/** All parents of an answer that ask for the same range share one query; so do all counts. */
export function childrenOf(source: ChildSource): Children {
  const loadIds = batchLoader(async (ctx: ServiceContext, keys: string[]) => {
    const found = new Map<string, number[]>();
    for (const [range, parentIds] of byRange(keys))
      for (const { parent, ids } of await findIds(ctx, source, range, parentIds))
        found.set(formatKey({ ...range, parentId: parent }), ids);
    return found;
  });
  const loadCount = batchLoader((ctx: ServiceContext, parentIds: number[]) =>
    countChildren(ctx, source, parentIds),
  );

  return {
    first: async (ctx, parentId, first) => {
      if (first < 1 || first > MAX_CHILDREN)
        throw invalid({ first: `Ask for 1 to ${MAX_CHILDREN} of them` });
      const wanted = { parentId, limit: first, isBackward: false, afterId: null, beforeId: null };
      return (await loadIds(ctx, formatKey(wanted))) ?? [];
    },
    page: async (ctx, parentId, args) => {
      const range = checkRange(args);
      const wanted = wantedOf(parentId, range);
      const found = (await loadIds(ctx, formatKey(wanted))) ?? [];
      const ids = takePage(found, range);
      const cursors = ids.map(toCursor);

      return {
        ids,
        cursors,
        pageInfo: pageInfoOf(cursors, range, found.length > range.size),
        totalCount: async () => (await loadCount(ctx, parentId)) ?? 0,
      };
    },
  };
}

/** One row more than the page says whether the list goes on. */
const wantedOf = (parentId: number, range: PageRange): Wanted => ({
  parentId,
  limit: range.size + 1,
  isBackward: range.isBackward,
  afterId: parseId(range.after, 'after'),
  beforeId: parseId(range.before, 'before'),
});

const MAX_ID = 2 ** 31 - 1;

function parseId(cursor: string | null, argument: 'after' | 'before'): number | null {
  if (cursor === null) return null;
  const id = Number(parseCursor(cursor) ?? Infinity);
  if (id > MAX_ID) throw noCursor(argument);
  return id;
}

const formatKey = (wanted: Wanted): string => {
  const { limit, isBackward, afterId, beforeId, parentId } = wanted;
  return JSON.stringify([{ limit, isBackward, afterId, beforeId }, parentId]);
};

type Range = Omit<Wanted, 'parentId'>;

/** The parents of each range. */
function byRange(keys: readonly string[]): Map<Range, number[]> {
  const ranges = new Map<string, { range: Range; parentIds: number[] }>();
  for (const key of keys) {
    const [range, parentId] = JSON.parse(key) as [Range, number]; // of keyOf
    const name = JSON.stringify(range);
    const known = ranges.get(name) ?? { range, parentIds: [] };
    known.parentIds.push(parentId);
    ranges.set(name, known);
  }
  return new Map([...ranges.values()].map(({ range, parentIds }) => [range, parentIds]));
}

/** Those of the parents that the caller sees. */
function visibleRows(
  ctx: ServiceContext,
  { type, parent }: ChildSource,
  parentIds: readonly number[],
): RowCondition[] {
  return [
    { sql: `${parent} = any(?)`, params: [`{${parentIds.join(',')}}`] },
    ...listedRows(RECORD_KINDS[type], requireActor(ctx)),
  ];
}

function findIds(
  ctx: ServiceContext,
  source: ChildSource,
  { limit, isBackward, afterId, beforeId }: Range,
  parentIds: readonly number[],
): Promise<{ parent: number; ids: number[] }[]> {
  const { type, parent, join = '' } = source;
  const direction = isBackward ? 'desc' : 'asc';
  const { sql, params } = allOf([
    ...visibleRows(ctx, source, parentIds),
    ...(afterId === null ? [] : [{ sql: 't.id > ?', params: [afterId] }]),
    ...(beforeId === null ? [] : [{ sql: 't.id < ?', params: [beforeId] }]),
  ]);

  return ctx.em.execute(
    `select parent, array_agg(id order by id ${direction}) as ids from (
       select distinct ${parent} as parent, t.id,
         dense_rank() over (partition by ${parent} order by t.id ${direction}) as place
       from "${RECORD_KINDS[type].table}" t ${join} where ${sql}
     ) child where place <= ? group by parent`,
    [...params, limit],
  );
}

async function countChildren(
  ctx: ServiceContext,
  source: ChildSource,
  parentIds: readonly number[],
): Promise<Map<number, number>> {
  const { type, parent, join = '' } = source;
  const { sql, params } = allOf(visibleRows(ctx, source, parentIds));
  const rows = await ctx.em.execute<{ parent: number; count: number }[]>(
    `select ${parent} as parent, count(distinct t.id)::int as count
     from "${RECORD_KINDS[type].table}" t ${join} where ${sql} group by 1`,
    params,
  );
  return new Map(rows.map(({ parent: id, count }) => [id, count]));
}
