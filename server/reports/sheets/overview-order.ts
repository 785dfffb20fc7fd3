import { LANGUAGE } from '#schema/writing/numbers.js';
import { OVERVIEW_COLUMNS, type OverviewColumn } from '#schema/overview-columns.js';
import type { OverviewRow } from '#server/analytics/overview/overview.types.js';

type ValueOf = (row: OverviewRow) => string | number;

const COLUMNS = {
  client: ({ customerName }) => customerName,
  campaign: ({ campaignName }) => campaignName,
  booking: ({ bookingName }) => bookingName,
  'created-by': ({ createdByName, entityName }) => createdByName ?? entityName,
  channel: ({ channelName }) => channelName,
  start: ({ startDate }) => startDate,
  end: ({ endDate }) => endDate,
  impressions: ({ impressions }) => impressions,
  visits: ({ responses }) => responses,
  rate: ({ responseRate }) => responseRate ?? '',
  spend: ({ spend }) => spend,
  cpm: ({ cpm }) => cpm,
  'tag-status': ({ pingCount }) => pingCount,
} as const satisfies Readonly<Record<OverviewColumn, ValueOf>>;

export interface OverviewOrder {
  column: OverviewColumn;
  isDescending: boolean;
}

/** Parses `spend`, or `-spend` for the largest first; undefined for an unknown column. */
export function parseOrder(text: string): OverviewOrder | undefined {
  const column = OVERVIEW_COLUMNS.find((name) => name === text.replace(/^-/, ''));
  return column && { column, isDescending: text.startsWith('-') };
}

export const formatOrder = ({ column, isDescending }: OverviewOrder): string =>
  `${isDescending ? '-' : ''}${column}`;

// Sorts like the tables of the client: texts by letters, numbers in them by value.
const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));

/** Sorts like the table on screen: stable, and empty texts come last in both directions. */
export function inOrder(
  rows: readonly OverviewRow[],
  { column, isDescending }: OverviewOrder,
): readonly OverviewRow[] {
  const valueOf: ValueOf = COLUMNS[column];
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((rowA, rowB) => {
    const [a, b] = [valueOf(rowA), valueOf(rowB)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compare(a, b);
  });
}
