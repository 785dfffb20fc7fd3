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
  @Query(() => BookingSummary, { description: 'What the bookings of a customer come to.' })
  bookingSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'Id of the customer.' }) customerId: number,
  ): Promise<BookingSummary> {
    return summariseBookings(ctx, customerId);
  }

  @Query(() => CampaignSummary, { description: 'What the campaigns of a customer come to.' })
  campaignSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'Id of the customer.' }) customerId: number,
  ): Promise<CampaignSummary> {
    return summariseCampaigns(ctx, customerId);
  }

  @Query(() => CreativeSummary, { description: 'What the creatives of a customer come to.' })
  creativeSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'Id of the customer.' }) customerId: number,
  ): Promise<CreativeSummary> {
    return summariseCreatives(ctx, customerId);
  }
}
