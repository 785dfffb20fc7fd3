import type { EventKind } from '#server/event-store/codes.js';
import { NO_VIEWER } from '#server/event-store/codes.js';
import { BinaryCopyWriter } from '#server/event-store/copy-binary.js';
import { copyIn } from '#server/event-store/copy-stream.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Batch } from '#server/ingestion/worker/loop/batch.js';

const RAW_TABLES: Record<EventKind, { table: string; tagColumn: string }> = {
  impression: { table: 'event_store.impression', tagColumn: 'tag_id' },
  webhit: { table: 'event_store.webhit', tagColumn: 'site_tag_id' },
};
const BYTES_PER_ROW = 112;

/**
 * Late events get no viewer when the viewers of their time are cleared: they count, and are never
 * credited.
 */
export function forgetExpiredViewers({ arrivals, watermarks }: Batch): void {
  for (const { event } of arrivals)
    if (event.occurredAtMs < watermarks.viewerKeysMs) event.viewer = null;
}

/** Stores the raw events; a unique violation means that one of them is stored already. */
export async function storeRaw({ client, arrivals }: Batch): Promise<void> {
  const events = arrivals.map((arrival) => arrival.event);

  await storeKind(
    client,
    'impression',
    events.filter((event) => event.kind === 'impression'),
  );

  await storeKind(
    client,
    'webhit',
    events.filter((event) => event.kind === 'webhit'),
  );
}

async function storeKind(
  client: Batch['client'],
  kind: EventKind,
  events: readonly QueuedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { table, tagColumn } = RAW_TABLES[kind];
  await copyIn(client, `${table} (${rawColumns(tagColumn)})`, encodeRawRows(events));
}

/** In the order of `encodeRawRows`. */
export const rawColumns = (tagColumn: string) =>
  `customer_id, viewer, occurred_at, event_id, ${tagColumn}, region_id, received_at, filter_reason`;

export function encodeRawRows(events: readonly QueuedEvent[]): Buffer {
  const writer = new BinaryCopyWriter(events.length * BYTES_PER_ROW + 64);
  for (const event of events) {
    writer.startRow(8);
    writer.int32(event.customerId);
    writer.uuid(event.viewer ?? NO_VIEWER);
    writer.timestamp(event.occurredAtMs);
    writer.uuid(event.id);
    writer.int32(event.tagId);
    writer.int16(event.regionId);
    writer.timestamp(event.receivedAtMs);
    writer.int16(event.filterReason);
  }

  return writer.finish();
}
