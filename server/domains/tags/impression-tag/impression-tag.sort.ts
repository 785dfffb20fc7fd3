import { describedSort } from '#server/core/graphql/described-sort.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import { holdsByName, searchCondition, type SearchPlace } from '#server/core/orm/search.js';

const CHANNEL_LABEL = 'coalesce(h.display_name, h.channel_name)';

/** Joins the records whose names an impression tag shows, to the alias `t`. */
export const IMPRESSION_TAG_JOINS = `join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
  join creative v on v.customer_id = t.customer_id and v.id = t.creative_id
  join campaign c on c.customer_id = b.customer_id and c.id = b.campaign_id
  join channel h on h.id = b.channel_id`;

const CAMPAIGNS = 'select c.id from campaign c where c.customer_id = ?';
const CHANNELS = 'select h.id from channel h where true';

/** The tags of bookings that meet a condition over the alias `b`. */
const ofBookings =
  (customerId: number, condition: (text: string) => RowCondition): SearchPlace =>
  (text) => {
    const { sql, params } = condition(text);
    return {
      sql: `t.booking_id in (select b.id from booking b where b.customer_id = ? and (${sql}))`,
      params: [customerId, ...params],
    };
  };

export const impressionTagSearch = (customerId: number): SearchPlace[] => [
  ofBookings(customerId, (text) =>
    searchCondition(
      [
        'b.booking_name',
        holdsByName('b.campaign_id', { sql: CAMPAIGNS, params: [customerId] }, 'c.campaign_name'),
        holdsByName('b.channel_id', { sql: CHANNELS, params: [] }, CHANNEL_LABEL),
      ],
      text,
    ),
  ),
  holdsByName(
    't.creative_id',
    { sql: 'select v.id from creative v where v.customer_id = ?', params: [customerId] },
    'v.description',
  ),
];

/** The sort keys of a list of impression tags, over `t` and IMPRESSION_TAG_JOINS. */
export const { order: IMPRESSION_TAG_ORDER, values: ImpressionTagSortEnum } = describedSort(
  'ImpressionTagSort',
  'The order of a list of impression tags; rows that are equal in it are ordered by id.',
  {
    BOOKING: [
      [nameOrder('b.booking_name'), nameOrder('v.description')],
      'The name of the booking, then the description of the creative.',
    ],
    CREATIVE: [nameOrder('v.description'), 'The description of the creative, without case.'],
    CAMPAIGN: [nameOrder('c.campaign_name'), 'The name of the campaign, without case.'],
    CHANNEL: [nameOrder(`(${CHANNEL_LABEL})`), 'The label of the channel, without case.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type ImpressionTagSort = keyof typeof IMPRESSION_TAG_ORDER;
