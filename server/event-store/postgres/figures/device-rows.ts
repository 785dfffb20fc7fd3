import { DEVICE, type DeviceCode } from '#server/event-store/codes.js';
import { FIGURE_TABLES } from '#server/event-store/postgres/counts/figure-tables.js';

const BY_DEVICE = {
  impressions: { table: FIGURE_TABLES.deviceImpressions.table, type: 'bigint' },
  responses: { table: FIGURE_TABLES.deviceResponses.table, type: 'integer' },
} as const;

/**
 * SQL, to stand after `from`: the rows of a rollup that these devices alone would make. Rollups by
 * device have the known devices; an unknown one is what the others leave of the whole.
 */
export function deviceRows(
  figure: keyof typeof BY_DEVICE,
  within: string,
  devices: readonly DeviceCode[],
): string {
  const { table, keys, counts } = FIGURE_TABLES[figure];
  const byDevice = BY_DEVICE[figure];
  const names = Object.keys(keys)
    .filter((key) => key !== 'customer_id')
    .join(', ');
  const sumsOf = (condition: string) =>
    `select ${names}, ${counts.map((count) => `sum(${count})::${byDevice.type} as ${count}`).join(', ')}
     from ${byDevice.table} where ${within} and ${condition} group by ${names}`;

  const listed = `'{${devices.join(',')}}'::smallint[]`;
  if (!devices.includes(DEVICE.unknown)) return `(${sumsOf(`device = any(${listed})`)}) as chosen`;

  const rest = counts.map((count) => `whole.${count} - coalesce(other.${count}, 0) as ${count}`);
  return `(
     select * from (
       select ${names}, ${rest.join(', ')}
       from (select * from ${table} where ${within}) as whole
       left join (${sumsOf(`device <> all(${listed})`)}) as other using (${names})
     ) as chosen where greatest(${counts.join(', ')}) > 0
   ) as chosen`;
}
