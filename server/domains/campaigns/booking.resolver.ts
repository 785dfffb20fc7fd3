import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { isAllowed, viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { Country } from '../organisations/country.entity.js';
import { adtechName } from '../organisations/organisation-names.js';
import { countriesOf } from '../organisations/reference.service.js';
import { Booking } from './booking.entity.js';
import { BookingInput } from './booking.input.js';
import { channelLabel, channelOf, creativeIdsOf } from './booking.names.js';
import { bookingPolicy } from './booking.policy.js';
import { createBookings } from './bookings-in-bulk.js';
import { createBooking, getBooking, listBookings, updateBooking } from './booking.service.js';
import { BookingSortEnum, type BookingSort } from './booking.sort.js';
import { campaignName } from './campaign.service.js';
import { customerToday } from './customer-today.js';
import { flightStatus } from './flight-dates.js';
import { MEDIA_TYPE_LABELS } from './media-type.js';

const BookingConnection = Connection(Booking);

@Resolver(() => Booking)
export class BookingResolver {
  @Query(() => BookingConnection)
  bookings(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => BookingSortEnum, { defaultValue: 'NAME' }) sort: BookingSort,
    @Arg('campaignId', () => Int, { nullable: true }) campaignId?: number | null,
  ): Promise<Page<Booking>> {
    return listBookings(ctx, customerId, page, sort, campaignId);
  }

  @Query(() => Booking)
  booking(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Booking> {
    return getBooking(ctx, id);
  }

  @Mutation(() => Booking)
  createBooking(@Ctx() ctx: ServiceContext, @Arg('input', () => BookingInput) input: BookingInput): Promise<Booking> {
    return createBooking(ctx, input);
  }

  @Mutation(() => [Booking], {
    description:
      'Makes up to 200 bookings, all of them or none, and answers them in the same order. What is wrong comes in `extensions.errors`, keyed by place and field: `3.cpm` is the price of the fourth.',
    complexity: ({ args, childComplexity }: { args: { bookings?: unknown }; childComplexity: number }) =>
      1 + childComplexity * (Array.isArray(args.bookings) ? args.bookings.length : 1),
  })
  createBookings(
    @Ctx() ctx: ServiceContext,
    @Arg('bookings', () => [BookingInput], { description: 'What each is to be; 1 to 200.' }) bookings: BookingInput[],
  ): Promise<Booking[]> {
    return createBookings(ctx, bookings);
  }

  @Mutation(() => Booking)
  updateBooking(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => BookingInput) input: BookingInput,
  ): Promise<Booking> {
    return updateBooking(ctx, id, input);
  }

  @FieldResolver(() => String)
  campaignName(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return campaignName(ctx, booking.campaignId);
  }

  @FieldResolver(() => String)
  channelName(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return channelLabel(ctx, booking);
  }

  @FieldResolver(() => String, { nullable: true })
  async publisherName(@Ctx() ctx: ServiceContext, @Root() { publisherId }: Booking): Promise<string | null> {
    return publisherId === null ? null : adtechName(ctx, publisherId);
  }

  @FieldResolver(() => String)
  bookingTypeLabel(@Root() booking: Booking): string {
    return MEDIA_TYPE_LABELS[booking.bookingType] ?? '';
  }

  @FieldResolver(() => [Int])
  creativeIds(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<number[]> {
    return creativeIdsOf(ctx, booking.id);
  }

  @FieldResolver(() => [Country])
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<Country[]> {
    return countriesOf(ctx, booking.countryCodes);
  }

  /** Upcoming, Active or Completed, by today in the customer's zone. */
  @FieldResolver(() => String)
  async status(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string> {
    return flightStatus(booking, await customerToday(ctx, booking.customerId));
  }

  @FieldResolver(() => Boolean)
  async editable(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<boolean> {
    const channel = await channelOf(ctx, booking);
    return isAllowed(requireActor(ctx), bookingPolicy, 'update', { booking, channel });
  }

  @FieldResolver(() => [String])
  async viewerCan(@Ctx() ctx: ServiceContext, @Root() booking: Booking): Promise<string[]> {
    const channel = await channelOf(ctx, booking);
    return viewerCan(requireActor(ctx), bookingPolicy, { booking, channel });
  }
}
