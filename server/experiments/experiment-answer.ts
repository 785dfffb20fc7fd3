import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { isSeller } from '#server/access/visibility/visibility-sql.js';
import { bookingOf } from '#server/domains/campaigns/booking/booking.names.js';
import { customerToday } from '#server/domains/campaigns/content/dates.js';
import { experimentCount } from './experiment-counts.js';
import { ExperimentKind } from './experiment-kind.js';
import { describeResult } from './experiment-result.js';
import { experimentState, firstResultDate, type ExperimentState } from './experiment-state.js';
import type { Experiment } from './experiment.entity.js';
import { ExperimentResultReason, type ExperimentResult } from './experiment.types.js';
import { resultOfRegions } from './regions/region-groups.js';

export type ExperimentReader = Pick<ServiceContext, 'em' | 'actor' | 'now'>;

/** Returns the state of the experiment today, in the reporting zone of the customer. */
export async function findState(
  ctx: ExperimentReader,
  experiment: Experiment,
): Promise<ExperimentState> {
  const today = await customerToday(ctx, experiment.customerId);
  if (experiment.kind === ExperimentKind.REGIONS) {
    return experimentState(experiment, today, today >= firstResultDate(experiment.endDate));
  }
  const count = await experimentCount(ctx, experiment.id);
  return experimentState(experiment, today, count?.isFinal ?? false);
}

/** The result, or why there is none; sellers get none. */
export async function findResult(
  ctx: ExperimentReader,
  experiment: Experiment,
): Promise<ExperimentResult | ExperimentResultReason> {
  if (isSeller(requireActor(ctx).entityType)) return ExperimentResultReason.WITHHELD;
  if (experiment.kind === ExperimentKind.REGIONS) return resultOfRegions(ctx, experiment.id);
  if (experiment.stoppedAt) return ExperimentResultReason.STOPPED;
  const count = await experimentCount(ctx, experiment.id);
  if (!count?.isFinal) return ExperimentResultReason.NOT_FINISHED;

  const { cpm } = await bookingOf(ctx, experiment.bookingId);
  return describeResult(count, experiment.controlPercent / 100, cpm);
}
