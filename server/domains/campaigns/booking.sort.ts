import { registerEnumType } from 'type-graphql';
import { nameOrder } from '../../core/name-order.js';

/** Names that a booking is shown with, over the table's alias `t`. */
export const CAMPAIGN_NAME = `(select c.campaign_name from campaign c where c.customer_id = t.customer_id and c.id = t.campaign_id)`;
export const CHANNEL_NAME = `(select coalesce(c.display_name, c.channel_name) from channel c where c.id = t.channel_id)`;

/** What a list of bookings is ordered by, over the table's alias `t`. */
export const BOOKING_ORDER = {
  NAME: nameOrder('t.booking_name'),
  CAMPAIGN: nameOrder(CAMPAIGN_NAME),
  CHANNEL: nameOrder(CHANNEL_NAME),
  TYPE: 't.booking_type',
  CPM: 't.cpm',
  START_DATE: 't.start_date',
  END_DATE: 't.end_date',
  CREATED_AT: 't.created_at',
} as const;

export type BookingSort = keyof typeof BOOKING_ORDER;
export const BookingSortEnum: Record<BookingSort, BookingSort> = {
  NAME: 'NAME',
  CAMPAIGN: 'CAMPAIGN',
  CHANNEL: 'CHANNEL',
  TYPE: 'TYPE',
  CPM: 'CPM',
  START_DATE: 'START_DATE',
  END_DATE: 'END_DATE',
  CREATED_AT: 'CREATED_AT',
};
registerEnumType(BookingSortEnum, { name: 'BookingSort' });
