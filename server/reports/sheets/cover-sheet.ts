import type { Sheet } from '#server/core/spreadsheet/sheet.js';

export interface CoverLine {
  item: string;
  /** A text, or a number with its format. */
  value: string | number | null;
  isLink?: boolean;
}

/** The last sheet, so that the documented sheets keep their positions. */
export const coverSheet = (lines: readonly CoverLine[]): Sheet => ({
  name: 'Cover',
  columns: [
    { head: 'Item', kind: 'text' },
    { head: 'Value', kind: 'decimal' },
  ],
  rows: lines.map(({ item, value }) => [item, value]),
  linkRows: lines.flatMap(({ isLink }, at) => (isLink ? [at] : [])),
});
