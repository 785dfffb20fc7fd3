import { Arg, Ctx, FieldResolver, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { readingCost } from '#server/core/graphql/reading-cost.js';
import { unwrap, type LiveUpdate } from '#server/core/live/live-topic.js';
import { DashboardFilterInput } from './dashboard-filter.input.js';
import { readDashboard } from './dashboard.service.js';
import { Dashboard } from './dashboard.types.js';
import type { DashboardFigures } from './figures/dashboard-figures.js';
import { ComparedDaysInput } from './findings/compared-days.input.js';
import { Finding } from './findings/finding.types.js';
import { readFindings } from './findings/list-findings.js';
import { watchDashboard } from './live/watch-dashboard.js';
import { listDashboardCustomers } from './options/dashboard-customers.service.js';
import { listDashboardFilters } from './options/dashboard-filters.service.js';
import { DashboardCustomer, DashboardFilters } from './options/dashboard-options.types.js';
import { Analysis } from './panels/analysis.types.js';
import {
  ChannelPerformanceCost,
  channelPerformanceCost,
} from './panels/channel-performance-cost.js';
import {
  CreativePerformanceCost,
  creativePerformanceCost,
} from './panels/creative-performance-cost.js';
import {
  CreativePerformanceSummary,
  creativePerformanceSummary,
} from './panels/creative-performance-summary.js';
import { impressionHeatmap } from './panels/impression-heatmap.js';
import { ImpressionHeatmap } from './panels/impression-heatmap.types.js';
import { ImpressionSummary, impressionSummary } from './panels/impression-summary.js';
import {
  ImpressionsBeforeVisit,
  impressionsBeforeVisit,
} from './panels/impressions-before-visit.js';
import { maturity } from './panels/maturity.js';
import { Maturity } from './panels/maturity.types.js';
import {
  PlatformCreativePerformance,
  platformCreativePerformance,
} from './panels/platform-creative-performance.js';
import { RateByRegion, rateByRegion } from './panels/rate-by-region.js';
import { ResponsesByRegion, responsesByRegion } from './panels/responses-by-region.js';
import { ResponsesBySite, responsesBySite } from './panels/responses-by-site.js';
import { ResponsesOverTime, responsesOverTime } from './panels/responses-over-time.js';
import { VisitResponseTiming, visitResponseTiming } from './panels/visit-response-timing.js';
import { writeAnalysis } from './writing/write-analysis.js';

/** More than four dashboards in one call exceed the cost limit. */
const FIGURES_COST = readingCost(5_000);
/** The other days are a second reading. */
const COMPARED_COST = 5_000;
const OPTIONS_COST = readingCost(1_000);

/** One reading of the store serves all panels of a request; only requested panels are built. */
@Resolver(() => Dashboard)
export class DashboardResolver {
  @Query(() => Dashboard, {
    description: 'The twelve panels of one filter, from one state of the store.',
    complexity: FIGURES_COST,
  })
  dashboard(
    @Ctx() ctx: ServiceContext,
    @Arg('filter', () => DashboardFilterInput, { description: 'The filter of the figures.' })
    filter: DashboardFilterInput,
  ): Promise<DashboardFigures> {
    return readDashboard(ctx, filter);
  }

  @Subscription(() => Dashboard, {
    name: 'dashboard',
    complexity: FIGURES_COST,
    description:
      'The panels of one filter now, and again within seconds of stored events that change a figure of the customer.',
    subscribe: ({
      context,
      args,
    }: {
      context: LiveContext;
      args: { filter: DashboardFilterInput };
    }) => watchDashboard(context, args.filter),
  })
  watchDashboard(
    @Root() update: LiveUpdate<DashboardFigures>,
    @Arg('filter', () => DashboardFilterInput, { description: 'The filter of the figures.' })
    _filter: DashboardFilterInput,
  ): DashboardFigures {
    return unwrap(update);
  }

  @Query(() => DashboardFilters, {
    description: "The filter options of a customer's dashboard.",
    complexity: OPTIONS_COST,
  })
  dashboardFilters(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<DashboardFilters> {
    return listDashboardFilters(ctx, customerId);
  }

  @Query(() => [DashboardCustomer], {
    description: 'The customers whose dashboards the caller may open, by label.',
  })
  dashboardCustomers(@Ctx() ctx: ServiceContext): Promise<DashboardCustomer[]> {
    return listDashboardCustomers(ctx);
  }

  @FieldResolver(() => ImpressionSummary, { description: 'The totals of the range.' })
  impressionSummary(@Root() figures: DashboardFigures): ImpressionSummary {
    return impressionSummary(figures);
  }

  @FieldResolver(() => [ImpressionSummary], {
    description: 'The same as a table of one row, for spreadsheets.',
  })
  impressionSummaryRows(@Root() figures: DashboardFigures): ImpressionSummary[] {
    return [impressionSummary(figures)];
  }

  @FieldResolver(() => ImpressionsBeforeVisit, {
    description: 'How many ads a viewer had seen before visiting.',
  })
  impressionsBeforeVisit(@Root() figures: DashboardFigures): ImpressionsBeforeVisit {
    return impressionsBeforeVisit(figures);
  }

  @FieldResolver(() => ResponsesByRegion, {
    description: 'Responses by the region of the impression that activated them.',
  })
  responsesByRegion(@Root() figures: DashboardFigures): ResponsesByRegion {
    return responsesByRegion(figures);
  }

  @FieldResolver(() => RateByRegion, {
    description: 'Response rates by the region of the impression.',
  })
  rateByRegion(@Root() figures: DashboardFigures): RateByRegion {
    return rateByRegion(figures);
  }

  @FieldResolver(() => ResponsesBySite, { description: 'Responses by the site they came to.' })
  responsesBySite(@Root() figures: DashboardFigures): ResponsesBySite {
    return responsesBySite(figures);
  }

  @FieldResolver(() => ResponsesOverTime, {
    description: 'Impressions and responses by local day.',
  })
  responsesOverTime(@Root() figures: DashboardFigures): ResponsesOverTime {
    return responsesOverTime(figures);
  }

  @FieldResolver(() => VisitResponseTiming, {
    description: 'How soon after an impression the responses came.',
  })
  visitResponseTiming(@Root() figures: DashboardFigures): VisitResponseTiming {
    return visitResponseTiming(figures);
  }

  @FieldResolver(() => PlatformCreativePerformance, {
    description: 'Shares of impressions and responses by channel and creative.',
  })
  platformCreativePerformance(@Root() figures: DashboardFigures): PlatformCreativePerformance {
    return platformCreativePerformance(figures);
  }

  @FieldResolver(() => CreativePerformanceSummary, { description: 'Visits by creative.' })
  creativePerformanceSummary(@Root() figures: DashboardFigures): CreativePerformanceSummary {
    return creativePerformanceSummary(figures);
  }

  @FieldResolver(() => CreativePerformanceCost, { description: 'Rates and costs by creative.' })
  creativePerformanceCost(@Root() figures: DashboardFigures): CreativePerformanceCost {
    return creativePerformanceCost(figures);
  }

  @FieldResolver(() => ChannelPerformanceCost, { description: 'Rates and costs by channel.' })
  channelPerformanceCost(@Root() figures: DashboardFigures): ChannelPerformanceCost {
    return channelPerformanceCost(figures);
  }

  @FieldResolver(() => ImpressionHeatmap, {
    description: 'Impressions, responses and their ratio by weekday and daypart.',
  })
  impressionHeatmap(@Root() figures: DashboardFigures): ImpressionHeatmap {
    return impressionHeatmap(figures);
  }

  @FieldResolver(() => Maturity, {
    description: 'Which of the figures can still change, because responses are still to come.',
  })
  maturity(@Root() figures: DashboardFigures): Maturity {
    return maturity(figures);
  }

  @FieldResolver(() => [Finding], {
    description:
      'At most five remarkable facts and the recommended actions, the most important first; empty where there is none.',
    complexity: ({ args, childComplexity }) =>
      childComplexity + (args.comparedTo ? COMPARED_COST : 0),
  })
  findings(
    @Ctx() ctx: ServiceContext,
    @Root() figures: DashboardFigures,
    @Arg('comparedTo', () => ComparedDaysInput, {
      nullable: true,
      description: 'Other days; with them, a change of the response rate since then is a finding.',
    })
    comparedTo?: ComparedDaysInput | null,
  ): Promise<Finding[]> {
    return readFindings(ctx, figures, comparedTo ?? null);
  }

  @FieldResolver(() => Analysis, { description: 'The panels in words.' })
  analysis(@Root() figures: DashboardFigures): Analysis {
    return writeAnalysis(figures);
  }
}
