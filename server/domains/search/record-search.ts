import type { Actor } from '#server/access/identity/actor.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import { clientText } from '#server/domains/organisations/customer/client-text.js';
import type { RecordKind } from './record-hit.type.js';
import { CLIENT_LABEL, SEARCHED_KINDS } from './searched-kinds.js';
import { holdsWords, type Sought } from './sought.js';

/**
 * Rights that need a look at each row come last: after the order, until enough rows are found.
 * `offset 0` keeps PostgreSQL from checking them first.
 */
function hitsSql(
  kind: RecordKind,
  actor: Actor,
  where: RowCondition,
  order: RowCondition,
  limit: number,
): RowCondition {
  const { source, name, visible } = SEARCHED_KINDS[kind];
  const isVisible = visible(actor);
  const booking = kind === 'ImpressionTag' ? 'b.booking_name' : 'null::text';

  return {
    sql: `select * from (
        select t.*, ${name} as hit_name, ${booking} as hit_booking, c.id as client_id, ${CLIENT_LABEL} as client_label
        from ${source} where ${where.sql} order by ${order.sql} offset 0
      ) t where ${isVisible.sql} limit ?`,
    params: [...where.params, ...order.params, ...isVisible.params, limit],
  };
}

const ofVisibleClients = (kind: RecordKind, actor: Actor, match: RowCondition): RowCondition =>
  allOf([match, SEARCHED_KINDS[kind].ofClients(actor)]);

/**
 * The clients whose names, labels and domains hold every word: those whose labels begin with the
 * text come first, then those whose labels hold it, then the shorter ones.
 */
export function clientsSql(actor: Actor, { text, words }: Sought, limit: number): RowCondition {
  const matches = holdsWords(nameOrder(clientText('t.')), words);
  const order = {
    sql: `case strpos(${nameOrder(CLIENT_LABEL)}, ?) when 1 then 0 when 0 then 2 else 1 end, length(${CLIENT_LABEL}), t.id desc`,
    params: [text],
  };
  return hitsSql('Customer', actor, ofVisibleClients('Customer', actor, matches), order, limit);
}

/** The tags with these keys; null for a kind that is no tag. */
export function keyedSql(
  kind: RecordKind,
  actor: Actor,
  { keys }: Sought,
  limit: number,
): RowCondition | null {
  const { key } = SEARCHED_KINDS[kind];
  if (key === undefined) return null;

  const match = { sql: `${key} = any(?)`, params: [`{${keys.join(',')}}`] };
  return hitsSql(
    kind,
    actor,
    ofVisibleClients(kind, actor, match),
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
export const knownSql = (kind: RecordKind, actor: Actor, ids: readonly number[]): RowCondition =>
  hitsSql(
    kind,
    actor,
    ofVisibleClients(kind, actor, { sql: 't.id = any(?)', params: [`{${ids.join(',')}}`] }),
    { sql: 't.id', params: [] },
    ids.length,
  );
