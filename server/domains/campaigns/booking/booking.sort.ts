import { describedSort } from '#server/core/graphql/described-sort.js';
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
export const { order: BOOKING_ORDER, values: BookingSortEnum } = describedSort(
  'BookingSort',
  'The order of a list of bookings; rows that are equal in it are ordered by id.',
  {
    NAME: [nameOrder('t.booking_name'), 'The name, without case.'],
    CAMPAIGN: [nameOrder('c.campaign_name'), 'The name of the campaign, without case.'],
    CHANNEL: [nameOrder(`(${CHANNEL_LABEL})`), 'The label of the channel, without case.'],
    TYPE: ['t.booking_type', 'Video, image, audio.'],
    CPM: ['t.cpm', 'The price of 1000 impressions.'],
    START_DATE: ['t.start_date', 'The first day.'],
    END_DATE: ['t.end_date', 'The last day.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type BookingSort = keyof typeof BOOKING_ORDER;
