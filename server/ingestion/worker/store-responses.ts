import type { ClientBase } from 'pg';
import { localDateOfDay } from '../../event-store/reporting-time.js';
import type { Batch } from './batch.js';
import type { Response } from './response-changes.js';

/** Brings event_store.response to the credited state. */
export async function storeResponses({ client, responses }: Batch): Promise<void> {
  for (const [customerId, removed] of Map.groupBy(responses.removed, (response) => response.customerId)) {
    await removeResponses(client, customerId, removed);
  }
  if (responses.added.length > 0) await addResponses(client, responses.added);
}

async function removeResponses(client: ClientBase, customerId: number, removed: readonly Response[]): Promise<void> {
  const times = removed.map((response) => response.webhitAtMs);
  await client.query(
    `delete from event_store.response
     using unnest($2::timestamptz[], $3::uuid[]) as gone (webhit_at, webhit_id)
     where response.customer_id = $1 and response.webhit_at between $4 and $5
       and response.webhit_at = gone.webhit_at and response.webhit_id = gone.webhit_id`,
    [
      customerId,
      times.map((utcMs) => new Date(utcMs)),
      removed.map((response) => response.webhitId),
      new Date(times.reduce((least, utcMs) => Math.min(least, utcMs), Infinity)),
      new Date(times.reduce((most, utcMs) => Math.max(most, utcMs), -Infinity)),
    ],
  );
}

async function addResponses(client: ClientBase, added: readonly Response[]): Promise<void> {
  const column = <T>(value: (response: Response) => T) => added.map(value);
  await client.query(
    `insert into event_store.response (customer_id, webhit_at, webhit_id, site_tag_id, impression_id, impression_at,
       tag_id, region_id, local_date, daypart, timing, views)
     select * from unnest($1::integer[], $2::timestamptz[], $3::uuid[], $4::integer[], $5::uuid[], $6::timestamptz[],
       $7::integer[], $8::smallint[], $9::date[], $10::smallint[], $11::smallint[], $12::integer[])`,
    [
      column((response) => response.customerId),
      column((response) => new Date(response.webhitAtMs)),
      column((response) => response.webhitId),
      column((response) => response.siteTagId),
      column((response) => response.impressionId),
      column((response) => new Date(response.impressionAtMs)),
      column((response) => response.tagId),
      column((response) => response.regionId),
      column((response) => localDateOfDay(response.localDay)),
      column((response) => response.daypart),
      column((response) => response.timing),
      column((response) => response.views),
    ],
  );
}
