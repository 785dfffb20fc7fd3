import type { ClientBase } from 'pg';
import type { FigureChanges } from '#server/event-store/contract/count-changes.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { FIGURE_TABLES } from './figure-tables.js';

/** The figures that are read as of an earlier moment, with the type of their counts. */
const RECORDED = { impressions: 'bigint', responses: 'integer', webhits: 'bigint' } as const;
export type RecordedFigure = keyof typeof RECORDED;
const FIGURES = ['impressions', 'responses', 'webhits'] as const satisfies RecordedFigure[];

/** Written by the api: docs/sharing.md. */
const HOURLY =
  'select customer_id as id from hourly_reading where customer_id = any($1::integer[])';

const RECORD = `insert into event_store.figure_change (customer_id, changed_at, figure, local_date, keys, counts)
  select customer_id, clock_timestamp(), figure, local_date, keys, counts
  from jsonb_to_recordset($1::jsonb)
    as change (customer_id integer, figure text, local_date date, keys integer[], counts bigint[])`;

/**
 * Records the changes of the customers whose figures are read as of full hours, because figures
 * alone say nothing of an earlier moment.
 */
export async function recordChanges(client: ClientBase, changes: FigureChanges): Promise<void> {
  const rows = FIGURES.flatMap((figure) =>
    changes[figure].changed().map(({ keys: [customerId = 0, localDay = 0, ...keys], counts }) => ({
      customer_id: customerId,
      figure,
      local_date: localDateOfDay(localDay),
      keys,
      counts,
    })),
  );
  const customerIds = [...new Set(rows.map((row) => row.customer_id))];
  if (customerIds.length === 0) return;

  const found = await client.query<{ id: number }>({
    name: 'hourly_readings',
    text: HOURLY,
    values: [customerIds],
  });
  const hourly = new Set(found.rows.map(({ id }) => id));
  const recorded = rows.filter((row) => hourly.has(row.customer_id));
  if (recorded.length > 0) await client.query(RECORD, [JSON.stringify(recorded)]);
}

const changesSince = (customerId: number, since: Date) =>
  `event_store.figure_change where customer_id = ${Math.trunc(customerId)} and changed_at >= '${since.toISOString()}'`;

/** SQL: the days since 1970 with a change since then, as one column `day`. */
export const changedDays = (customerId: number, since: Date): string =>
  `select distinct local_date - date '1970-01-01' as day from ${changesSince(customerId, since)}`;

/** SQL: the rows of a figure as they were then. `dates` is a condition on local_date. */
export function figureRowsAsOf(
  figure: RecordedFigure,
  customerId: number,
  dates: string,
  asOf: Date,
): string {
  const { table, keys, counts } = FIGURE_TABLES[figure];
  const names = Object.keys(keys).slice(2);
  const changedKeys = names.map((name, at) => `keys[${at + 1}]::${keys[name]}`);
  const changedCounts = counts.map((_, at) => `-counts[${at + 1}]`);
  const sums = counts.map((count) => `greatest(sum(${count}), 0)::${RECORDED[figure]} as ${count}`);
  const groups = ['local_date', ...names].join(', ');

  return `(select ${[groups, ...sums].join(', ')} from (
      select ${[groups, ...counts].join(', ')} from ${table}
      where customer_id = ${Math.trunc(customerId)} and ${dates}
      union all
      select ${['local_date', ...changedKeys, ...changedCounts].join(', ')}
      from ${changesSince(customerId, asOf)} and ${dates} and figure = '${figure}'
    ) as one (${[groups, ...counts].join(', ')})
    group by ${groups} having ${counts.map((count) => `sum(${count}) > 0`).join(' or ')}) as earlier`;
}
