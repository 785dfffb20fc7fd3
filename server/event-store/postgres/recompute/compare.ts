import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { ClientBase } from 'pg';
import type { FigureDifference } from '#server/event-store/contract/recount.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { oldestPingCompared } from './recompute-rollups.js';
import { instantOrOldest } from './recompute-responses.js';
import type { RecomputeScope } from './recompute-scope.js';

interface ComparedTable {
  table: string;
  keys: string;
  values: string;
  /** The local date of a differing row, or null for a table that panels do not cache by day. */
  localDate: string | null;
  /** The condition for the compared rows; $2 is their start. */
  within: string;
  from: (scope: RecomputeScope, nowMs: number) => string | Date;
}

const firstDate = (scope: RecomputeScope) => localDateOfDay(scope.firstDay);
const byDay = { localDate: 'local_date', within: 'local_date >= $2::date', from: firstDate };

/** Another table to compare is a row here, and its recomputed twin in recompute-rollups.ts. */
export const COMPARED_TABLES: readonly ComparedTable[] = [
  {
    table: 'response',
    keys: 'webhit_at, webhit_id',
    values:
      'site_tag_id, impression_id, impression_at, tag_id, region_id, local_date, daypart, timing, views, device',
    localDate: null,
    within: 'webhit_at >= $2::timestamptz',
    from: (scope) => instantOrOldest(scope.watermarks.rawEventsMs),
  },
  {
    ...byDay,
    table: 'impression_rollup',
    keys: 'local_date, tag_id, region_id',
    values: DAYPART_COLUMNS.join(', '),
  },
  {
    ...byDay,
    table: 'response_rollup',
    keys: 'local_date, tag_id, region_id, daypart, site_tag_id, timing, views',
    values: 'responses',
  },
  {
    ...byDay,
    table: 'impression_device_rollup',
    keys: 'local_date, tag_id, region_id, device',
    values: DAYPART_COLUMNS.join(', '),
  },
  {
    ...byDay,
    table: 'response_device_rollup',
    keys: 'local_date, tag_id, region_id, daypart, site_tag_id, timing, views, device',
    values: 'responses',
  },
  { ...byDay, table: 'webhit_rollup', keys: 'local_date, site_tag_id', values: 'webhits' },
  {
    ...byDay,
    table: 'webhit_region_rollup',
    keys: 'local_date, site_tag_id, region_id',
    values: 'webhits',
  },
  {
    table: 'site_ping',
    keys: 'site_tag_id, minute',
    values: 'pings',
    localDate: null,
    within: 'minute >= $2::timestamptz',
    from: (_, nowMs) => oldestPingCompared(nowMs),
  },
];

/** Fills a temporary table differing_X with the keys in which X and recomputed_X differ. */
export async function compareTable(
  client: ClientBase,
  compared: ComparedTable,
  scope: RecomputeScope,
  nowMs: number,
): Promise<FigureDifference> {
  const { table, keys, values, localDate, within } = compared;
  const columns = `${keys}, ${values}`;

  await client.query(
    `create temporary table differing_${table} on commit drop as select ${keys} from event_store.${table} limit 0`,
  );

  const { rowCount } = await client.query(
    `with stored as (select ${columns} from event_store.${table} where customer_id = $1 and ${within}),
       recomputed as (select ${columns} from recomputed_${table})
     insert into differing_${table} select distinct ${keys} from (
       (select * from stored except all select * from recomputed)
       union all (select * from recomputed except all select * from stored)
     ) as differing`,
    [scope.customerId, compared.from(scope, nowMs)],
  );
  if (localDate === null) return { table, rows: rowCount ?? 0, localDates: [] };

  const { rows } = await client.query<{ day: string }>(
    `select distinct ${localDate}::text as day from differing_${table} order by 1`,
  );

  return { table, rows: rowCount ?? 0, localDates: rows.map((row) => row.day) };
}

/** Overwrites the differing rows of X with those of recomputed_X. */
export async function replaceDiffering(
  client: ClientBase,
  compared: ComparedTable,
  customerId: number,
): Promise<void> {
  const { table, keys, values } = compared;
  const matching = keys
    .split(', ')
    .map((key) => `${table}.${key} = differing.${key}`)
    .join(' and ');

  await client.query(
    `delete from event_store.${table} using differing_${table} as differing
     where ${table}.customer_id = $1 and ${matching}`,
    [customerId],
  );

  await client.query(
    `insert into event_store.${table} (customer_id, ${keys}, ${values})
     select $1, ${keys}, ${values} from recomputed_${table} join differing_${table} using (${keys})`,
    [customerId],
  );
}
