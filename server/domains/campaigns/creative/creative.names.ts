import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { Creative } from './creative.entity.js';

const loadCreative = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const creatives = await ctx.em.find(Creative, { id: { $in: ids } });
  return new Map(creatives.map((creative) => [creative.id, creative]));
});

/** The caller must be allowed to see the tag; this checks nothing itself. */
export const creativeName = async (ctx: ServiceContext, id: number): Promise<string> =>
  (await loadCreative(ctx, id))?.description ?? '';
