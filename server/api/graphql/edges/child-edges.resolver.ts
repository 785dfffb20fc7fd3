import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { RangePageArgs, type Page } from '#server/core/graphql/page.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { BookingConnection } from '#server/domains/campaigns/booking/booking.resolver.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { CreativeConnection } from '#server/domains/campaigns/creative/creative.resolver.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { ImpressionTagConnection } from '#server/domains/tags/impression-tag/impression-tag.resolver.js';
import { First, pageOf, recordsOf } from './child-fields.js';
import { childrenOf } from './visible-children.js';
import { findVisibleBooking, findVisibleCreative, findVisibleTag } from './visible-record.js';

/*
 * Edges from a record to those that belong to it by id, as far as the caller sees them: a short
 * list of the first ones, and a connection that pages through all.
 */

const TAGS = 'join impression_tag i on i.removed_at is null and i.customer_id = t.customer_id';

const bookingsOfCampaign = childrenOf({ type: 'Booking', parent: 't.campaign_id' });
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
