import type { ClientBase } from 'pg';
import type { DeviceCode, EventKind, FilterReason } from '#server/event-store/codes.js';
import type { Response } from '#server/event-store/contract/response.js';
import type { StoredEvent } from '#server/event-store/contract/stored-event.js';
import type { ViewerScope } from '#server/event-store/contract/viewer-records.js';

interface EventRow {
  event_id: string;
  tag_id: number;
  region_id: number;
  device: DeviceCode;
  occurred_at: Date;
  received_at: Date;
  filter_reason: FilterReason;
}

const columnsSql = (kind: EventKind) =>
  `event_id, ${kind === 'impression' ? 'tag_id' : 'site_tag_id as tag_id'}, region_id, device, occurred_at, received_at, filter_reason`;

const OF_VIEWER = 'customer_id = $1 and viewer = any($2::uuid[])';

const eventOf = (customerId: number, kind: EventKind, row: EventRow): StoredEvent => ({
  customerId,
  kind,
  id: row.event_id,
  tagId: row.tag_id,
  regionId: row.region_id,
  device: row.device,
  occurredAtMs: row.occurred_at.getTime(),
  receivedAtMs: row.received_at.getTime(),
  filterReason: row.filter_reason,
});

/** Oldest first. */
export async function findEvents(
  client: ClientBase,
  { customerId, viewers }: ViewerScope,
  kind: EventKind,
): Promise<StoredEvent[]> {
  const { rows } = await client.query<EventRow>(
    `select ${columnsSql(kind)} from event_store.${kind} where ${OF_VIEWER} order by occurred_at, event_id`,
    [customerId, viewers],
  );
  return rows.map((row) => eventOf(customerId, kind, row));
}

/** Returns the deleted events. */
export async function deleteEvents(
  client: ClientBase,
  { customerId, viewers }: ViewerScope,
  kind: EventKind,
): Promise<StoredEvent[]> {
  const { rows } = await client.query<EventRow>(
    `delete from event_store.${kind} where ${OF_VIEWER} returning ${columnsSql(kind)}`,
    [customerId, viewers],
  );
  return rows.map((row) => eventOf(customerId, kind, row));
}

/** The responses of these webhits, by their time. */
export async function findResponses(
  client: ClientBase,
  customerId: number,
  webhits: readonly StoredEvent[],
): Promise<Response[]> {
  if (webhits.length === 0) return [];

  const { rows } = await client.query<{
    webhit_at: Date;
    webhit_id: string;
    site_tag_id: number;
    impression_id: string;
    impression_at: Date;
    tag_id: number;
    region_id: number;
    local_day: number;
    daypart: number;
    timing: number;
    views: number;
    device: DeviceCode;
  }>(
    `select webhit_at, webhit_id, site_tag_id, impression_id, impression_at, tag_id, region_id,
       local_date - date '1970-01-01' as local_day, daypart, timing, views, device
     from unnest($2::timestamptz[], $3::uuid[]) as wanted (webhit_at, webhit_id)
     join event_store.response using (webhit_at, webhit_id)
     where customer_id = $1 order by webhit_at, webhit_id`,
    [
      customerId,
      webhits.map(({ occurredAtMs }) => new Date(occurredAtMs)),
      webhits.map(({ id }) => id),
    ],
  );

  return rows.map((row) => ({
    customerId,
    webhitAtMs: row.webhit_at.getTime(),
    webhitId: row.webhit_id,
    siteTagId: row.site_tag_id,
    impressionId: row.impression_id,
    impressionAtMs: row.impression_at.getTime(),
    tagId: row.tag_id,
    regionId: row.region_id,
    device: row.device,
    localDay: row.local_day,
    daypart: row.daypart,
    timing: row.timing,
    views: row.views,
  }));
}
