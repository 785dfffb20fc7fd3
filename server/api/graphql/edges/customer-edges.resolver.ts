import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { RangePageArgs, type Page } from '#server/core/graphql/page.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { CampaignConnection } from '#server/domains/campaigns/campaign/campaign.resolver.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { CreativeConnection } from '#server/domains/campaigns/creative/creative.resolver.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { SiteTagConnection } from '#server/domains/tags/site-tag/site-tag.resolver.js';
import { First, pageOf, recordsOf } from './child-fields.js';
import { childrenOf } from './visible-children.js';
import { findVisibleCampaign, findVisibleCreative, findVisibleSiteTag } from './visible-record.js';

/* Edges from a customer to what the caller sees of it, as in child-edges.resolver.ts. */

const OF_CUSTOMER = 't.customer_id';
const campaignsOfCustomer = childrenOf({ type: 'Campaign', parent: OF_CUSTOMER });
const creativesOfCustomer = childrenOf({ type: 'Creative', parent: OF_CUSTOMER });
const siteTagsOfCustomer = childrenOf({ type: 'SiteTag', parent: OF_CUSTOMER });

@Resolver(() => Customer)
export class CustomerChildrenResolver {
  @FieldResolver(() => [Campaign], {
    description:
      'Its first campaigns by id, those that the caller sees; `campaignsConnection` pages through all.',
  })
  async campaigns(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @First() first: number,
  ): Promise<Campaign[]> {
    return recordsOf(ctx, await campaignsOfCustomer.first(ctx, id, first), findVisibleCampaign);
  }

  @FieldResolver(() => CampaignConnection, {
    description: 'All its campaigns that the caller sees, by id.',
  })
  campaignsConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<Campaign>> {
    return pageOf(
      ctx,
      { children: campaignsOfCustomer, parentId: id, find: findVisibleCampaign },
      page,
    );
  }

  @FieldResolver(() => [Creative], {
    description:
      'Its first creatives by id, those that the caller sees; `creativesConnection` pages through all.',
  })
  async creatives(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @First() first: number,
  ): Promise<Creative[]> {
    return recordsOf(ctx, await creativesOfCustomer.first(ctx, id, first), findVisibleCreative);
  }

  @FieldResolver(() => CreativeConnection, {
    description: 'All its creatives that the caller sees, by id.',
  })
  creativesConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<Creative>> {
    return pageOf(
      ctx,
      { children: creativesOfCustomer, parentId: id, find: findVisibleCreative },
      page,
    );
  }

  @FieldResolver(() => [SiteTag], {
    description:
      'Its first site tags by id, those that the caller sees; `siteTagsConnection` pages through all.',
  })
  async siteTags(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @First() first: number,
  ): Promise<SiteTag[]> {
    return recordsOf(ctx, await siteTagsOfCustomer.first(ctx, id, first), findVisibleSiteTag);
  }

  @FieldResolver(() => SiteTagConnection, {
    description: 'All its site tags that the caller sees, by id.',
  })
  siteTagsConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<SiteTag>> {
    return pageOf(
      ctx,
      { children: siteTagsOfCustomer, parentId: id, find: findVisibleSiteTag },
      page,
    );
  }
}
