import { currencyOfCountry } from '#schema/currencies.js';
import { readsPeople, type Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { VisibilityOptions } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import { type DateRange } from '#schema/date-ranges.js';
import { checkDateRange } from '#server/analytics/filter/date-range.js';
import { ratio } from '#server/analytics/panels/ratio.js';
import { lastCompleteDay } from '#server/analytics/maturity/day-ages.js';
import { localDateOfDay, reportingClock } from '#server/event-store/reporting-time.js';
import { readOverviewBookings, type OverviewBooking } from './overview-bookings.js';
import {
  readCountsByBooking,
  readCountsByDay,
  readPings,
  type BookingCounts,
  type OverviewCustomer,
} from './overview-figures.js';
import { BOOKING_CREATORS } from './booking-creator.enum.js';
import type { OverviewDays, OverviewRow } from './overview.types.js';

type OverviewReader = VisibilityOptions & Pick<ServiceContext, 'now'>;

const NO_COUNTS: BookingCounts = {
  impressions: 0,
  responses: 0,
  complete: { impressions: 0, responses: 0 },
};

/** Throws INVALID for a wrong range. */
function checkRange(range: DateRange): void {
  const errors = checkDateRange(range, { start: 'start_date', end: 'end_date' });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The customers of the bookings. */
function customersOf(bookings: readonly OverviewBooking[], nowMs: number): OverviewCustomer[] {
  const zones = new Map(bookings.map(({ customerId, timeZone }) => [customerId, timeZone]));

  return [...zones].map(([customerId, timeZone]) => ({
    customerId,
    completeThrough: localDateOfDay(lastCompleteDay(reportingClock(timeZone), nowMs)),
  }));
}

/**
 * A row per visible booking whose dates overlap the range: docs/measures.md. Throws INVALID for a
 * wrong range.
 */
export async function listOverviewRows(
  ctx: OverviewReader,
  range: DateRange,
): Promise<OverviewRow[]> {
  checkRange(range);

  const actor = requireActor(ctx);
  const pool = await ctx.em.getConnection().getNativeClient();
  const bookings = await readOverviewBookings(pool, actor, range);
  const customers = customersOf(bookings, ctx.now().getTime());
  const customerIds = customers.map(({ customerId }) => customerId);
  const [counts, pings] = await Promise.all([
    readCountsByBooking(pool, customers, range),
    readPings(pool, customerIds, ctx.now()),
  ]);

  return bookings.map(
    ({
      creatorType,
      creatorId,
      creatorName,
      createdByName,
      createdAtMs,
      timeZone: _timeZone,
      countryCode,
      ...booking
    }) => {
      const { impressions, responses, complete } = counts.get(booking.bookingId) ?? NO_COUNTS;
      const seen = pings.get(booking.customerId);

      return {
        ...booking,
        currency: currencyOfCountry(countryCode),
        impressions,
        responses,
        responseRate: ratio(complete.responses, complete.impressions),
        spend: (impressions * booking.cpm) / 1000,
        pingCount: seen?.pingCount ?? 0,
        pingDate: seen ? new Date(seen.pingedAtMs) : null,
        entityType: BOOKING_CREATORS[creatorType],
        entityName: creatorName ?? 'System',
        createdByName: seesUsersOf(actor, { creatorType, creatorId }) ? createdByName : null,
        createdAt: new Date(createdAtMs),
      };
    },
  );
}

/**
 * Impressions and responses of the same bookings, day by day. Throws INVALID for a wrong range.
 */
export async function readOverviewDays(
  ctx: OverviewReader,
  range: DateRange,
): Promise<OverviewDays> {
  checkRange(range);

  const pool = await ctx.em.getConnection().getNativeClient();
  const bookings = await readOverviewBookings(pool, requireActor(ctx), range);
  const customers = customersOf(bookings, ctx.now().getTime());
  const customerIds = customers.map(({ customerId }) => customerId);
  const bookingIds = bookings.map(({ bookingId }) => bookingId);
  const [first] = customers.map(({ completeThrough }) => completeThrough).sort();

  return {
    completeThrough: first ?? null,
    days: await readCountsByDay(pool, customerIds, bookingIds, range),
  };
}

/**
 * The names of people are visible within their organisation only, and to an API key only if its
 * scopes include people:read.
 */
const seesUsersOf = (
  actor: Actor,
  { creatorType, creatorId }: Pick<OverviewBooking, 'creatorType' | 'creatorId'>,
) =>
  readsPeople(actor) &&
  (actor.entityType === 'SYSTEM' ||
    (actor.entityType === creatorType && actor.entityId === creatorId));
