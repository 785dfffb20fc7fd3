import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { OverviewRow } from '#server/analytics/overview/overview.types.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { bookingPacing } from './booking-pacing.js';
import { BookingPacing } from './pacing.types.js';

/** Of the field, besides its subfields: it sums rollups. */
const COST = 2;
const DESCRIPTION = 'How it stands against its goal or budget; null without either.';
const complexity = ({ childComplexity }: { childComplexity: number }) => COST + childComplexity;

@Resolver(() => Booking)
export class BookingPacingResolver {
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
