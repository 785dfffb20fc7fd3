import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { readLastSeenOfTags } from '#server/event-store/tag-calls.js';
import { ImpressionTag } from './impression-tag.entity.js';

const loadLastCalls = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const tags = await ctx.em.find(ImpressionTag, { id: { $in: ids } });
  const pool = await ctx.em.getConnection().getNativeClient();
  return readLastSeenOfTags(pool, tags);
});

/** The minute of the last call that was no test, by its arrival; null where there was none. */
export const lastCallOf = async (
  ctx: ServiceContext,
  { id }: ImpressionTag,
): Promise<Date | null> => (await loadLastCalls(ctx, id)) ?? null;
