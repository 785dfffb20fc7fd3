import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { EXPERIMENT_RULES } from '#schema/field-rules.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { RegionDesign } from '#server/experiments/experiment-kind.js';
import { planRegionExperiment } from './plan-region-experiment.js';
import { RegionPlan } from './region.types.js';

/** Reads half a year of visits and tries thousands of splits. */
const PLAN_COST = 10_000;

@Resolver()
export class RegionPlanResolver {
  @Query(() => RegionPlan, {
    description:
      'The regions that could be held out of a booking on some days, by how the visits by region moved in the past. For clients, agencies and super admins.',
    complexity: ({ childComplexity }) => childComplexity + PLAN_COST,
  })
  regionExperimentPlan(
    @Ctx() ctx: ServiceContext,
    @RecordId('booking', 'bookingId') bookingId: number,
    @Arg('startDate', () => LocalDateScalar, { description: 'First day of the experiment.' })
    startDate: string,
    @Arg('endDate', () => LocalDateScalar, {
      description: 'Last day: 14 to 56 days in whole weeks, with SWITCHBACK 35.',
    })
    endDate: string,
    @Arg('design', () => RegionDesign, {
      defaultValue: RegionDesign.HOLDOUT,
      description: 'The way in which the regions would be held out.',
    })
    design: RegionDesign,
    @Arg('maxPercent', () => Int, {
      defaultValue: EXPERIMENT_RULES.defaultControlPercent,
      description:
        'The share of the ads that may be held out at most, in per cent: 1 to 50. SWITCHBACK holds out 40 in any case.',
    })
    maxPercent: number,
  ): Promise<RegionPlan> {
    return planRegionExperiment(ctx, { bookingId, startDate, endDate, design, maxPercent });
  }
}
