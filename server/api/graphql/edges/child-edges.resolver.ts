import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { childrenOf, DEFAULT_CHILDREN, MAX_CHILDREN } from './visible-children.js';
import {
  findVisibleBooking,
  findVisibleCampaign,
  findVisibleCreative,
  findVisibleTag,
} from './visible-record.js';

/*
 * From a record to those that belong to it: the first ones by id, as far as the caller sees them.
 * The connections at the root page through all of them.
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

const First = () =>
  Arg('first', () => Int, {
    defaultValue: DEFAULT_CHILDREN,
    description: `How many at most, 1 to ${MAX_CHILDREN}.`,
  });

@Resolver(() => Campaign)
export class CampaignChildrenResolver {
  @FieldResolver(() => [Booking], {
    description:
      'Its first bookings by id, those that the caller sees; `bookings(campaignId:)` pages through all.',
  })
  async bookings(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Campaign,
    @First() first: number,
  ): Promise<Booking[]> {
    return recordsOf(ctx, await bookingsOfCampaign(ctx, id, first), findVisibleBooking);
  }
}

@Resolver(() => Customer)
export class CustomerChildrenResolver {
  @FieldResolver(() => [Campaign], {
    description:
      'Its first campaigns by id, those that the caller sees; `campaigns(customerId:)` pages through all.',
  })
  async campaigns(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Customer,
    @First() first: number,
  ): Promise<Campaign[]> {
    return recordsOf(ctx, await campaignsOfCustomer(ctx, id, first), findVisibleCampaign);
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
    return recordsOf(ctx, await creativesOfBooking(ctx, id, first), findVisibleCreative);
  }

  @FieldResolver(() => [ImpressionTag], {
    description: 'Its first impression tags by id, those that the caller sees.',
  })
  async impressionTags(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: Booking,
    @First() first: number,
  ): Promise<ImpressionTag[]> {
    return recordsOf(ctx, await tagsOfBooking(ctx, id, first), findVisibleTag);
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
    return recordsOf(ctx, await bookingsOfCreative(ctx, id, first), findVisibleBooking);
  }
}
