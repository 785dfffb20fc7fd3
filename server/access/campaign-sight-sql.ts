import { bookingSightSql, type Onlooker, type SqlCondition } from './sight-sql.js';

const seesEveryBooking = ({ entityType }: Onlooker) =>
  entityType === 'SYSTEM' || entityType === 'CUSTOMER' || entityType === 'AGENCY';

/** What a record of a customer's is used by: bookings themselves, or what leads to them. */
interface Use {
  /** Tables with the bookings as `b`. */
  source: string;
  /** The column that names the record, and the customer's beside it. */
  record: string;
  customer: string;
  /** What tells that it is used at all. */
  anyUse: string;
}

const CAMPAIGN_USE: Use = {
  source: 'booking b',
  record: 'b.campaign_id',
  customer: 'b.customer_id',
  anyUse: 'booking u where u.customer_id = $.customer_id and u.campaign_id = $.id',
};

const CREATIVE_USE: Use = {
  source: 'impression_tag i join booking b on b.customer_id = i.customer_id and b.id = i.booking_id',
  record: 'i.creative_id',
  customer: 'i.customer_id',
  anyUse: 'impression_tag u where u.customer_id = $.customer_id and u.creative_id = $.id',
};

/**
 * Own ones, those used by a booking in sight, and those that nobody used yet. Of a list the customer is known: then the bookings
 * in sight are gathered once. A single row looks for its own; the limit keeps PostgreSQL from gathering everybody's for it.
 */
function sightThroughBookings(onlooker: Onlooker, alias: string, use: Use, customerId?: number): SqlCondition {
  if (seesEveryBooking(onlooker)) return { sql: 'true', params: [] };
  const bookings = bookingSightSql(onlooker, 'b');
  const { source, record, customer } = use;
  const used =
    customerId === undefined
      ? `(select true from ${source} where ${customer} = ${alias}.customer_id and ${record} = ${alias}.id and ${bookings.sql} limit 1)`
      : `${alias}.id in (select ${record} from ${source} where ${customer} = ? and ${bookings.sql})`;
  const unused = `(select true from ${use.anyUse.replaceAll('$', alias)} limit 1) is null`;
  return {
    sql: `((${alias}.created_by_entity_type = ? and ${alias}.created_by_entity_id = ?) or ${used} or ${unused})`,
    params: [
      onlooker.entityType,
      onlooker.entityId ?? 0,
      ...(customerId === undefined ? [] : [customerId]),
      ...bookings.params,
    ],
  };
}

/** Which campaigns of customers in sight an onlooker sees, over the alias of the table campaign; of one customer where it is named. */
export const campaignSightSql = (onlooker: Onlooker, campaign: string, customerId?: number): SqlCondition =>
  sightThroughBookings(onlooker, campaign, CAMPAIGN_USE, customerId);

/** Which creatives of customers in sight an onlooker sees, over the alias of the table creative; of one customer where it is named. */
export const creativeSightSql = (onlooker: Onlooker, creative: string, customerId?: number): SqlCondition =>
  sightThroughBookings(onlooker, creative, CREATIVE_USE, customerId);
