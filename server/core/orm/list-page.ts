import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { invalid } from '#server/core/errors.js';
import { checkRange, noCursor, takePage, type PageRange } from '#server/core/graphql/page-range.js';
import { pageInfoOf, type Page, type RecordPageArgs } from '#server/core/graphql/page.js';
import { allOf, type RowCondition } from './find-row.js';
import {
  beyond,
  keyColumns,
  sealCursor,
  unsealCursor,
  type ListOrder,
  type SortKey,
} from './list-cursor.js';
import { searchCondition, type SearchPlace } from './search.js';

const MAX_SEARCH_LENGTH = 200;
/**
 * Collects the ids and sorts them below this number of matches. Above it, a scan of the ordered
 * index finds a page sooner.
 */
const FEW_MATCHES = 5_000;

interface ListOptions {
  where: RowCondition[];
  /**
   * Further tables with exactly one row for each of `t`, so that their columns can order the list.
   */
  joins?: string;
  /**
   * SQL expressions that are never null. The first decides the speed of a page: an index in its
   * order can be scanned.
   */
  orderBy: string | readonly string[];
  searchIn: readonly SearchPlace[];
  /** `updatedSince` is for tables with updated_at. */
  page: RecordPageArgs;
}

/** The part of a service's context that a list needs. */
export interface ListContext {
  em: EntityManager;
  config: Pick<Config, 'tokenSecrets'>;
}

/**
 * A page of rows by `orderBy`, then id. A cursor carries the sort key of its row, so rows that come,
 * go or move between two calls shift nothing. Throws INVALID for a page that cannot be requested.
 */
export async function listPage<T extends { id: number }>(
  ctx: ListContext,
  entity: EntityClass<T>,
  { where, joins = '', orderBy, searchIn, page }: ListOptions,
): Promise<Page<T>> {
  const { em } = ctx;
  const range = checkRange(page);
  if ((page.search?.length ?? 0) > MAX_SEARCH_LENGTH)
    throw invalid({ search: 'Search for a shorter text' });

  const table = em.getMetadata().get(entity).tableName;
  const order: ListOrder = {
    source: `"${table}" t ${joins}`,
    keys: [orderBy, 't.id'].flat(),
    descending: page.descending,
  };
  const after = readKey(ctx, order, { cursor: range.after, argument: 'after' });
  const before = readKey(ctx, order, { cursor: range.before, argument: 'before' });

  const narrowing = narrowed(searchIn, page);
  const wanted = allOf([...where, ...narrowing]);
  const few = narrowing.length > 0 ? await findFew(em, table, wanted) : null;
  const matching = few ? { sql: 't.id = any(?)', params: [`{${few.join(',')}}`] } : wanted;

  const found = await findKeys(em, order, range, [
    ...(after ? [beyond(order, after, 'after')] : []),
    ...(before ? [beyond(order, before, 'before')] : []),
    matching,
  ]);
  const nodes = await findInOrder(em, entity, takePage(found, range));
  const cursors = nodes.map(({ key }) => sealCursor(ctx.config.tokenSecrets[0], order, key));

  return {
    nodes: nodes.map(({ node }) => node),
    cursors,
    pageInfo: pageInfoOf(cursors, range, found.length > range.size),
    totalCount: async () => few?.length ?? countRows(em, table, wanted),
  };
}

/** The conditions of the search and of `updatedSince`. */
function narrowed(
  searchIn: readonly SearchPlace[],
  { search, updatedSince }: RecordPageArgs,
): RowCondition[] {
  const text = search?.trim().toLowerCase();
  const saved = updatedSince?.toISOString();

  return [
    ...(text ? [searchCondition(searchIn, text)] : []),
    ...(saved ? [{ sql: 't.updated_at >= ?', params: [saved] }] : []),
  ];
}

interface KeyedRow {
  id: number;
  key: SortKey;
}

/** Reads from the start of the range in its direction, one row more than its size. */
function findKeys(
  em: EntityManager,
  order: ListOrder,
  { size, isBackward }: PageRange,
  conditions: RowCondition[],
): Promise<KeyedRow[]> {
  const { sql, params } = allOf(conditions);
  const direction = order.descending === isBackward ? 'asc' : 'desc';
  const sorted = order.keys.map((key) => `${key} ${direction}`).join(', ');

  return em.execute<KeyedRow[]>(
    `select t.id, array[${keyColumns(order)}] as key from ${order.source}
      where ${sql} order by ${sorted} limit ?`,
    [...params, size + 1],
  );
}

/** The ids of all rows that meet the condition; null when they are too many. */
async function findFew(
  em: EntityManager,
  table: string,
  { sql, params }: RowCondition,
): Promise<number[] | null> {
  const rows = await em.execute<{ id: number }[]>(
    `select t.id from "${table}" t where ${sql} limit ?`,
    [...params, FEW_MATCHES + 1],
  );
  return rows.length > FEW_MATCHES ? null : rows.map(({ id }) => id);
}

/** Omits rows that were removed since their keys were read. */
async function findInOrder<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  rows: KeyedRow[],
): Promise<{ node: T; key: SortKey }[]> {
  if (rows.length === 0) return [];
  const byId = { id: { $in: rows.map(({ id }) => id) } } as unknown as FilterQuery<T>; // T has a numeric id, which the generic filter type cannot see
  const entities = new Map((await em.find(entity, byId)).map((node) => [node.id, node as T])); // loaded whole

  return rows.flatMap(({ id, key }) => {
    const node = entities.get(id);
    return node ? { node, key } : [];
  });
}

async function countRows(
  em: EntityManager,
  table: string,
  { sql, params }: RowCondition,
): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from "${table}" t where ${sql}`,
    params,
  );
  return row?.count ?? 0;
}

/** Throws INVALID for a text that is not a cursor of this list. */
function readKey(
  { config }: ListContext,
  order: ListOrder,
  { cursor, argument }: { cursor: string | null; argument: 'after' | 'before' },
): SortKey | null {
  if (cursor === null) return null;
  const key = unsealCursor(config.tokenSecrets, order, cursor);
  if (!key) throw noCursor(argument);
  return key;
}
