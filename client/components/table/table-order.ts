import { countText, LANGUAGE } from '#schema/writing/numbers';
import type { Column, TableSort } from './table-columns';

const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

function isMissing(value: string | number | null | undefined): value is '' | null | undefined {
  return value === null || value === undefined || value === '';
}

/**
 * The rows in the requested order; equal rows keep theirs, missing values come last in both
 * directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort?: TableSort,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.column);
  if (!sort || !column) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((rowA, rowB) => {
    const [a, b] = [column.value(rowA), column.value(rowB)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return sign * compare(a, b);
  });
}

/** 'X–Y of N', the range label of every paged table. */
export function rangeLabel(page: number, pageSize: number, total: number): string {
  if (total === 0) return '0-0 of 0';
  return `${page * pageSize + 1}–${Math.min((page + 1) * pageSize, total)} of ${countText(total)}`;
}

export const lastPage = (total: number, pageSize: number): number =>
  Math.max(0, Math.ceil(total / pageSize) - 1);
