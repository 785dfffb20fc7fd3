import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { allOf } from '#server/core/orm/find-row.js';
import {
  CHANGED_RECORDS,
  listedRows,
  type ChangedType,
} from '#server/domains/changes/changed-records.js';

export const MAX_CHILDREN = 100;
export const DEFAULT_CHILDREN = 20;

interface Children {
  type: ChangedType;
  /** SQL over the table's alias `t`: the id of the parent; rows of `join` are named in it. */
  parent: string;
  join?: string;
}

type FindChildIds = (ctx: ServiceContext, parentId: number, first: number) => Promise<number[]>;

/**
 * The ids of the first children of a parent that the caller sees, ascending: one query for all
 * parents of an answer that ask for as many.
 */
export function childrenOf({ type, parent, join = '' }: Children): FindChildIds {
  const loaders = new Map<number, ReturnType<typeof loaderOf>>();

  const loaderOf = (first: number) =>
    batchLoader(async (ctx: ServiceContext, parentIds: number[]) => {
      const { table } = CHANGED_RECORDS[type];
      const { sql, params } = allOf([
        { sql: `${parent} = any(?)`, params: [`{${parentIds.join(',')}}`] },
        ...listedRows(type, requireActor(ctx)),
      ]);

      const rows = await ctx.em.execute<{ parent: number; ids: number[] }[]>(
        `select parent, array_agg(id order by id) as ids from (
           select distinct ${parent} as parent, t.id, dense_rank() over (partition by ${parent} order by t.id) as place
           from "${table}" t ${join} where ${sql}
         ) child where place <= ? group by parent`,
        [...params, first],
      );

      return new Map(rows.map(({ parent: id, ids }) => [id, ids]));
    });

  return async (ctx, parentId, first) => {
    if (first < 1 || first > MAX_CHILDREN)
      throw invalid({ first: `Ask for 1 to ${MAX_CHILDREN} of them` });

    const load = loaders.get(first) ?? loaderOf(first);
    loaders.set(first, load);

    return (await load(ctx, parentId)) ?? [];
  };
}
