import { bookingSightSql, type Onlooker, type SqlCondition } from './sight-sql.js';

const seesEveryBooking = ({ entityType }: Onlooker) =>
  entityType === 'SYSTEM' || entityType === 'CUSTOMER' || entityType === 'AGENCY';

/** Own ones, those used by a booking in sight, and those that nobody used yet; `uses` is a from-clause that ends in a where. */
function sightThroughBookings(onlooker: Onlooker, record: string, uses: string): SqlCondition {
  if (seesEveryBooking(onlooker)) return { sql: 'true', params: [] };
  const bookings = bookingSightSql(onlooker, 'b');
  return {
    sql: `((${record}.created_by_entity_type = ? and ${record}.created_by_entity_id = ?)
      or exists (select from ${uses} and ${bookings.sql}) or not exists (select from ${uses}))`,
    params: [onlooker.entityType, onlooker.entityId ?? 0, ...bookings.params],
  };
}

/** Which campaigns of customers in sight an onlooker sees, over the alias of the table campaign. */
export const campaignSightSql = (onlooker: Onlooker, campaign: string): SqlCondition =>
  sightThroughBookings(
    onlooker,
    campaign,
    `booking b where b.customer_id = ${campaign}.customer_id and b.campaign_id = ${campaign}.id`,
  );

/** Which creatives of customers in sight an onlooker sees, over the alias of the table creative. */
export const creativeSightSql = (onlooker: Onlooker, creative: string): SqlCondition =>
  sightThroughBookings(
    onlooker,
    creative,
    `impression_tag i join booking b on b.customer_id = i.customer_id and b.id = i.booking_id
      where i.customer_id = ${creative}.customer_id and i.creative_id = ${creative}.id`,
  );
