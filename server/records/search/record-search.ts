import type { Actor } from '#server/access/identity/actor.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import { clientText } from '#server/domains/organisations/customer/client-text.js';
import { listedOfClients, type RecordKind } from '#server/records/record-kinds/record-kind.js';
import { RECORD_KINDS, type SearchedType } from '#server/records/record-kinds/record-kinds.js';
import { holdsWords, type SearchTerms } from './search-terms.js';

export const CLIENT_LABEL = 'coalesce(c.display_name, c.cust_name)';
const BOOKING_OF_TAG = `(select b.booking_name from booking b
  where b.customer_id = t.customer_id and b.id = t.booking_id)`;

/**
 * Rights that need a look at each row come last: after the order, until enough rows are found.
 * `offset 0` keeps PostgreSQL from checking them first.
 */
function hitsSql(
  type: SearchedType,
  actor: Actor,
  where: RowCondition,
  order: RowCondition,
  limit: number,
): RowCondition {
  const { table, name, customerId, visibility } = RECORD_KINDS[type];
  const isVisible = visibility(actor);
  const booking = type === 'ImpressionTag' ? BOOKING_OF_TAG : 'null::text';

  return {
    sql: `select * from (
        select t.*, ${name} as hit_name, ${booking} as hit_booking, c.id as client_id, ${CLIENT_LABEL} as client_label
        from ${table} t join customer c on c.id = ${customerId}
        where ${where.sql} order by ${order.sql} offset 0
      ) t where ${isVisible.sql} limit ?`,
    params: [...where.params, ...order.params, ...isVisible.params, limit],
  };
}

const ofVisibleClients = (type: SearchedType, actor: Actor, match: RowCondition): RowCondition =>
  allOf([match, ...listedOfClients(RECORD_KINDS[type], actor)]);

/**
 * The clients whose names, labels and domains hold every word: those whose labels begin with the
 * text come first, then those whose labels hold it, then the shorter ones.
 */
export function clientsSql(
  actor: Actor,
  { text, words }: SearchTerms,
  limit: number,
): RowCondition {
  const matches = holdsWords(nameOrder(clientText('t.')), words);
  const order = {
    sql: `case strpos(${nameOrder(CLIENT_LABEL)}, ?) when 1 then 0 when 0 then 2 else 1 end, length(${CLIENT_LABEL}), t.id desc`,
    params: [text],
  };
  return hitsSql('Customer', actor, ofVisibleClients('Customer', actor, matches), order, limit);
}

/** The tags with these keys; null for a kind that is no tag. */
export function keyedSql(
  type: SearchedType,
  actor: Actor,
  { keys }: SearchTerms,
  limit: number,
): RowCondition | null {
  const { searchedBy }: RecordKind = RECORD_KINDS[type];
  if (!searchedBy?.includes('key')) return null;

  const match = { sql: 't.key = any(?)', params: [`{${keys.join(',')}}`] };
  return hitsSql(
    type,
    actor,
    ofVisibleClients(type, actor, match),
    { sql: 't.id', params: [] },
    limit,
  );
}

/** The impression tags of these bookings, which the caller sees, in the order of their ids. */
export const tagsOfBookingsSql = (
  bookings: readonly { recordId: number; customerId: number }[],
  limit: number,
): RowCondition => ({
  sql: `select t.*, r.description as hit_name, b.booking_name as hit_booking, c.id as client_id, ${CLIENT_LABEL} as client_label
    from (
      select t.id, t.customer_id, t.booking_id, t.creative_id from unnest(?::int[], ?::int[]) found (customer_id, booking_id),
        lateral (select * from impression_tag i where i.customer_id = found.customer_id and i.booking_id = found.booking_id
          and i.removed_at is null order by i.id limit ?) t
      order by t.booking_id, t.id limit ?
    ) t
    join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
    join creative r on r.customer_id = t.customer_id and r.id = t.creative_id
    join customer c on c.id = t.customer_id
    order by t.booking_id, t.id`,
  params: [
    `{${bookings.map(({ customerId }) => customerId).join(',')}}`,
    `{${bookings.map(({ recordId }) => recordId).join(',')}}`,
    limit,
    limit,
  ],
});

/** The records of a kind with these ids, the same columns. */
export const knownSql = (type: SearchedType, actor: Actor, ids: readonly number[]): RowCondition =>
  hitsSql(
    type,
    actor,
    ofVisibleClients(type, actor, { sql: 't.id = any(?)', params: [`{${ids.join(',')}}`] }),
    { sql: 't.id', params: [] },
    ids.length,
  );
