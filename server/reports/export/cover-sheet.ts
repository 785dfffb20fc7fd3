import type { Sheet } from '#server/core/spreadsheet/sheet.js';

export interface CoverLine {
  item: string;
  /** A text, or a figure with its digits. */
  value: string | number | null;
  isLink?: boolean;
}

/** What a workbook is of: the last sheet, so that it stands in the way of no other. */
export const coverSheet = (lines: readonly CoverLine[]): Sheet => ({
  name: 'Cover',
  columns: [
    { head: 'Item', kind: 'text' },
    { head: 'Value', kind: 'decimal' },
  ],
  rows: lines.map(({ item, value }) => [item, value]),
  linkRows: lines.flatMap(({ isLink }, at) => (isLink ? [at] : [])),
});
