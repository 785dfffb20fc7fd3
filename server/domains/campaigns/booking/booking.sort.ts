import { registerEnumType } from 'type-graphql';
import { nameOrder } from '#server/core/orm/name-order.js';
import { holdsByName, type SearchPlace } from '#server/core/orm/search.js';

const CHANNEL_LABEL = 'coalesce(h.display_name, h.channel_name)';

/** Joins the records whose names a booking shows, to the alias `t`. */
export const BOOKING_JOINS = `join campaign c on c.customer_id = t.customer_id and c.id = t.campaign_id
  join channel h on h.id = t.channel_id`;

export const bookingSearch = (customerId: number): SearchPlace[] => [
  't.booking_name',
  holdsByName(
    't.campaign_id',
    { sql: 'select c.id from campaign c where c.customer_id = ?', params: [customerId] },
    'c.campaign_name',
  ),
  holdsByName(
    't.channel_id',
    { sql: 'select h.id from channel h where true', params: [] },
    CHANNEL_LABEL,
  ),
];

/** The sort keys of a list of bookings, over `t` and BOOKING_JOINS. */
export const BOOKING_ORDER = {
  NAME: nameOrder('t.booking_name'),
  CAMPAIGN: nameOrder('c.campaign_name'),
  CHANNEL: nameOrder(`(${CHANNEL_LABEL})`),
  TYPE: 't.booking_type',
  CPM: 't.cpm',
  START_DATE: 't.start_date',
  END_DATE: 't.end_date',
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
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
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(BookingSortEnum, {
  name: 'BookingSort',
  description: 'The order of a list of bookings; rows that are equal in it are ordered by id.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    CAMPAIGN: { description: 'The name of the campaign, without case.' },
    CHANNEL: { description: 'The label of the channel, without case.' },
    TYPE: { description: 'Video, image, audio.' },
    CPM: { description: 'The price of 1000 impressions.' },
    START_DATE: { description: 'The first day.' },
    END_DATE: { description: 'The last day.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});
