import { publishBooking } from '#server/domains/campaigns/content/audit-content.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleBookingsSql } from '#server/access/visibility/visibility-sql.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { equals } from '#server/core/orm/find-row.js';
import { assignChanges, changesOf } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
} from '#server/domains/campaigns/content/external-id.js';
import { defineRecord } from '#server/domains/define-record.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { checkBooking } from './booking.check.js';
import { Booking } from './booking.entity.js';
import { bookingRights } from './booking.names.js';
import { bookingPolicy } from './booking.policy.js';
import { BOOKING_JOINS, BOOKING_ORDER, bookingSearch, type BookingSort } from './booking.sort.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { customerOfNew } from '#server/domains/campaigns/content/customer-of.js';

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

export const bookingRecord = defineRecord({
  entity: Booking,
  name: 'Booking',
  policy: bookingPolicy,
  rights: bookingRights,
  visible: visibleBookingsSql,
  place: customerOfNew,
  check: checkBooking,
  build: ({ em }, { campaignId, channelId, ...columns }) =>
    em.create(Booking, {
      ...columns,
      campaign: em.getReference(Campaign, [campaignId, columns.customerId]),
      channel: em.getReference(Channel, channelId),
    }),
  assign: ({ em }, booking, { campaignId, channelId, ...fields }) => {
    const changes = {
      ...assignChanges(booking, fields),
      ...changesOf(booking, { campaignId, channelId }),
    };
    booking.campaign = em.getReference(Campaign, [campaignId, booking.customerId]);
    booking.channel = em.getReference(Channel, channelId);
    return changes;
  },
  publish: publishBooking,
});

export const { get: getBooking } = bookingRecord;
