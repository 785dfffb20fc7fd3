import { DAYPARTS } from '#schema/dayparts.js';
import type { ClientBase } from 'pg';
import { DEVICE, FILTER_REASON } from '#server/event-store/codes.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { SITE_PING_RETENTION_MS } from '#server/event-store/site-pings.js';
import { instantOrOldest } from './recompute-responses.js';
import type { RecomputeScope } from './recompute-scope.js';

/**
 * Fills a temporary table recomputed_X for each rollup X from raw events and recomputed_response.
 */
export async function recomputeRollups(
  client: ClientBase,
  scope: RecomputeScope,
  thresholds: readonly string[],
  nowMs: number,
): Promise<void> {
  const { customerId, watermarks } = scope;
  const firstDate = localDateOfDay(scope.firstDay);
  const events = [customerId, thresholds, firstDate, instantOrOldest(watermarks.rawEventsMs)];
  const counting = `customer_id = $1 and filter_reason = ${FILTER_REASON.none} and occurred_at >= $4`;

  await createLike(client, 'impression_rollup');
  await client.query(
    `insert into recomputed_impression_rollup ${impressionsBy(['tag_id', 'region_id'], counting)}`,
    events,
  );
  await createLike(client, 'impression_device_rollup');
  await client.query(
    `insert into recomputed_impression_device_rollup
     ${impressionsBy(['tag_id', 'region_id', 'device'], `${counting} and ${OF_KNOWN_DEVICE}`)}`,
    events,
  );
  await createLike(client, 'webhit_region_rollup');
  await client.query(
    `insert into recomputed_webhit_region_rollup
     select $1, local_date, site_tag_id, region_id, sum(webhits)
     from (
       select site_tag_id, region_id, width_bucket(occurred_at, $2::timestamptz[]) as bucket,
         count(*) as webhits
       from event_store.webhit where ${counting} group by 1, 2, 3
     ) as counted join local_segment using (bucket)
     where local_date >= $3::date group by local_date, site_tag_id, region_id`,
    events,
  );
  await createLike(client, 'webhit_rollup');
  await client.query(
    `insert into recomputed_webhit_rollup
     select $1, local_date, site_tag_id, sum(webhits)
     from recomputed_webhit_region_rollup group by local_date, site_tag_id`,
    [customerId],
  );
  await createLike(client, 'response_rollup');
  await client.query(
    `insert into recomputed_response_rollup
     select customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views, count(*)
     from recomputed_response where local_date >= $1::date group by 1, 2, 3, 4, 5, 6, 7, 8`,
    [firstDate],
  );
  await createLike(client, 'response_device_rollup');
  await client.query(
    `insert into recomputed_response_device_rollup
     select customer_id, local_date, tag_id, region_id, daypart, site_tag_id, timing, views, device,
       count(*)
     from recomputed_response where local_date >= $1::date and ${OF_KNOWN_DEVICE}
     group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
    [firstDate],
  );
  await createLike(client, 'site_ping');
  await client.query(
    `insert into recomputed_site_ping
     select $1, site_tag_id, date_trunc('minute', occurred_at, 'UTC'), count(*)
     from event_store.webhit
     where customer_id = $1 and filter_reason = ${FILTER_REASON.none} and occurred_at >= $2 group by 2, 3`,
    [customerId, oldestPingCompared(nowMs)],
  );
}

const OF_KNOWN_DEVICE = `device <> ${DEVICE.unknown}`;

/** SQL: the counting impressions of each day by these columns, the dayparts as columns. */
function impressionsBy(columns: readonly string[], counting: string): string {
  const names = columns.join(', ');
  const dayparts = DAYPARTS.map(
    ({ id }) => `coalesce(sum(impressions) filter (where daypart = ${id}), 0)`,
  );

  return `select $1, local_date, ${names}, ${dayparts.join(', ')}
     from (
       select ${names}, width_bucket(occurred_at, $2::timestamptz[]) as bucket, count(*) as impressions
       from event_store.impression where ${counting} group by ${names}, bucket
     ) as counted join local_segment using (bucket)
     where local_date >= $3::date group by local_date, ${names}`;
}

/** Pings older than a day are no longer shown; retention removes them. */
export const oldestPingCompared = (nowMs: number): Date =>
  new Date(Math.ceil((nowMs - SITE_PING_RETENTION_MS / 2) / 60_000) * 60_000);

const createLike = (client: ClientBase, table: string) =>
  client.query(
    `create temporary table recomputed_${table} (like event_store.${table}) on commit drop`,
  );
