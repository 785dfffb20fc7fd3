import type { ClientBase } from 'pg';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { ExportWords } from './event-file.js';

/** The regions, and the customer's impression tags. */
export async function readWords(
  client: ClientBase,
  customerId: number,
  clock: ReportingClock,
): Promise<ExportWords> {
  const regions = await client.query<{ id: number; code: string | null }>(
    'select id, code from region',
  );
  const tags = await client.query<{ id: number; booking_id: number; creative_id: number }>(
    'select id, booking_id, creative_id from impression_tag where customer_id = $1',
    [customerId],
  );
  const codes = new Map(regions.rows.map(({ id, code }) => [id, code]));
  const lines = new Map(
    tags.rows.map((tag) => [tag.id, { bookingId: tag.booking_id, creativeId: tag.creative_id }]),
  );

  return {
    clock,
    regionCode: (regionId) => codes.get(regionId) ?? null,
    lineOf: (tagId) => lines.get(tagId),
  };
}
