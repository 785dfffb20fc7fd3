import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ContentPageArgs } from '#server/domains/campaigns/content/external-id.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { adtechName } from '#server/domains/organisations/base/organisation-names.js';
import { countriesOf } from '#server/domains/organisations/reference/reference.service.js';
import { Booking } from './booking.entity.js';
import { BookingChange, BookingInput } from './booking.input.js';
import { channelLabel, creativeIdsOf } from './booking.names.js';
import { createBookings, updateBookings } from './bookings-in-bulk.js';
import { listBookings, bookingRecord } from './booking.service.js';
import { BookingSortEnum, type BookingSort } from './booking.sort.js';
import { campaignName } from '#server/domains/campaigns/campaign/campaign.service.js';
import { customerCurrency } from '#server/domains/campaigns/content/customer-of.js';
import {
  customerToday,
  runState,
  RunStateEnum,
  type RunState,
  campaignStatus,
} from '#server/domains/campaigns/content/dates.js';
import {
  mediaTypeOf,
  MediaTypeEnum,
  type MediaType,
  MEDIA_TYPE_LABELS,
} from '#server/domains/campaigns/content/media-type.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

export const BookingConnection = Connection(Booking);

interface BulkCost {
  args: { bookings?: unknown };
  childComplexity: number;
}

/** Each booking of the call costs what one does. */
const IN_BULK = ({ args, childComplexity }: BulkCost) =>
  1 + childComplexity * (Array.isArray(args.bookings) ? args.bookings.length : 1);

@Resolver(() => Booking)
export class BookingResolver extends RecordResolver(Booking, BookingInput, bookingRecord, {
  id: 'booking',
  get: 'A booking visible to the caller; otherwise null, with NOT_FOUND.',
  create: 'Makes a booking. An API key needs the scope `campaigns:write`.',
  update:
    'Changes what the input names of a booking. For the organisation that made it, the owner of its channel, its publisher and super admins. An API key needs the scope `campaigns:write`.',
}) {
  @Query(() => BookingConnection, {
    description:
      'The bookings of a visible customer, of one of its campaigns, or on one channel. A broadcaster or ad-tech sees those on its channels, those it publishes and those it made.',
  })
  bookings(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => ContentPageArgs) page: ContentPageArgs,
    @Arg('sort', () => BookingSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: BookingSort,
    @Arg('campaignId', () => Int, { nullable: true, description: 'Only those of this campaign.' })
    campaignId?: number | null,
    @Arg('channelId', () => Int, { nullable: true, description: 'Only those on this channel.' })
    channelId?: number | null,
  ): Promise<Page<Booking>> {
    return listBookings(ctx, customerId, page, sort, { campaignId, channelId });
  }

  @Mutation(() => [Booking], {
    description:
      'Changes up to 200 bookings, all of them or none, and answers them in the same order. What is wrong comes in `extensions.errors`, keyed by place and field: `3.cpm` is the price of the fourth. An API key needs the scope `campaigns:write`.',
    complexity: IN_BULK,
  })
  updateBookings(
    @Ctx() ctx: ServiceContext,
    @Arg('bookings', () => [BookingChange], {
      description: 'What is to change of each; 1 to 200, each once.',
    })
    bookings: BookingChange[],
  ): Promise<Booking[]> {
    return updateBookings(ctx, bookings);
  }

  @Mutation(() => [Booking], {
    description:
      'Makes up to 200 bookings, all of them or none, and answers them in the same order. What is wrong comes in `extensions.errors`, keyed by place and field: `3.cpm` is the price of the fourth.',
    complexity: IN_BULK,
  })
  createBookings(
    @Ctx() ctx: ServiceContext,
    @Arg('bookings', () => [BookingInput], {
      description: 'The fields of each new record; 1 to 200.',
    })
    bookings: BookingInput[],
  ): Promise<Booking[]> {
    return createBookings(ctx, bookings);
  }

  @FieldResolver(() => String, { description: 'The name of the campaign.' })
  campaignName(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return campaignName(ctx, booking.campaignId);
  }

  @FieldResolver(() => String, {
    description: 'The label of the channel: its display name where there is one.',
  })
  channelName(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return channelLabel(ctx, booking);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the ad-tech it was made through; null when it is direct to the broadcaster.',
  })
  async publisherName(
    @Ctx() ctx: ServiceContext,
    @Root() { publisherId }: Booking,
  ): Promise<string | null> {
    return publisherId === null ? null : adtechName(ctx, publisherId);
  }

  @FieldResolver(() => String, {
    description: "ISO 4217 code of the money of `cpm` and `chargedCpm`: the customer's.",
  })
  currency(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return customerCurrency(ctx, booking.customerId);
  }

  @FieldResolver(() => String, { description: 'Video, Image or Audio.' })
  bookingTypeLabel(@Root() booking: Booking): string {
    return MEDIA_TYPE_LABELS[booking.bookingType] ?? '';
  }

  @FieldResolver(() => MediaTypeEnum, { description: '`bookingType` as an enum.' })
  mediaType(@Root() booking: Booking): MediaType {
    return mediaTypeOf(booking.bookingType);
  }

  @FieldResolver(() => [Int], {
    description:
      'Ids of the creatives of its impression tags, ascending; set by `saveImpressionTagCombinations`.',
  })
  creativeIds(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<number[]> {
    return creativeIdsOf(ctx, booking.id);
  }

  @FieldResolver(() => [Country], {
    description: 'The countries of `countryCodes`, with their names and zones.',
  })
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<Country[]> {
    return countriesOf(ctx, booking.countryCodes);
  }

  @FieldResolver(() => String, {
    description: 'Upcoming, Active or Completed, by today in the reporting zone of the customer.',
  })
  async status(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return campaignStatus(booking, await customerToday(ctx, booking.customerId));
  }

  @FieldResolver(() => RunStateEnum, { description: 'The status as an enum.' })
  async runState(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<RunState> {
    return runState(booking, await customerToday(ctx, booking.customerId));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller may change it: `viewerCan` holds `update`.',
  })
  async editable(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<boolean> {
    return (await bookingRecord.viewerCan(ctx, booking)).includes('update');
  }
}
