import { requireActor } from '#server/access/roles/require-actor.js';
import { allOf } from '#server/core/orm/find-row.js';
import { bookingOf } from '#server/domains/campaigns/booking/booking.names.js';
import { findResult, findState, type ExperimentReader } from './experiment-answer.js';
import type { ExperimentState } from './experiment-state.js';
import { Experiment } from './experiment.entity.js';
import type { ExperimentResult, ExperimentResultReason } from './experiment.types.js';
import { namedRegions } from './regions/region-names.js';
import { visibleExperimentsSql } from './visible-experiments-sql.js';

/** The result of a region experiment is computed at every reading. */
const MAX_DESCRIBED = 100;

/** An experiment with all that a file says of it. */
export interface DescribedExperiment {
  experiment: Experiment;
  bookingName: string;
  /** The held-out regions by name; empty for households. */
  regions: string[];
  state: ExperimentState;
  /** Null where `reason` says why. */
  result: ExperimentResult | null;
  reason: ExperimentResultReason | null;
}

/**
 * The experiments that the caller sees of a visible customer, the latest first, at most 100; only
 * those of `bookingIds` unless null.
 */
export async function describeExperiments(
  ctx: ExperimentReader,
  customerId: number,
  bookingIds: readonly number[] | null,
): Promise<DescribedExperiment[]> {
  const { sql, params } = allOf([
    { sql: 't.customer_id = ?', params: [customerId] },
    visibleExperimentsSql(requireActor(ctx), 't'),
    ...(bookingIds
      ? [{ sql: 't.booking_id = any(?)', params: [`{${bookingIds.join(',')}}`] }]
      : []),
  ]);
  const rows = await ctx.em.execute<{ id: number }[]>(
    `select t.id from experiment t where ${sql} order by t.start_date desc, t.id limit ${MAX_DESCRIBED}`,
    params,
  );
  const ids = rows.map(({ id }) => id);
  const found = await ctx.em.find(Experiment, { id: { $in: ids }, customerId });
  const byId = new Map(found.map((experiment) => [experiment.id, experiment]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);

  return Promise.all(ordered.map((experiment) => describe(ctx, experiment)));
}

async function describe(
  ctx: ExperimentReader,
  experiment: Experiment,
): Promise<DescribedExperiment> {
  const [booking, regions, state, answer] = await Promise.all([
    bookingOf(ctx, experiment.bookingId),
    namedRegions(ctx, experiment.regionIds),
    findState(ctx, experiment),
    findResult(ctx, experiment),
  ]);
  const hasResult = typeof answer !== 'string';

  return {
    experiment,
    bookingName: booking.bookingName,
    regions: regions.map(({ name }) => name),
    state,
    result: hasResult ? answer : null,
    reason: hasResult ? null : answer,
  };
}
