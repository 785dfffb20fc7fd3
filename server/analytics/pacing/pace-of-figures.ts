import type { DashboardReader } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { readPacedBookings, type PacedBooking } from './paced-bookings.js';

/**
 * The bookings with a goal or budget that the filter of a dashboard lets through and whose days
 * overlap its range, as they stand now.
 */
export function paceOfFigures(
  ctx: DashboardReader,
  { filter, lines }: DashboardFigures,
): Promise<PacedBooking[]> {
  const { customerId, startDate, endDate, campaigns, bookings, channels, creatives } = filter;
  // A booking without a tag has no line.
  const isFiltered = [campaigns, bookings, channels, creatives].some((ids) => ids !== null);
  const bookingIds = isFiltered ? [...new Set(lines.map(({ bookingId }) => bookingId))] : null;

  return readPacedBookings(ctx, { customerId, startDate, endDate, bookingIds });
}
