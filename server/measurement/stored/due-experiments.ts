import type { Pool } from 'pg';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { PAST_DAYS } from '#server/measurement/holdout/read-households.js';
import type { CountedExperiment } from './recount-experiment.js';

/** New events are counted after this many times what the last count took, or a minute. */
const REST_FACTOR = 10;
const MIN_REST_MS = 60_000;
/** Events that arrive later than this many days after the last visit no longer change the result. */
const LATE_DAYS = 14;

interface DueRow {
  id: number;
  customer_id: number;
  tag_ids: number[];
  versions: string;
  start_ms: number;
  end_ms: number;
  final_ms: number;
}

/**
 * Experiments that run, or ended so recently that their events still come. Those that were never
 * counted first, then the longest waiting.
 */
export async function dueExperiments(pool: Pool, nowMs: number): Promise<CountedExperiment[]> {
  const { rows } = await pool.query<DueRow>(
    `with span as (
       select experiment.id, experiment.customer_id, experiment.booking_id,
         experiment.start_date::timestamp at time zone country.time_zone as starts_at,
         (experiment.end_date + 1)::timestamp at time zone country.time_zone as ends_at,
         (experiment.end_date + 1 + ${CREDIT_WINDOW_DAYS})::timestamp at time zone country.time_zone as final_at,
         (select coalesce(sum(day.version), 0) from event_store.day_version day
          where day.customer_id = experiment.customer_id
            and day.local_date between experiment.start_date and experiment.end_date + ${CREDIT_WINDOW_DAYS}) as versions
       from experiment
       join customer on customer.id = experiment.customer_id
       join country on country.code = customer.country_code
       where experiment.stopped_at is null and experiment.kind = 'HOUSEHOLDS'
     )
     select span.id, span.customer_id, span.versions::text,
       array(select tag.id from impression_tag tag
             where tag.customer_id = span.customer_id and tag.booking_id = span.booking_id) as tag_ids,
       extract(epoch from starts_at)::float8 * 1000 as start_ms,
       extract(epoch from ends_at)::float8 * 1000 as end_ms,
       extract(epoch from final_at)::float8 * 1000 as final_ms
     from span
     left join event_store.experiment_count counted on counted.experiment_id = span.id
     where starts_at <= $1 and not coalesce((select before > starts_at - interval '${PAST_DAYS} days'
         from event_store.watermark where name = 'viewer_keys'), false)
       and (counted.counted_at is null
         or not counted.is_final and final_at <= $1
         or final_at + interval '${LATE_DAYS} days' > $1 and counted.versions <> span.versions
           and counted.counted_at <= $1::timestamptz
             - greatest(counted.took_ms * ${REST_FACTOR}, ${MIN_REST_MS}) * interval '1 millisecond')
     order by counted.counted_at nulls first, span.id`,
    [new Date(nowMs)],
  );

  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    tagIds: row.tag_ids,
    versions: row.versions,
    startMs: row.start_ms,
    endMs: row.end_ms,
    finalFromMs: row.final_ms,
  }));
}
