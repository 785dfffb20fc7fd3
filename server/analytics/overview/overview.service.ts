import { readsPeople, type Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { VisibilityOptions } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import { type DateRange } from '#schema/date-ranges.js';
import { checkDateRange } from '#server/analytics/filter/date-range.js';
import { readOverviewBookings, type OverviewBooking } from './overview-bookings.js';
import { readImpressionsByBooking, readPings } from './overview-figures.js';
import type { OverviewRow } from './overview.types.js';

const NAMED_CREATORS = ['BROADCASTER', 'AGENCY', 'CUSTOMER'];

/**
 * A row per visible booking whose dates overlap the range: docs/measures.md. Throws INVALID for a
 * wrong range.
 */
export async function listOverviewRows(
  ctx: VisibilityOptions & Pick<ServiceContext, 'now'>,
  range: DateRange,
): Promise<OverviewRow[]> {
  const errors = checkDateRange(range, { start: 'start_date', end: 'end_date' });
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const actor = requireActor(ctx);
  const pool = await ctx.em.getConnection().getNativeClient();
  const bookings = await readOverviewBookings(pool, actor, range);
  const customerIds = [...new Set(bookings.map(({ customerId }) => customerId))];
  const [impressions, pings] = await Promise.all([
    readImpressionsByBooking(pool, customerIds, range),
    readPings(pool, customerIds, ctx.now()),
  ]);

  return bookings.map(
    ({ creatorType, creatorId, creatorName, createdByName, createdAtMs, ...booking }) => {
      const count = impressions.get(booking.bookingId) ?? 0;
      const seen = pings.get(booking.customerId);

      return {
        ...booking,
        impressions: count,
        spend: (count * booking.cpm) / 1000,
        pingCount: seen?.pingCount ?? 0,
        pingDate: seen ? new Date(seen.pingedAtMs) : null,
        entityType: NAMED_CREATORS.includes(creatorType) ? creatorType : 'OTHER',
        entityName: creatorName ?? 'System',
        createdByName: seesUsersOf(actor, { creatorType, creatorId }) ? createdByName : null,
        createdAt: new Date(createdAtMs),
      };
    },
  );
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
