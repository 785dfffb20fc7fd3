import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { isSeller } from '#server/access/visibility/visibility-sql.js';
import { ExperimentKind } from '#server/experiments/experiment-kind.js';
import type { Experiment } from '#server/experiments/experiment.entity.js';
import {
  ExperimentResultReason,
  type ExperimentResult,
} from '#server/experiments/experiment.types.js';
import { describedRegions } from './describe-regions.js';
import { namedRegions } from './region-names.js';
import type { ExperimentRegions } from './region.types.js';

/** The groups of an experiment of regions; sellers see which regions, and no visits. */
export async function describeGroups(
  ctx: ServiceContext,
  { id, kind, regionIds }: Experiment,
): Promise<ExperimentRegions | null> {
  if (kind !== ExperimentKind.REGIONS) return null;
  const heldOut = await namedRegions(ctx, regionIds);
  if (isSeller(requireActor(ctx).entityType)) return { heldOut, others: [], checks: [] };

  const described = await describedRegions(ctx, id);
  const others = described?.regionIds.filter((region) => !regionIds.includes(region)) ?? [];
  return { heldOut, others: await namedRegions(ctx, others), checks: described?.checks ?? [] };
}

/** The caller must be allowed to see results; this checks nothing itself. */
export async function resultOfRegions(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  experimentId: number,
): Promise<ExperimentResult | ExperimentResultReason> {
  const described = await describedRegions(ctx, experimentId);
  return described?.result ?? ExperimentResultReason.NOT_FINISHED;
}
