import { Args, ArgsType, Ctx, Query, Resolver } from 'type-graphql';
import { LocalDate } from '#server/core/graphql/described-fields.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { readingCost } from '#server/core/graphql/reading-cost.js';
import { listOverviewRows, readOverviewDays } from './overview.service.js';
import { OverviewDays, OverviewRow } from './overview.types.js';

@ArgsType()
class OverviewRangeArgs {
  @LocalDate('First local day of the range, included.')
  startDate!: string;

  @LocalDate('Last local day of the range, included.')
  endDate!: string;
}

@Resolver(() => OverviewRow)
export class OverviewResolver {
  @Query(() => [OverviewRow], {
    description: "The caller's bookings whose dates overlap the range, newest start first.",
    complexity: readingCost(2_500),
  })
  overview(
    @Ctx() ctx: ServiceContext,
    @Args(() => OverviewRangeArgs) range: OverviewRangeArgs,
  ): Promise<OverviewRow[]> {
    return listOverviewRows(ctx, range);
  }

  @Query(() => OverviewDays, {
    description: "The impressions and responses of the overview's bookings, day by day.",
    complexity: readingCost(2_500),
  })
  overviewDays(
    @Ctx() ctx: ServiceContext,
    @Args(() => OverviewRangeArgs) range: OverviewRangeArgs,
  ): Promise<OverviewDays> {
    return readOverviewDays(ctx, range);
  }
}
