import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EXPERIMENT_RULES } from '#schema/field-rules.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { isSeller } from '#server/access/visibility/visibility-sql.js';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { bookingOf } from '#server/domains/campaigns/booking/booking.names.js';
import { creativeName } from '#server/domains/campaigns/creative/creative.names.js';
import { experimentCount } from './experiment-counts.js';
import { planExperiment } from './experiment-plan.js';
import { findResult, findState } from './experiment-answer.js';
import { describeHouseholds } from './experiment-result.js';
import { ExperimentState, firstResultDate } from './experiment-state.js';
import { Experiment } from './experiment.entity.js';
import { ExperimentInput } from './experiment.input.js';
import { describeGroups } from './regions/region-groups.js';
import { ExperimentRegions } from './regions/region.types.js';
import { listExperiments, stopExperiment, experimentRecord } from './experiment.service.js';
import {
  ExperimentHouseholds,
  ExperimentPlan,
  ExperimentResult,
  ExperimentResultReason,
} from './experiment.types.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const ExperimentConnection = Connection(Experiment);
/** Reads events. */
const PLAN_COST = 10_000;

@Resolver(() => Experiment)
export class ExperimentResolver extends RecordResolver(
  Experiment,
  ExperimentInput,
  experimentRecord,
  {
    id: 'experiment',
    get: 'An experiment visible to the caller; otherwise null, with NOT_FOUND.',
    create: 'Plans a holdout. For clients, agencies and super admins.',
    update:
      'Changes what the input names of an experiment; once it has begun, only name and hypothesis.',
  },
) {
  @Query(() => ExperimentConnection, {
    description: 'The experiments of a visible customer, the latest first.',
  })
  experiments(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('bookingId', () => Int, { nullable: true, description: 'Only those of this booking.' })
    bookingId?: number | null,
  ): Promise<Page<Experiment>> {
    return listExperiments(ctx, customerId, page, bookingId);
  }

  @Query(() => ExperimentPlan, {
    description:
      'The result to expect of holdouts of a booking, by the visits of the households that its ads reached in the past.',
    complexity: ({ childComplexity }) => childComplexity + PLAN_COST,
  })
  experimentPlan(
    @Ctx() ctx: ServiceContext,
    @RecordId('booking', 'bookingId') bookingId: number,
    @Arg('controlPercent', () => Int, {
      defaultValue: EXPERIMENT_RULES.defaultControlPercent,
      description: 'The share of the households that would not see the ads, in per cent: 1 to 50.',
    })
    controlPercent: number,
  ): Promise<ExperimentPlan> {
    return planExperiment(ctx, bookingId, controlPercent);
  }

  @Mutation(() => Experiment, {
    description:
      'Stops an experiment that is planned or runs: every household sees the ads again, and there is no result.',
  })
  stopExperiment(
    @Ctx() ctx: ServiceContext,
    @RecordId('experiment') id: number,
  ): Promise<Experiment> {
    return stopExperiment(ctx, id);
  }

  @FieldResolver(() => String, { description: 'The name of its booking.' })
  async bookingName(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: Experiment,
  ): Promise<string> {
    return (await bookingOf(ctx, bookingId)).bookingName;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The description of the control creative; null where our VAST document splits.',
  })
  async controlCreativeName(
    @Ctx() ctx: ServiceContext,
    @Root() { controlCreativeId }: Experiment,
  ): Promise<string | null> {
    return controlCreativeId === null ? null : creativeName(ctx, controlCreativeId);
  }

  @FieldResolver(() => ExperimentState, {
    description: 'Where it is, by today in the reporting zone of the customer.',
  })
  state(@Ctx() ctx: ServiceContext, @Root() experiment: Experiment): Promise<ExperimentState> {
    return findState(ctx, experiment);
  }

  @FieldResolver(() => LocalDateScalar, {
    description: 'The first day on which its result can be known: all visits have come.',
  })
  resultDate(@Root() { endDate }: Experiment): string {
    return firstResultDate(endDate);
  }

  @FieldResolver(() => ExperimentHouseholds, {
    nullable: true,
    description: 'Null before the first count, for regions, and for broadcasters and ad-techs.',
    // Sums that are stored, however many of their fields are asked for.
    complexity: () => 4,
  })
  async households(
    @Ctx() ctx: ServiceContext,
    @Root() { id, controlPercent }: Experiment,
  ): Promise<ExperimentHouseholds | null> {
    if (isSeller(requireActor(ctx).entityType)) return null;
    const count = await experimentCount(ctx, id);
    return count ? describeHouseholds(count, controlPercent / 100) : null;
  }

  @FieldResolver(() => ExperimentRegions, {
    nullable: true,
    description: 'Its two groups of regions; null for households.',
    // A few names and texts, however many of their fields are asked for.
    complexity: () => 1,
  })
  regions(
    @Ctx() ctx: ServiceContext,
    @Root() experiment: Experiment,
  ): Promise<ExperimentRegions | null> {
    return describeGroups(ctx, experiment);
  }

  @FieldResolver(() => ExperimentResult, {
    nullable: true,
    description: 'The result; null where `resultReason` says why there is none.',
  })
  async result(
    @Ctx() ctx: ServiceContext,
    @Root() experiment: Experiment,
  ): Promise<ExperimentResult | null> {
    const result = await findResult(ctx, experiment);
    return typeof result === 'string' ? null : result;
  }

  @FieldResolver(() => ExperimentResultReason, {
    nullable: true,
    description: 'Why there is no result; null when there is one.',
  })
  async resultReason(
    @Ctx() ctx: ServiceContext,
    @Root() experiment: Experiment,
  ): Promise<ExperimentResultReason | null> {
    const result = await findResult(ctx, experiment);
    return typeof result === 'string' ? result : null;
  }
}
