import { Ctx, Query, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  BookingSummary,
  CampaignSummary,
  CreativeSummary,
  summariseBookings,
  summariseCampaigns,
  summariseCreatives,
} from './content-summary.js';

@Resolver()
export class ContentSummaryResolver {
  @Query(() => BookingSummary, { description: 'Counts of the bookings of a customer.' })
  bookingSummary(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<BookingSummary> {
    return summariseBookings(ctx, customerId);
  }

  @Query(() => CampaignSummary, { description: 'Counts of the campaigns of a customer.' })
  campaignSummary(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<CampaignSummary> {
    return summariseCampaigns(ctx, customerId);
  }

  @Query(() => CreativeSummary, { description: 'Counts of the creatives of a customer.' })
  creativeSummary(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<CreativeSummary> {
    return summariseCreatives(ctx, customerId);
  }
}
