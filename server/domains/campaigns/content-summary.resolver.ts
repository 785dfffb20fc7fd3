import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
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
  @Query(() => BookingSummary)
  bookingSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
  ): Promise<BookingSummary> {
    return summariseBookings(ctx, customerId);
  }

  @Query(() => CampaignSummary)
  campaignSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
  ): Promise<CampaignSummary> {
    return summariseCampaigns(ctx, customerId);
  }

  @Query(() => CreativeSummary)
  creativeSummary(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
  ): Promise<CreativeSummary> {
    return summariseCreatives(ctx, customerId);
  }
}
