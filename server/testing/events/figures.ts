import type { Pool } from 'pg';

/**
 * A customer's responses and rollups as sorted lines of text, so that two sets can be compared
 * directly.
 */
export type Figures = Record<
  | 'responses'
  | 'impressionRollup'
  | 'responseRollup'
  | 'impressionDeviceRollup'
  | 'responseDeviceRollup'
  | 'webhitRollup'
  | 'webhitRegionRollup',
  string[]
>;

/** Figures as stored. */
export async function readFigures(pool: Pool, customerId: number): Promise<Figures> {
  const lines = async (columns: string, table: string) => {
    const { rows } = await pool.query<{ line: string }>(
      `select concat_ws(' ', ${columns}) as line from event_store.${table} where customer_id = $1`,
      [customerId],
    );
    return rows.map((row) => row.line).sort();
  };

  const dayparts = [1, 2, 3, 4, 5, 6, 7, 8].map((daypart) => `daypart_${daypart}`).join(', ');

  return {
    responses: await lines(
      'webhit_id, site_tag_id, impression_id, tag_id, region_id, device, local_date, daypart, timing, views',
      'response',
    ),
    impressionRollup: await lines(
      `local_date, tag_id, region_id, ${dayparts}`,
      'impression_rollup',
    ),
    responseRollup: await lines(
      'local_date, tag_id, region_id, daypart, site_tag_id, timing, views, responses',
      'response_rollup',
    ),
    impressionDeviceRollup: await lines(
      `local_date, tag_id, region_id, device, ${dayparts}`,
      'impression_device_rollup',
    ),
    responseDeviceRollup: await lines(
      'local_date, tag_id, region_id, daypart, site_tag_id, timing, views, device, responses',
      'response_device_rollup',
    ),
    webhitRollup: await lines('local_date, site_tag_id, webhits', 'webhit_rollup'),
    webhitRegionRollup: await lines(
      'local_date, site_tag_id, region_id, webhits',
      'webhit_region_rollup',
    ),
  };
}
