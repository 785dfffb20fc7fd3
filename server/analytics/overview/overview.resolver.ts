import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { LocalDateScalar } from '../../core/local-date.js';
import { listOverviewRows } from './overview.service.js';
import { OverviewRow } from './overview.types.js';

@Resolver(() => OverviewRow)
export class OverviewResolver {
  @Query(() => [OverviewRow], {
    description: "The caller's bookings whose dates overlap the range, newest start first.",
  })
  overview(
    @Ctx() ctx: ServiceContext,
    @Arg('startDate', () => LocalDateScalar) startDate: string,
    @Arg('endDate', () => LocalDateScalar) endDate: string,
  ): Promise<OverviewRow[]> {
    return listOverviewRows(ctx, { startDate, endDate });
  }
}
