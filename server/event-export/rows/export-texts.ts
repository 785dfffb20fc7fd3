import type { ClientBase } from 'pg';

/** Meaning of the ids of events for a reader outside of the product. */
export interface ExportTexts {
  /** ISO 3166-2 code of a region; null where none is known. */
  regionCode: (regionId: number) => string | null;
  /** The booking and the creative of an impression tag. */
  lineOf: (tagId: number) => { bookingId: number; creativeId: number } | undefined;
}

/** The regions, and the customer's impression tags. */
export async function readTexts(client: ClientBase, customerId: number): Promise<ExportTexts> {
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
    regionCode: (regionId) => codes.get(regionId) ?? null,
    lineOf: (tagId) => lines.get(tagId),
  };
}
