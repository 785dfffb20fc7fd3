import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
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
    @Arg('customerId', () => Int, { description: 'Id of the customer.' }) customerId: number,
  ): Promise<BookingSummary> {
    return summariseBookings(ctx, customerId);
  }

  @Query(() => CampaignSummary, { description: 'Counts of the campaigns of a customer.' })
  campaignSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'Id of the customer.' }) customerId: number,
  ): Promise<CampaignSummary> {
    return summariseCampaigns(ctx, customerId);
  }

  @Query(() => CreativeSummary, { description: 'Counts of the creatives of a customer.' })
  creativeSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'Id of the customer.' }) customerId: number,
  ): Promise<CreativeSummary> {
    return summariseCreatives(ctx, customerId);
  }
}
