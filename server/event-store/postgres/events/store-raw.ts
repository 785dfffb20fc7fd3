import type { ClientBase } from 'pg';
import { NO_VIEWER, type EventKind } from '#server/event-store/codes.js';
import type { ViewedEvent } from '#server/event-store/contract/stored-event.js';
import { BinaryCopyWriter } from '#server/event-store/postgres/copy/copy-binary.js';
import { copyIn } from '#server/event-store/postgres/copy/copy-stream.js';
import { listLateViewers } from '#server/event-store/postgres/viewer-filters/late-viewers.js';

const RAW_TABLES: Record<EventKind, { table: string; tagColumn: string }> = {
  impression: { table: 'event_store.impression', tagColumn: 'tag_id' },
  webhit: { table: 'event_store.webhit', tagColumn: 'site_tag_id' },
};
const BYTES_PER_ROW = 118;

/** A unique violation means that one of them is stored already. */
export async function storeRaw(client: ClientBase, events: readonly ViewedEvent[]): Promise<void> {
  const impressions = events.filter(({ kind }) => kind === 'impression');
  await storeKind(client, 'impression', impressions);
  await listLateViewers(client, impressions);

  const webhits = events.filter(({ kind }) => kind === 'webhit');
  await storeKind(client, 'webhit', webhits);
}

async function storeKind(
  client: ClientBase,
  kind: EventKind,
  events: readonly ViewedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { table, tagColumn } = RAW_TABLES[kind];
  await copyIn(client, `${table} (${rawColumns(tagColumn)})`, encodeRawRows(events));
}

/** `encodeRawRows` writes them in this order. */
export const rawColumns = (tagColumn: string) =>
  `customer_id, viewer, occurred_at, event_id, ${tagColumn}, region_id, received_at, filter_reason, device`;

export function encodeRawRows(events: readonly ViewedEvent[]): Buffer {
  const writer = new BinaryCopyWriter(events.length * BYTES_PER_ROW + 64);
  for (const event of events) {
    writer.startRow(9);
    writer.int32(event.customerId);
    writer.uuid(event.viewer ?? NO_VIEWER);
    writer.timestamp(event.occurredAtMs);
    writer.uuid(event.id);
    writer.int32(event.tagId);
    writer.int16(event.regionId);
    writer.timestamp(event.receivedAtMs);
    writer.int16(event.filterReason);
    writer.int16(event.device);
  }

  return writer.finish();
}
