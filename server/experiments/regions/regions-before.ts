import type { ServiceContext } from '#server/access/identity/context.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { customerToday } from '#server/domains/campaigns/content/dates.js';
import { readPastWeeks } from '#server/measurement/regions/past-weeks.js';
import type { RegionDesign as MeasuredDesign } from '#server/measurement/regions/region-design.js';
import type { RegionWeeks } from '#server/measurement/regions/region-weeks.js';
import { adsSince } from './region-design.js';

/** The regions' past up to the first day, or to today when that is later. */
export async function readRegionsBefore(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  booking: Booking,
  { startDate, measured }: { startDate: string; measured: MeasuredDesign },
): Promise<RegionWeeks[]> {
  const { customerId } = booking;
  const today = await customerToday(ctx, customerId);
  const pool = await ctx.em.getConnection().getNativeClient();
  return readPastWeeks(pool, {
    customerId,
    bookingId: booking.id,
    adsSince: adsSince(measured, booking),
    beforeDate: startDate < today ? startDate : today,
  });
}
