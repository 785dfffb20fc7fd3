import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { Campaign } from './campaign.entity.js';
import { CampaignInput } from './campaign.input.js';
import { campaignPolicy } from './campaign.policy.js';
import { createCampaign, getCampaign, listCampaigns, updateCampaign } from './campaign.service.js';
import { CampaignSortEnum, type CampaignSort } from './campaign.sort.js';
import { customerToday } from './customer-today.js';
import { flightStatus } from './flight-dates.js';

const CampaignConnection = Connection(Campaign);

@Resolver(() => Campaign)
export class CampaignResolver {
  @Query(() => CampaignConnection)
  campaigns(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => CampaignSortEnum, { defaultValue: 'NAME' }) sort: CampaignSort,
  ): Promise<Page<Campaign>> {
    return listCampaigns(ctx, customerId, page, sort);
  }

  @Query(() => Campaign)
  campaign(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Campaign> {
    return getCampaign(ctx, id);
  }

  @Mutation(() => Campaign)
  createCampaign(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => CampaignInput) input: CampaignInput,
  ): Promise<Campaign> {
    return createCampaign(ctx, input);
  }

  @Mutation(() => Campaign)
  updateCampaign(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => CampaignInput) input: CampaignInput,
  ): Promise<Campaign> {
    return updateCampaign(ctx, id, input);
  }

  /** Upcoming, Active or Completed, by today in the customer's zone. */
  @FieldResolver(() => String)
  async status(@Ctx() ctx: ServiceContext, @Root() campaign: Campaign): Promise<string> {
    return flightStatus(campaign, await customerToday(ctx, campaign.customerId));
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() campaign: Campaign): string[] {
    return viewerCan(requireActor(ctx), campaignPolicy, campaign);
  }
}
