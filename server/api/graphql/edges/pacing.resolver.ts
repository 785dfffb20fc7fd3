import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { OverviewRow } from '#server/analytics/overview/overview.types.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { readingCost } from '#server/core/graphql/reading-cost.js';
import { bookingPacing } from '#server/analytics/pacing/booking-pacing.js';
import { listPacedBookingIds } from '#server/analytics/pacing/paced-bookings.js';
import { BookingPacing } from '#server/analytics/pacing/pacing.types.js';

/** Cost of the field, besides its subfields: it sums rollups. */
const COST = 2;
const DESCRIPTION = 'How it stands against its goal or budget; null without either.';
const complexity = ({ childComplexity }: { childComplexity: number }) => COST + childComplexity;

const LIST_COST = readingCost(1_000);

@Resolver(() => Booking)
export class BookingPacingResolver {
  @Query(() => [Booking], {
    description:
      'The bookings of a customer that have a goal or budget and run today, those that somebody has to act on first: behind, ahead, on pace, each by its distance from the goal.',
    complexity: LIST_COST,
  })
  async pacedBookings(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<Booking[]> {
    const ids = await listPacedBookingIds(ctx, customerId);
    const found = await ctx.em.find(Booking, { customerId, id: { $in: ids } });
    const byId = new Map(found.map((booking) => [booking.id, booking]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  @FieldResolver(() => BookingPacing, { nullable: true, description: DESCRIPTION, complexity })
  pacing(@Ctx() ctx: ServiceContext, @Root() { id }: Booking): Promise<BookingPacing | null> {
    return bookingPacing(ctx, id);
  }
}

@Resolver(() => OverviewRow)
export class OverviewPacingResolver {
  @FieldResolver(() => BookingPacing, { nullable: true, description: DESCRIPTION, complexity })
  pacing(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: OverviewRow,
  ): Promise<BookingPacing | null> {
    return bookingPacing(ctx, bookingId);
  }
}
