import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { RangePageArgs, type Page } from '#server/core/graphql/page.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { BookingConnection } from '#server/domains/campaigns/booking/booking.resolver.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { CampaignConnection } from '#server/domains/campaigns/campaign/campaign.resolver.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { CreativeConnection } from '#server/domains/campaigns/creative/creative.resolver.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { ImpressionTagConnection } from '#server/domains/tags/impression-tag/impression-tag.resolver.js';
import { childrenOf, DEFAULT_CHILDREN, MAX_CHILDREN, type Children } from './visible-children.js';
import {
  findVisibleBooking,
  findVisibleCampaign,
  findVisibleCreative,
  findVisibleTag,
} from './visible-record.js';

/*
 * From a record to those that belong to it by id, as far as the caller sees them: a short list of the
 * first ones, and a connection that pages through all.
 */

const TAGS = 'join impression_tag i on i.removed_at is null and i.customer_id = t.customer_id';

const bookingsOfCampaign = childrenOf({ type: 'Booking', parent: 't.campaign_id' });
const campaignsOfCustomer = childrenOf({ type: 'Campaign', parent: 't.customer_id' });
const tagsOfBooking = childrenOf({ type: 'ImpressionTag', parent: 't.booking_id' });
const creativesOfBooking = childrenOf({
  type: 'Creative',
  parent: 'i.booking_id',
  join: `${TAGS} and i.creative_id = t.id`,
});
const bookingsOfCreative = childrenOf({
  type: 'Booking',
  parent: 'i.creative_id',
  join: `${TAGS} and i.booking_id = t.id`,
});

type Find<T> = (ctx: ServiceContext, id: number) => Promise<T | null>;

/** Records whose ids were just found as visible ones. */
async function recordsOf<T>(ctx: ServiceContext, ids: number[], find: Find<T>): Promise<T[]> {
  const records = await Promise.all(ids.map((id) => find(ctx, id)));
  return records.filter((record) => record !== null);
}

/** Without records that were removed since their ids were found. */
async function pageOf<T extends { id: number }>(
  ctx: ServiceContext,
  { children, parentId, find }: { children: Children; parentId: number; find: Find<T> },
  args: RangePageArgs,
): Promise<Page<T>> {
  const { ids, cursors, ...page } = await children.page(ctx, parentId, args);
  const records = await Promise.all(ids.map((id) => find(ctx, id)));
  const shown = records.flatMap((node, at) => (node ? [{ node, cursor: cursors[at] ?? '' }] : []));

  return {
    ...page,
    nodes: shown.map(({ node }) => node),
    cursors: shown.map(({ cursor }) => cursor),
  };
}

const First = () =>
  Arg('first', () => Int, {
    defaultValue: DEFAULT_CHILDREN,
    description: `How many at most, 1 to ${MAX_CHILDREN}.`,
  });

@Resolver(() => Campaign)
export class CampaignChildrenResolver {
  @FieldResolver(() => [Booking], {
    description:
      'Its first bookings by id, those that the caller sees; `bookingsConnection` pages through all.',
  })
  async bookings(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Campaign,
    @First() first: number,
  ): Promise<Booking[]> {
    return recordsOf(ctx, await bookingsOfCampaign.first(ctx, id, first), findVisibleBooking);
  }

  @FieldResolver(() => BookingConnection, {
    description: 'All its bookings that the caller sees, by id.',
  })
  bookingsConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Campaign,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<Booking>> {
    return pageOf(
      ctx,
      { children: bookingsOfCampaign, parentId: id, find: findVisibleBooking },
      page,
    );
  }
}

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
}

@Resolver(() => Booking)
export class BookingChildrenResolver {
  @FieldResolver(() => [Creative], {
    description: 'The first creatives of its impression tags by id, those that the caller sees.',
  })
  async creatives(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Booking,
    @First() first: number,
  ): Promise<Creative[]> {
    return recordsOf(ctx, await creativesOfBooking.first(ctx, id, first), findVisibleCreative);
  }

  @FieldResolver(() => CreativeConnection, {
    description: 'All creatives of its impression tags that the caller sees, by id.',
  })
  creativesConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Booking,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<Creative>> {
    return pageOf(
      ctx,
      { children: creativesOfBooking, parentId: id, find: findVisibleCreative },
      page,
    );
  }

  @FieldResolver(() => [ImpressionTag], {
    description: 'Its first impression tags by id, those that the caller sees.',
  })
  async impressionTags(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Booking,
    @First() first: number,
  ): Promise<ImpressionTag[]> {
    return recordsOf(ctx, await tagsOfBooking.first(ctx, id, first), findVisibleTag);
  }

  @FieldResolver(() => ImpressionTagConnection, {
    description: 'All its impression tags that the caller sees, by id.',
  })
  impressionTagsConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Booking,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<ImpressionTag>> {
    return pageOf(ctx, { children: tagsOfBooking, parentId: id, find: findVisibleTag }, page);
  }
}

@Resolver(() => Creative)
export class CreativeChildrenResolver {
  @FieldResolver(() => [Booking], {
    description: 'The first bookings whose tags show it by id, those that the caller sees.',
  })
  async bookings(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Creative,
    @First() first: number,
  ): Promise<Booking[]> {
    return recordsOf(ctx, await bookingsOfCreative.first(ctx, id, first), findVisibleBooking);
  }

  @FieldResolver(() => BookingConnection, {
    description: 'All bookings whose tags show it and that the caller sees, by id.',
  })
  bookingsConnection(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Creative,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<Booking>> {
    return pageOf(
      ctx,
      { children: bookingsOfCreative, parentId: id, find: findVisibleBooking },
      page,
    );
  }
}
