import {
  visibleBookingsSql,
  isSeller,
  SELLERS,
  type Principal,
  type SqlCondition,
} from './visibility-sql.js';

/** The use of a campaign or creative: by bookings, or by the tags that lead to them. */
interface Use {
  /** Tables with the bookings as `b`. */
  source: string;
  /** The column with the record's id, and the customer's column in the same table. */
  record: string;
  customer: string;
  /** The tables that show whether the record is used at all, as `u`. */
  anyUse: string;
  /** Condition that one of the collected bookings uses the record `$`. */
  byCollected: string;
}

/** The name under which a query with `collectedBookingsSql` holds the visible bookings. */
export const COLLECTED_BOOKINGS = 'visible_booking';

const CAMPAIGN_USE: Use = {
  source: 'booking b',
  record: 'b.campaign_id',
  customer: 'b.customer_id',
  anyUse: 'booking u where u.customer_id = $.customer_id and u.campaign_id = $.id',
  byCollected: `($.customer_id, $.id) in (select customer_id, campaign_id from ${COLLECTED_BOOKINGS})`,
};

/**
 * Includes tags of removed combinations: they still count, so ad servers may still show the
 * creative.
 */
const CREATIVE_USE: Use = {
  source:
    'impression_tag i join booking b on b.customer_id = i.customer_id and b.id = i.booking_id',
  record: 'i.creative_id',
  customer: 'i.customer_id',
  anyUse: 'impression_tag u where u.customer_id = $.customer_id and u.creative_id = $.id',
  // `is true` keeps PostgreSQL from joining, which reads all collected bookings for each creative.
  byCollected: `(select true from impression_tag i where i.customer_id = $.customer_id and i.creative_id = $.id
    and ((i.customer_id, i.booking_id) in (select customer_id, id from ${COLLECTED_BOOKINGS})) is true limit 1)`,
};

const SELLER_KINDS = SELLERS.map((kind) => `'${kind}'`).join(', ');

/**
 * The bookings that a query of many rows knows: the customer, whose visible bookings it collects,
 * or all visible bookings, collected as `COLLECTED_BOOKINGS`. A query of single rows looks up
 * theirs.
 */
type Known = number | typeof COLLECTED_BOOKINGS | undefined;

/** Condition that a visible booking uses the record. */
function usedByVisibleSql(
  principal: Principal,
  alias: string,
  { source, record, customer, byCollected }: Use,
  known: Known,
): SqlCondition {
  if (known === COLLECTED_BOOKINGS) return { sql: byCollected.replaceAll('$', alias), params: [] };

  const { sql, params } = visibleBookingsSql(principal, 'b');

  // The limit keeps PostgreSQL from collecting the bookings of all customers.
  return known === undefined
    ? {
        sql: `(select true from ${source} where ${customer} = ${alias}.customer_id and ${record} = ${alias}.id and ${sql} limit 1)`,
        params,
      }
    : {
        sql: `${alias}.id in (select ${record} from ${source} where ${customer} = ? and ${sql})`,
        params: [known, ...params],
      };
}

/**
 * The principal's own records, those that a visible booking uses, and unused ones unless another
 * seller created them: a seller's preparations are hidden from other sellers.
 */
function visibleThroughBookings(
  principal: Principal,
  alias: string,
  use: Use,
  known: Known,
): SqlCondition {
  if (!isSeller(principal.entityType)) return { sql: 'true', params: [] };

  const own = `(${alias}.created_by_entity_type = ? and ${alias}.created_by_entity_id = ?)`;
  const used = usedByVisibleSql(principal, alias, use, known);
  const unused = `(select true from ${use.anyUse.replaceAll('$', alias)} limit 1) is null`;
  const free = `(${alias}.created_by_entity_type not in (${SELLER_KINDS}) and ${unused})`;

  return {
    sql: `(${own} or ${used.sql} or ${free})`,
    params: [principal.entityType, principal.entityId ?? 0, ...used.params],
  };
}

/** The visible bookings, for a query that holds them as `COLLECTED_BOOKINGS`. */
export function collectedBookingsSql(principal: Principal): SqlCondition {
  const { sql, params } = visibleBookingsSql(principal, 'b');
  return { sql: `select b.id, b.customer_id, b.campaign_id from booking b where ${sql}`, params };
}

/**
 * The campaigns of visible customers that the principal sees, over the alias of the table campaign;
 * of one customer where it is named.
 */
export const visibleCampaignsSql = (
  principal: Principal,
  campaign: string,
  known?: Known,
): SqlCondition => visibleThroughBookings(principal, campaign, CAMPAIGN_USE, known);

/**
 * The creatives of visible customers that the principal sees, over the alias of the table creative;
 * of one customer where it is named.
 */
export const visibleCreativesSql = (
  principal: Principal,
  creative: string,
  known?: Known,
): SqlCondition => visibleThroughBookings(principal, creative, CREATIVE_USE, known);

/**
 * The bookings that use a campaign or creative: none, only bookings that the principal sees, or
 * others as well.
 */
export type UsedBy = 'NOBODY' | 'OWN_ONLY' | 'OTHERS';

function usedBySql(principal: Principal, alias: string, use: Use): SqlCondition {
  const bookings = visibleBookingsSql(principal, 'b');
  const { source, record, customer } = use;
  const ofRecord = `${customer} = ${alias}.customer_id and ${record} = ${alias}.id`;
  // `is not true`: without a publisher the comparison with it is null.
  const others = `(select true from ${source} where ${ofRecord} and (${bookings.sql}) is not true limit 1)`;
  const anybody = `(select true from ${use.anyUse.replaceAll('$', alias)} limit 1)`;

  return {
    sql: `case when ${others} then 'OTHERS' when ${anybody} then 'OWN_ONLY' else 'NOBODY' end`,
    params: bookings.params,
  };
}

/** An expression for the `UsedBy` of a campaign, over the alias of its table. */
export const campaignUsedBySql = (principal: Principal, campaign: string): SqlCondition =>
  usedBySql(principal, campaign, CAMPAIGN_USE);

/** An expression for the `UsedBy` of a creative, over the alias of its table. */
export const creativeUsedBySql = (principal: Principal, creative: string): SqlCondition =>
  usedBySql(principal, creative, CREATIVE_USE);
