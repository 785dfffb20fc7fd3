import { BinaryCopyWriter } from '#server/event-store/postgres/copy/copy-binary.js';
import type { Response } from '#server/event-store/contract/response.js';

const BYTES_PER_ROW = 142;

/** `encodeResponses` writes them in this order. */
export const RESPONSE_COLUMNS = `customer_id, webhit_at, webhit_id, site_tag_id, impression_id, impression_at,
  tag_id, region_id, local_date, daypart, timing, views, device`;

/** Encodes rows for COPY into event_store.response, or a table with the same columns. */
export function encodeResponses(responses: readonly Response[]): Buffer {
  const writer = new BinaryCopyWriter(responses.length * BYTES_PER_ROW + 64);
  for (const response of responses) {
    writer.startRow(13);
    writer.int32(response.customerId);
    writer.timestamp(response.webhitAtMs);
    writer.uuid(response.webhitId);
    writer.int32(response.siteTagId);
    writer.uuid(response.impressionId);
    writer.timestamp(response.impressionAtMs);
    writer.int32(response.tagId);
    writer.int16(response.regionId);
    writer.date(response.localDay);
    writer.int16(response.daypart);
    writer.int16(response.timing);
    writer.int32(response.views);
    writer.int16(response.device);
  }

  return writer.finish();
}
