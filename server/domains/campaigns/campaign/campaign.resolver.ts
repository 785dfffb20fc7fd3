import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ContentPageArgs } from '#server/domains/campaigns/records/external-id.args.js';
import { verbsInState } from '#server/domains/archive/archive-state.js';
import { Campaign } from './campaign.entity.js';
import { CampaignInput } from './campaign.input.js';
import { campaignPolicy } from './campaign.policy.js';
import { campaignRights } from '#server/domains/campaigns/records/content-rights.js';
import { createCampaign, getCampaign, listCampaigns, updateCampaign } from './campaign.service.js';
import { CampaignSortEnum, type CampaignSort } from './campaign.sort.js';
import { customerToday } from '#server/domains/campaigns/records/customer-today.js';
import {
  runState,
  RunStateEnum,
  type RunState,
} from '#server/domains/campaigns/records/run-state.js';
import { campaignStatus } from './campaign-dates.js';

export const CampaignConnection = Connection(Campaign);

@Resolver(() => Campaign)
export class CampaignResolver {
  @Query(() => CampaignConnection, { description: 'The campaigns of a visible customer.' })
  campaigns(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => ContentPageArgs) page: ContentPageArgs,
    @Arg('sort', () => CampaignSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: CampaignSort,
  ): Promise<Page<Campaign>> {
    return listCampaigns(ctx, customerId, page, sort);
  }

  @Query(() => Campaign, {
    nullable: true,
    description: 'A campaign visible to the caller; otherwise null, with NOT_FOUND.',
  })
  campaign(@Ctx() ctx: ServiceContext, @RecordId('campaign') id: number): Promise<Campaign> {
    return getCampaign(ctx, id);
  }

  @Mutation(() => Campaign, {
    description: 'Makes a campaign. An API key needs the scope `campaigns:write`.',
  })
  createCampaign(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => CampaignInput, { description: 'The fields of the new record.' })
    input: CampaignInput,
  ): Promise<Campaign> {
    return createCampaign(ctx, input);
  }

  @Mutation(() => Campaign, {
    description:
      'Changes what the input names of a campaign. For the client, its agencies and super admins; for a broadcaster or ad-tech while only bookings of its own use it. An API key needs the scope `campaigns:write`.',
  })
  updateCampaign(
    @Ctx() ctx: ServiceContext,
    @RecordId('campaign') id: number,
    @Arg('input', () => CampaignInput, { description: 'The fields to change.' })
    input: CampaignInput,
  ): Promise<Campaign> {
    return updateCampaign(ctx, id, input);
  }

  @FieldResolver(() => String, {
    description: 'Upcoming, Active or Completed, by today in the reporting zone of the customer.',
  })
  async status(@Ctx() ctx: ServiceContext, @Root() campaign: Campaign): Promise<string> {
    return campaignStatus(campaign, await customerToday(ctx, campaign.customerId));
  }

  @FieldResolver(() => RunStateEnum, { description: 'The status as an enum.' })
  async runState(@Ctx() ctx: ServiceContext, @Root() campaign: Campaign): Promise<RunState> {
    return runState(campaign, await customerToday(ctx, campaign.customerId));
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  async viewerCan(@Ctx() ctx: ServiceContext, @Root() campaign: Campaign): Promise<RecordAction[]> {
    const rights = await campaignRights(ctx, campaign);
    return verbsInState(viewerCan(requireActor(ctx), campaignPolicy, rights), campaign);
  }
}
