import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import {
  readExperimentCounts,
  type ExperimentCount,
} from '#server/measurement/stored/read-experiment.js';

/** The last count of an experiment; undefined before the first. */
export const experimentCount: (
  ctx: Pick<ServiceContext, 'em'>,
  experimentId: number,
) => Promise<ExperimentCount | undefined> = batchLoader(
  async (ctx: Pick<ServiceContext, 'em'>, experimentIds: number[]) => {
    const pool = await ctx.em.getConnection().getNativeClient();
    const counts = await readExperimentCounts(pool, experimentIds);
    return new Map(counts.map((count) => [count.experimentId, count]));
  },
);
