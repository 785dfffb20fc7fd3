import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parseCursor } from '#server/core/graphql/cursor.js';
import { invalid } from '#server/core/errors.js';
import { allOf, type RowCondition } from './find-row.js';
import { pageInfoOf, type Page, type RecordPageArgs } from '#server/core/graphql/page.js';
import { searchCondition, type SearchPlace } from './search.js';

const MAX_PAGE_SIZE = 500;
const MAX_SEARCH_LENGTH = 200;
/**
 * Below this number of matches, the ids are collected and sorted. Above it, a scan of the ordered
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

/**
 * A page of rows by `orderBy`, then id. A cursor names the last row, and the next page starts at
 * that row's current place, so rows that come or go between two calls shift nothing. Throws INVALID
 * for a page that cannot be requested, including one after a row that is not in the list.
 */
export async function listPage<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  { where, joins = '', orderBy, searchIn, page }: ListOptions,
): Promise<Page<T>> {
  const afterId = checkPage(page);
  const table = em.getMetadata().get(entity).tableName;
  const text = page.search?.trim().toLowerCase();
  const narrowing = [
    ...(text ? [searchCondition(searchIn, text)] : []),
    ...(page.updatedSince
      ? [{ sql: 't.updated_at >= ?', params: [page.updatedSince.toISOString()] }]
      : []),
  ];

  const wanted = allOf([...where, ...narrowing]);
  const few = narrowing.length > 0 ? await findFew(em, table, wanted) : null;
  const found = few ? { sql: 't.id = any(?)', params: [`{${few.join(',')}}`] } : wanted;
  if (afterId !== null) await requireListed(em, table, where, afterId);
  const order = {
    source: `"${table}" t ${joins}`,
    keys: [orderBy, 't.id'].flat(),
    descending: page.descending,
  };

  const from = afterId === null ? found : allOf([found, afterCondition(order, afterId)]);
  const sorted = order.keys.map((key) => `${key} ${page.descending ? 'desc' : 'asc'}`).join(', ');
  const rows = await em.execute<{ id: number }[]>(
    `select t.id from ${order.source} where ${from.sql} order by ${sorted} limit ?`,
    [...from.params, page.first + 1],
  );

  const ids = rows.slice(0, page.first).map(({ id }) => id);

  return {
    nodes: await findInOrder(em, entity, ids),
    pageInfo: pageInfoOf(ids, { hasNextPage: rows.length > page.first, after: page.after }),
    totalCount: async () => few?.length ?? countRows(em, table, wanted),
  };
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

async function findInOrder<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  ids: number[],
): Promise<T[]> {
  if (ids.length === 0) return [];
  const byId = { id: { $in: ids } } as unknown as FilterQuery<T>; // T has a numeric id, which the generic filter type cannot see
  const entities = new Map((await em.find(entity, byId)).map((node) => [node.id, node as T])); // loaded whole
  return ids.flatMap((id) => entities.get(id) ?? []);
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

interface Order {
  source: string;
  keys: string[];
  descending: boolean;
}

/**
 * Repeats the comparison of the first key on its own: only then can PostgreSQL start an index scan
 * there.
 */
function afterCondition({ source, keys, descending }: Order, afterId: number): RowCondition {
  const comparison = descending ? '<' : '>';
  const [first = 't.id'] = keys;
  const place = (selected: string) => `(select ${selected} from ${source} where t.id = ?)`;
  return {
    sql: `${first} ${comparison}= ${place(first)} and (${keys.join(', ')}) ${comparison} ${place(keys.join(', '))}`,
    params: [afterId, afterId],
  };
}

const noCursor = () => invalid({ after: 'This is not the cursor of a page' });

/** Prevents a cursor from revealing the sort position of a row outside the list. */
async function requireListed(
  em: EntityManager,
  table: string,
  where: RowCondition[],
  id: number,
): Promise<void> {
  const { sql, params } = allOf([{ sql: 't.id = ?', params: [id] }, ...where]);
  const listed = await em.execute(`select 1 from "${table}" t where ${sql}`, params);
  if (listed.length === 0) throw noCursor();
}

/** Returns the id that the page starts after. */
function checkPage({ first, after, search }: RecordPageArgs): number | null {
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw invalid({ first: `Ask for 1 to ${MAX_PAGE_SIZE} rows` });
  if ((search?.length ?? 0) > MAX_SEARCH_LENGTH)
    throw invalid({ search: 'Search for a shorter text' });
  if (!after) return null;
  const id = Number(parseCursor(after) ?? Infinity);
  if (id >= 2 ** 31) throw noCursor();
  return id;
}
