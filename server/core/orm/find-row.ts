import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

/** A condition over the table's alias `t`, with `?` for each parameter. */
export interface RowCondition {
  sql: string;
  params: (number | string)[];
}

export const allOf = (conditions: RowCondition[]): RowCondition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
  params: conditions.flatMap(({ params }) => params),
});

/** A condition on one column when there is a value, else none. */
export const equals = (
  column: string,
  value: number | string | null | undefined,
): RowCondition[] =>
  value === null || value === undefined ? [] : [{ sql: `${column} = ?`, params: [value] }];

/**
 * Options of `em.findOne` for a record that is about to change: locked until the transaction ends,
 * and read again.
 */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

interface FindOptions {
  /** Locks the row until the transaction ends: to change it, or so that it stays as it is. */
  lock?: boolean | 'share';
}

/** The row of that id that meets the conditions, or null. */
export async function findRow<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  id: number,
  conditions: RowCondition[],
  { lock = false }: FindOptions = {},
): Promise<T | null> {
  const table = em.getMetadata().get(entity).tableName;
  const { sql, params } = allOf([{ sql: 't.id = ?', params: [id] }, ...conditions]);
  const found = await em.execute(
    `select 1 from "${table}" t where ${sql} ${lock === 'share' ? 'for share' : lock ? 'for update' : ''}`,
    params,
  );
  if (found.length === 0) return null;
  return em.findOne(entity, { id } as FilterQuery<T>, { refresh: lock !== false }); // T has a numeric id, which the generic filter type cannot see
}

/** The rows of these ids that meet the conditions, in no order. */
export async function findRows<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  ids: number[],
  conditions: RowCondition[],
): Promise<T[]> {
  const table = em.getMetadata().get(entity).tableName;
  const { sql, params } = allOf([
    { sql: 't.id = any(?)', params: [`{${ids.join(',')}}`] },
    ...conditions,
  ]);

  const found = await em.execute<{ id: number }[]>(
    `select t.id from "${table}" t where ${sql}`,
    params,
  );
  if (found.length === 0) return [];

  const byId = { id: { $in: found.map(({ id }) => id) } } as unknown as FilterQuery<T>; // T has a numeric id, which the generic filter type cannot see

  return await em.find(entity, byId); // loaded whole
}
