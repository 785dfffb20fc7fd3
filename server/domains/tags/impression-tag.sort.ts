import { registerEnumType } from 'type-graphql';
import { nameOrder } from '../../core/name-order.js';

const ofBooking = (expression: string) =>
  `(select ${expression} from booking b where b.customer_id = t.customer_id and b.id = t.booking_id)`;

/** Names that an impression tag is shown with, over the table's alias `t`. */
export const BOOKING_NAME = ofBooking('b.booking_name');
export const CREATIVE_NAME =
  '(select c.description from creative c where c.customer_id = t.customer_id and c.id = t.creative_id)';
export const CAMPAIGN_NAME = ofBooking(
  '(select c.campaign_name from campaign c where c.customer_id = b.customer_id and c.id = b.campaign_id)',
);
export const CHANNEL_NAME = ofBooking(
  '(select coalesce(c.display_name, c.channel_name) from channel c where c.id = b.channel_id)',
);

/** What a list of impression tags is ordered by, over the table's alias `t`. */
export const IMPRESSION_TAG_ORDER = {
  BOOKING: `(${nameOrder(BOOKING_NAME)}, ${nameOrder(CREATIVE_NAME)})`,
  CREATIVE: nameOrder(CREATIVE_NAME),
  CAMPAIGN: nameOrder(CAMPAIGN_NAME),
  CHANNEL: nameOrder(CHANNEL_NAME),
  CREATED_AT: 't.created_at',
} as const;

export type ImpressionTagSort = keyof typeof IMPRESSION_TAG_ORDER;
export const ImpressionTagSortEnum: Record<ImpressionTagSort, ImpressionTagSort> = {
  BOOKING: 'BOOKING',
  CREATIVE: 'CREATIVE',
  CAMPAIGN: 'CAMPAIGN',
  CHANNEL: 'CHANNEL',
  CREATED_AT: 'CREATED_AT',
};
registerEnumType(ImpressionTagSortEnum, { name: 'ImpressionTagSort' });
