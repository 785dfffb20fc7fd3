import { Arg, Int } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Page, RangePageArgs } from '#server/core/graphql/page.js';
import { DEFAULT_CHILDREN, MAX_CHILDREN, type Children } from './visible-children.js';

type Find<T> = (ctx: ServiceContext, id: number) => Promise<T | null>;

/** Records whose ids were just found as visible ones. */
export async function recordsOf<T>(
  ctx: ServiceContext,
  ids: number[],
  find: Find<T>,
): Promise<T[]> {
  const records = await Promise.all(ids.map((id) => find(ctx, id)));
  return records.filter((record) => record !== null);
}

/** Omits records that were removed since their ids were found. */
export async function pageOf<T extends { id: number }>(
  ctx: ServiceContext,
  { children, parentId, find }: { children: Children; parentId: number; find: Find<T> },
  args: RangePageArgs,
): Promise<Page<T>> {
  const { ids, cursors, ...page } = await children.page(ctx, parentId, args);
  const records = await Promise.all(ids.map((id) => find(ctx, id)));
  const shown = records.flatMap((node, at) => (node ? [{ node, cursor: cursors[at] ?? '' }] : []));

  return {
    ...page,
    nodes: shown.map(({ node }) => node),
    cursors: shown.map(({ cursor }) => cursor),
  };
}

/** The argument of a short list. */
export const First = () =>
  Arg('first', () => Int, {
    defaultValue: DEFAULT_CHILDREN,
    description: `How many at most, 1 to ${MAX_CHILDREN}.`,
  });
