import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import {
  findVisibleBooking,
  findVisibleCampaign,
  findVisibleChannel,
  findVisibleCreative,
  findVisibleCustomer,
} from './visible-record.js';

/*
 * Edges from a record to those it belongs to. Each field finds its records by the conditions of
 * their own list, and is null where the caller does not see one.
 */

const OF_CUSTOMER = 'The customer; null where it is archived or the caller does not see it.';

@Resolver(() => Booking)
export class BookingParentsResolver {
  @FieldResolver(() => Campaign, {
    nullable: true,
    description: 'The campaign; null where the caller does not see it.',
  })
  campaign(@Ctx() ctx: ServiceContext, @Root() { campaignId }: Booking) {
    return findVisibleCampaign(ctx, campaignId);
  }

  @FieldResolver(() => Channel, {
    nullable: true,
    description: 'The channel; null where the caller sees only its name.',
  })
  channel(@Ctx() ctx: ServiceContext, @Root() { channelId }: Booking) {
    return findVisibleChannel(ctx, channelId);
  }

  @FieldResolver(() => Customer, { nullable: true, description: OF_CUSTOMER })
  customer(@Ctx() ctx: ServiceContext, @Root() { customerId }: Booking) {
    return findVisibleCustomer(ctx, customerId);
  }
}

@Resolver(() => Campaign)
export class CampaignParentsResolver {
  @FieldResolver(() => Customer, { nullable: true, description: OF_CUSTOMER })
  customer(@Ctx() ctx: ServiceContext, @Root() { customerId }: Campaign) {
    return findVisibleCustomer(ctx, customerId);
  }
}

@Resolver(() => Creative)
export class CreativeParentsResolver {
  @FieldResolver(() => Customer, { nullable: true, description: OF_CUSTOMER })
  customer(@Ctx() ctx: ServiceContext, @Root() { customerId }: Creative) {
    return findVisibleCustomer(ctx, customerId);
  }
}

@Resolver(() => ImpressionTag)
export class ImpressionTagParentsResolver {
  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking; null where the caller does not see it.',
  })
  booking(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag) {
    return findVisibleBooking(ctx, bookingId);
  }

  @FieldResolver(() => Creative, {
    nullable: true,
    description: 'The creative; null where the caller does not see it.',
  })
  creative(@Ctx() ctx: ServiceContext, @Root() { creativeId }: ImpressionTag) {
    return findVisibleCreative(ctx, creativeId);
  }
}

@Resolver(() => SiteTag)
export class SiteTagParentsResolver {
  @FieldResolver(() => Customer, { nullable: true, description: OF_CUSTOMER })
  customer(@Ctx() ctx: ServiceContext, @Root() { customerId }: SiteTag) {
    return findVisibleCustomer(ctx, customerId);
  }
}

@Resolver(() => Experiment)
export class ExperimentParentsResolver {
  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking; null where the caller does not see it.',
  })
  booking(@Ctx() ctx: ServiceContext, @Root() { bookingId }: Experiment) {
    return findVisibleBooking(ctx, bookingId);
  }

  @FieldResolver(() => Customer, { nullable: true, description: OF_CUSTOMER })
  customer(@Ctx() ctx: ServiceContext, @Root() { customerId }: Experiment) {
    return findVisibleCustomer(ctx, customerId);
  }
}
