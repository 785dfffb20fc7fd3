import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { Region } from '#server/domains/organisations/reference/region.entity.js';
import type { ExperimentRegion } from './region.types.js';

const loadName = batchLoader(async (ctx: Pick<ServiceContext, 'em'>, ids: number[]) => {
  const regions = await ctx.em.find(Region, { id: { $in: ids } });
  return new Map(regions.map(({ id, name }) => [id, name]));
});

/** Returns the regions in the order of their names. */
export async function namedRegions(
  ctx: Pick<ServiceContext, 'em'>,
  ids: Iterable<number>,
): Promise<ExperimentRegion[]> {
  const named = await Promise.all(
    [...ids].map(async (id) => ({ id, name: (await loadName(ctx, id)) ?? '' })),
  );
  return named.toSorted((a, b) => a.name.localeCompare(b.name));
}
