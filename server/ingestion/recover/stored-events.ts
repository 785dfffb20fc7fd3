import type { Pool } from 'pg';
import {
  EVENT_KIND,
  NO_VIEWER,
  type DeviceCode,
  type EventKind,
  type FilterReason,
} from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';

const CHUNK_ROWS = 2_000;

interface Row {
  kind: number;
  customer_id: number;
  viewer: string;
  occurred_at: Date;
  event_id: string;
  tag_id: number;
  region_id: number;
  device: number;
  received_at: Date;
  filter_reason: number;
  has_caller_id: boolean;
  former_viewer: string | null;
}

/**
 * Events received since an instant, in chunks and in no order, as they waited in the queue; only the
 * signs of their tags' implementation are not stored with them. Events whose viewers were cleared
 * are left out, because they cannot be found by their key in another database.
 */
export function readStoredEvents(
  pool: Pool,
  sinceMs: number,
  onChunk: (events: QueuedEvent[]) => Promise<void>,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    // A cursor takes no parameters; the texts contain only our own numbers.
    await client.query(
      `declare stored no scroll cursor for
       ${selectKind('impression', sinceMs)} union all ${selectKind('webhit', sinceMs)}`,
    );

    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${CHUNK_ROWS} from stored`);
      if (rows.length === 0) return;
      await onChunk(rows.map(eventOf));
    }
  });
}

const COLUMNS: Record<EventKind, { tag: string; former: string; join: string }> = {
  impression: { tag: 'event.tag_id', former: 'null::uuid', join: '' },
  webhit: {
    tag: 'event.site_tag_id',
    former: 'link.former_viewer',
    join: 'left join event_store.viewer_link link using (customer_id, viewer)',
  },
};

const selectKind = (kind: EventKind, sinceMs: number) => `
  select ${EVENT_KIND[kind]} as kind, event.customer_id, event.viewer, event.occurred_at, event.event_id,
    ${COLUMNS[kind].tag} as tag_id, event.region_id, event.device, event.received_at, event.filter_reason,
    ${COLUMNS[kind].former} as former_viewer,
    exists (
      select from event_store.caller_event caller
      where caller.customer_id = event.customer_id and caller.kind = ${EVENT_KIND[kind]}
        and caller.event_id = event.event_id
    ) as has_caller_id
  from event_store.${kind} event ${COLUMNS[kind].join}
  where event.received_at >= to_timestamp(${Math.floor(sinceMs)} / 1000.0)
    and (event.viewer <> '${NO_VIEWER}' or event.occurred_at >= coalesce(
      (select max(before) from event_store.watermark where name in ('viewer_keys', 'raw_events')), '-infinity'
    ))`;

const eventOf = (row: Row): QueuedEvent => ({
  id: row.event_id,
  hasCallerId: row.has_caller_id,
  kind: row.kind === EVENT_KIND.impression ? 'impression' : 'webhit',
  customerId: row.customer_id,
  tagId: row.tag_id,
  occurredAtMs: row.occurred_at.getTime(),
  receivedAtMs: row.received_at.getTime(),
  viewer: row.viewer === NO_VIEWER ? null : row.viewer,
  formerViewer: row.former_viewer,
  bucket: null,
  regionId: row.region_id,
  device: row.device as DeviceCode, // as a worker stored it
  filterReason: row.filter_reason as FilterReason, // as a worker stored it
  flags: 0,
});
