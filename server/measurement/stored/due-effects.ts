import type { Pool } from 'pg';

/** Late events are counted again after this many times what the last recount took, or a minute. */
const REST_FACTOR = 100;
/** An import makes the last recount untrue: more than a tenth of all changes came after it. */
const IMPORT_REST_FACTOR = 10;
const IMPORT_SHARE = 0.1;
const MIN_REST_MS = 60_000;

/**
 * Customers that have no effect, of which another day is complete, or whose figures changed; the
 * longest waiting first.
 */
export async function dueCustomers(pool: Pool, nowMs: number): Promise<number[]> {
  const { rows } = await pool.query<{ customer_id: number }>(
    `select state.customer_id from event_store.customer_state state
     left join lateral (
       select counted_at, start_date, end_date, took_ms, versions, customer_id
       from event_store.effect_recount where customer_id = state.customer_id
       order by start_date desc limit 1
     ) run on true
     left join lateral (
       select coalesce(sum(version), 0) as versions from event_store.day_version
       where customer_id = run.customer_id and local_date between run.start_date and run.end_date
     ) now on true
     where state.bucket = 0 and (run.counted_at is null
       or (run.counted_at at time zone state.time_zone)::date < ($1::timestamptz at time zone state.time_zone)::date
       or run.counted_at <= $1::timestamptz - greatest(${MIN_REST_MS}, run.took_ms *
           case when now.versions > run.versions * ${1 + IMPORT_SHARE} then ${IMPORT_REST_FACTOR} else ${REST_FACTOR} end
         ) * interval '1 millisecond'
         and run.versions <> now.versions)
     order by run.counted_at nulls first, state.customer_id`,
    [new Date(nowMs)],
  );
  return rows.map(({ customer_id: customerId }) => customerId);
}
