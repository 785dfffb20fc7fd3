import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';
import { CounterTable } from './counter-table.js';
import type { Response } from '#server/ingestion/worker/attribution/response-changes.js';

const MINUTE_MS = 60_000;
/** The period of "pings in the last 24 hours", with a day to spare. */
export const SITE_PING_RETENTION_MS = 48 * 60 * MINUTE_MS;

/**
 * Adds the batch to every rollup, and increments the version of every local day with a changed
 * figure.
 */
export async function moveRollups(batch: Batch): Promise<void> {
  const impressions = impressionRollup();
  const responses = responseRollup();
  const webhits = webhitRollup();
  const pings = sitePings();
  for (const { event } of batch.arrivals) {
    if (event.filterReason !== FILTER_REASON.none) continue;
    const { localDay, daypart } = clockOf(batch, event.customerId).bucket(event.occurredAtMs);
    if (event.kind === 'impression') {
      impressions.add([event.customerId, localDay, event.tagId, event.regionId], daypart - 1, 1);
      continue;
    }
    webhits.add([event.customerId, localDay, event.tagId], 0, 1);
    if (event.occurredAtMs >= batch.nowMs - SITE_PING_RETENTION_MS) {
      pings.add([event.customerId, event.tagId, Math.floor(event.occurredAtMs / MINUTE_MS)], 0, 1);
    }
  }
  for (const response of batch.responses.removed) responses.add(responseKeys(response), 0, -1);
  for (const response of batch.responses.added) responses.add(responseKeys(response), 0, 1);

  for (const table of [impressions, responses, webhits, pings]) await table.apply(batch.client);
  await removeEmptied(batch);
  await moveDayVersions(batch, [impressions, responses, webhits]);
}

const impressionRollup = () =>
  new CounterTable({
    table: 'event_store.impression_rollup',
    keys: { customer_id: 'integer', local_date: 'date', tag_id: 'integer', region_id: 'smallint' },
    counts: DAYPART_COLUMNS,
  });

const responseRollup = () =>
  new CounterTable({
    table: 'event_store.response_rollup',
    keys: {
      customer_id: 'integer',
      local_date: 'date',
      tag_id: 'integer',
      region_id: 'smallint',
      daypart: 'smallint',
      site_tag_id: 'integer',
      timing: 'smallint',
      views: 'integer',
    },
    counts: ['responses'],
  });

const responseKeys = (response: Response) => [
  response.customerId,
  response.localDay,
  response.tagId,
  response.regionId,
  response.daypart,
  response.siteTagId,
  response.timing,
  response.views,
];

const webhitRollup = () =>
  new CounterTable({
    table: 'event_store.webhit_rollup',
    keys: { customer_id: 'integer', local_date: 'date', site_tag_id: 'integer' },
    counts: ['webhits'],
  });

const sitePings = () =>
  new CounterTable({
    table: 'event_store.site_ping',
    keys: { customer_id: 'integer', site_tag_id: 'integer', minute: 'timestamptz' },
    counts: ['pings'],
  });

function clockOf(batch: Batch, customerId: number) {
  const state = batch.customers.get(customerId);
  if (!state) throw new Error(`customer ${customerId} is not locked`);
  return state.clock;
}

/** A response that moved to another row may have been the last of its old row. */
async function removeEmptied({ client, responses }: Batch): Promise<void> {
  for (const [customerId, removed] of Map.groupBy(
    responses.removed,
    (response) => response.customerId,
  )) {
    const days = removed.map((response) => response.localDay);
    await client.query(
      `delete from event_store.response_rollup
       where customer_id = $1 and responses = 0 and local_date = any(
         select date '1970-01-01' + day from unnest($2::integer[]) as day)`,
      [customerId, [...new Set(days)]],
    );
  }
}

async function moveDayVersions({ client }: Batch, rollups: readonly CounterTable[]): Promise<void> {
  const versions = new CounterTable({
    table: 'event_store.day_version',
    keys: { customer_id: 'integer', local_date: 'date' },
    counts: ['version'],
  });

  const moved = new Set<string>();

  for (const rollup of rollups) {
    for (const [customerId = 0, localDay = 0] of rollup.changedKeys()) {
      const id = `${customerId}:${localDay}`;
      if (!moved.has(id)) versions.add([customerId, localDay], 0, 1);
      moved.add(id);
    }
  }

  await versions.apply(client);
}
