import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ContentPageArgs } from '#server/domains/campaigns/content/external-id.js';
import { Campaign } from './campaign.entity.js';
import { CampaignInput } from './campaign.input.js';
import { listCampaigns, campaignRecord } from './campaign.service.js';
import { CampaignSortEnum, type CampaignSort } from './campaign.sort.js';
import {
  customerToday,
  runState,
  RunStateEnum,
  type RunState,
  campaignStatus,
} from '#server/domains/campaigns/content/dates.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

export const CampaignConnection = Connection(Campaign);

@Resolver(() => Campaign)
export class CampaignResolver extends RecordResolver(Campaign, CampaignInput, campaignRecord, {
  id: 'campaign',
  get: 'A campaign visible to the caller; otherwise null, with NOT_FOUND.',
  create: 'Makes a campaign. An API key needs the scope `campaigns:write`.',
  update:
    'Changes what the input names of a campaign. For the client, its agencies and super admins; for a broadcaster or ad-tech while only bookings of its own use it. An API key needs the scope `campaigns:write`.',
}) {
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
}
