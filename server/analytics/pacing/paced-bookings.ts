import { byUrgency, type Pacing } from '#schema/pacing.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  visibleBookingsFilter,
  requireVisibleCustomer,
} from '#server/access/visibility/visibility.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { localDateAt } from '#server/core/text/time-zone.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { bookingPacing } from './booking-pacing.js';

interface PacedBooking {
  booking: Booking;
  pacing: Pacing;
}

/**
 * The bookings of a customer that the caller sees, that have a goal or budget and run today, with
 * how they stand: those that somebody has to act on first. Throws NOT_FOUND for a customer that the
 * caller may not see.
 */
export async function listPacedBookings(
  ctx: ServiceContext,
  customerId: number,
): Promise<PacedBooking[]> {
  const { timeZone } = await requireVisibleCustomer(ctx, customerId);
  const today = localDateAt(ctx.now(), timeZone);
  const bookings = await ctx.em.find(Booking, {
    customerId,
    archivedAt: null,
    startDate: { $lte: today },
    endDate: { $gte: today },
    $or: [{ goalImpressions: { $ne: null } }, { budget: { $ne: null } }],
    ...visibleBookingsFilter(requireActor(ctx)),
  });

  const paced = await Promise.all(
    bookings.map(async (booking) => ({ booking, pacing: await bookingPacing(ctx, booking.id) })),
  );

  return paced
    .flatMap(({ booking, pacing }) => (pacing ? [{ booking, pacing }] : []))
    .sort((left, right) => byUrgency(left.pacing, right.pacing));
}
