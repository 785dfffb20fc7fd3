import { auditContent } from '#server/domains/campaigns/records/audit-content.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleBookingsSql } from '#server/access/visibility/visibility-sql.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { equals, findRow } from '#server/core/orm/find-row.js';
import { assignChanges } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
} from '#server/domains/campaigns/records/external-id.args.js';
import { requireLive } from '#server/domains/archive/archive-state.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { checkBooking } from './booking.check.js';
import { Booking } from './booking.entity.js';
import type { BookingInput } from './booking.input.js';
import { bookingPolicy } from './booking.policy.js';
import { BOOKING_JOINS, BOOKING_ORDER, bookingSearch, type BookingSort } from './booking.sort.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { requireRecord } from '#server/domains/campaigns/records/customer-of.js';
import { auditCreated, makeBooking } from './new-booking.js';

interface BookingFilter {
  campaignId?: number | null;
  channelId?: number | null;
}

/** The bookings of a customer, of one campaign or on one channel that the caller may see. */
export async function listBookings(
  ctx: ServiceContext,
  customerId: number,
  page: ContentPageArgs,
  sort: BookingSort,
  { campaignId, channelId }: BookingFilter = {},
): Promise<Page<Booking>> {
  await requireVisibleCustomer(ctx, customerId);

  return listPage(ctx, Booking, {
    orderBy: BOOKING_ORDER[sort],
    joins: BOOKING_JOINS,
    searchIn: bookingSearch(customerId),
    where: [
      { sql: 't.customer_id = ?', params: [customerId] },
      ...equals('t.campaign_id', campaignId),
      ...equals('t.channel_id', channelId),
      ...hasExternalId(page),
      ...archivedSql(page.archived),
      visibleBookingsSql(requireActor(ctx), 't'),
    ],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a booking the caller may not see. */
export async function getBooking(ctx: ServiceContext, id: number, lock = false): Promise<Booking> {
  const booking = await findRow(ctx.em, Booking, id, [visibleBookingsSql(requireActor(ctx), 't')], {
    lock,
  });
  return requireRecord(ctx, booking, 'Booking');
}

/**
 * Dates default to today in the customer's zone. Throws INVALID with the screen's texts, NOT_FOUND,
 * FORBIDDEN.
 */
export async function createBooking(ctx: ServiceContext, input: BookingInput): Promise<Booking> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const made = await makeBooking(tx, input);
    await em.flush();
    auditCreated(tx, made);
    return made.booking;
  });
}

/**
 * Updates the fields of the input. Allowed for the organisation that created it, its channel's
 * owner, its publisher and super admins. Throws CONFLICT for an old version.
 */
export async function updateBooking(
  ctx: ServiceContext,
  id: number,
  input: BookingInput,
): Promise<Booking> {
  return ctx.em.transactional((em) => changeBooking({ ...ctx, em }, id, input));
}

/** Updates a booking inside the caller's transaction; throws what `updateBooking` does. */
export async function changeBooking(
  tx: ServiceContext,
  id: number,
  input: BookingInput,
): Promise<Booking> {
  const { em } = tx;
  const booking = await getBooking(tx, id, true);
  const { customerId } = booking;
  const channel = await em.findOneOrFail(Channel, { id: booking.channelId });

  authorize(requireActor(tx), bookingPolicy, 'update', { booking, channel });
  requireLive(booking, 'booking');
  checkVersion(booking, input);

  const { campaignId, channelId, ...fields } = await checkBooking(tx, customerId, input, booking);
  const changes = {
    ...assignChanges(booking, fields),
    ...(campaignId !== booking.campaignId && {
      campaignId: { before: booking.campaignId, after: campaignId },
    }),
    ...(channelId !== booking.channelId && {
      channelId: { before: booking.channelId, after: channelId },
    }),
  };

  booking.campaign = em.getReference(Campaign, [campaignId, customerId]);
  booking.channel = em.getReference(Channel, channelId);
  auditContent(tx, { noun: 'booking', verb: 'update', id, customerId, changes });

  return booking;
}
