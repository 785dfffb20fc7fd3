import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from './errors.js';
import { allOf, type RowCondition } from './find-row.js';
import { nameOrder } from './name-order.js';
import type { Page, PageArgs } from './page.js';

const MAX_PAGE_SIZE = 500;
const MAX_SEARCH_LENGTH = 200;

interface ListOptions {
  where: RowCondition[];
  /** An SQL expression over `t` that is never null. */
  orderBy: string;
  /** Text expressions over `t`; null ones match nothing. */
  searchIn: string[];
  page: PageArgs;
}

/**
 * A page of rows by `orderBy`, then id. A cursor names the last row, and the next page starts at the place that row has
 * by then, so rows that come or go between two calls shift nothing. Throws INVALID for a page that cannot be asked for, as
 * for one after a row that is not in the list or has left it.
 */
export async function listPage<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  { where, orderBy, searchIn, page }: ListOptions,
): Promise<Page<T>> {
  const afterId = checkPage(page);
  const table = em.getMetadata().get(entity).tableName;
  const found = allOf([...where, searchCondition(searchIn, page.search)]);
  if (afterId !== null) await requireListed(em, table, where, afterId);
  const from = allOf([found, afterCondition(table, orderBy, afterId, page.descending)]);
  const direction = page.descending ? 'desc' : 'asc';
  const rows = await em.execute<{ id: number }[]>(
    `select t.id from "${table}" t where ${from.sql} order by ${orderBy} ${direction}, t.id ${direction} limit ?`,
    [...from.params, page.first + 1],
  );
  const ids = rows.slice(0, page.first).map(({ id }) => id);
  return {
    nodes: await findInOrder(em, entity, ids),
    pageInfo: { hasNextPage: rows.length > page.first, endCursor: toCursor(ids.at(-1)) },
    totalCount: () => countRows(em, table, found),
  };
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

async function countRows(em: EntityManager, table: string, { sql, params }: RowCondition): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from "${table}" t where ${sql}`,
    params,
  );
  return row?.count ?? 0;
}

const EVERYTHING: RowCondition = { sql: 'true', params: [] };

function searchCondition(searchIn: string[], search: string | null | undefined): RowCondition {
  const text = search?.trim().toLowerCase();
  if (!text) return EVERYTHING;
  return {
    sql: searchIn.map((expression) => `strpos(${nameOrder(`(${expression})`)}, ?) > 0`).join(' or ') || 'false',
    params: searchIn.map(() => text),
  };
}

function afterCondition(table: string, orderBy: string, afterId: number | null, descending: boolean): RowCondition {
  if (afterId === null) return EVERYTHING;
  return {
    sql: `(${orderBy}, t.id) ${descending ? '<' : '>'} (select ${orderBy}, t.id from "${table}" t where t.id = ?)`,
    params: [afterId],
  };
}

const toCursor = (id: number | undefined) => (id === undefined ? null : Buffer.from(`id:${id}`).toString('base64url'));

function parseCursor(cursor: string): number | null {
  const [, digits] = /^id:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const id = Number(digits);
  return Number.isInteger(id) && id < 2 ** 31 ? id : null;
}

const noCursor = () => invalid({ after: 'This is not the cursor of a page' });

/** The place of a row outside the list would tell how it compares with those in it. */
async function requireListed(em: EntityManager, table: string, where: RowCondition[], id: number): Promise<void> {
  const { sql, params } = allOf([{ sql: 't.id = ?', params: [id] }, ...where]);
  const listed = await em.execute(`select 1 from "${table}" t where ${sql}`, params);
  if (listed.length === 0) throw noCursor();
}

/** Answers the id that the page starts after. */
function checkPage({ first, after, search }: PageArgs): number | null {
  if (first < 1 || first > MAX_PAGE_SIZE) throw invalid({ first: `Ask for 1 to ${MAX_PAGE_SIZE} rows` });
  if ((search?.length ?? 0) > MAX_SEARCH_LENGTH) throw invalid({ search: 'Search for a shorter text' });
  if (!after) return null;
  const id = parseCursor(after);
  if (id === null) throw noCursor();
  return id;
}
