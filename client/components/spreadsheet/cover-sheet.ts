import type { Sheet } from './sheet';

export interface CoverLine {
  item: string;
  /** A text, or a figure with its digits. */
  value: string | number | null;
  isLink?: boolean;
}

/** What a workbook is of: the last sheet, so that it stands in the way of no other. */
export function coverSheet(lines: readonly CoverLine[]): Sheet {
  return {
    name: 'Cover',
    table: {
      columns: [
        { key: 'item', head: 'Item', kind: 'text' },
        { key: 'value', head: 'Value', kind: 'decimal' },
      ],
      rows: lines.map(({ item, value }) => ({ item, value })),
    },
    linkRows: lines.flatMap(({ isLink }, at) => (isLink ? [at] : [])),
  };
}
