import { chakra, Skeleton } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { cellContent } from './table-cell';
import { isNumeric, type Column } from './table-columns';

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  widthsPx: Readonly<Record<string, number>>;
  /** Rows shaped like data while the first is on its way. */
  skeletonRows: number;
  /** Empty rows at the end that keep the height. */
  fillerRows: number;
}

const ROW_HEIGHT = '36px';

const upTo = (count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** On phones a row is a list of labels and values: the same cells, laid out as blocks. */
const rowLayout = {
  display: { base: 'block', md: 'table-row' },
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.muted',
  _last: { borderBottomWidth: '0', '& > td': { borderBottomWidth: '0' } },
  py: { base: '2', md: '0' },
} as const;

const cellLayout = {
  display: { base: 'flex', md: 'table-cell' },
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  px: { base: '4', md: '3' },
  _first: { ps: '4' },
  _last: { pe: '4' },
  h: { base: '7', md: ROW_HEIGHT },
  borderBottomWidth: { base: '0', md: '1px' },
  borderColor: 'border.muted',
  textAlign: { base: 'end', md: 'start' },
  w: { md: 'var(--column-width)' },
  minW: { base: '0', md: 'var(--column-width)' },
  maxW: { md: 'var(--column-width, 260px)' },
  _before: { base: { content: 'attr(data-label)', color: 'fg.muted', flexShrink: 0 }, md: { content: 'none' } },
} as const;

// A variable and no width, for on phones, where cells are lines, it means nothing.
function widthStyle(widthPx: number | undefined): CSSProperties | undefined {
  if (widthPx === undefined) return undefined;
  return { '--column-width': `${widthPx}px` } as CSSProperties; // React's type of a style knows no variables.
}

export function TableBody<Row>({ columns, rows, rowKey, widthsPx, skeletonRows, fillerRows }: TableBodyProps<Row>) {
  return (
    <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
      {rows.map((row) => (
        <chakra.tr key={rowKey(row)} role="row" {...rowLayout} _hover={{ bg: 'bg.subtle' }}>
          {columns.map((column) => (
            <chakra.td
              key={column.key}
              role="cell"
              data-label={column.kind === 'actions' ? '' : column.head}
              style={widthStyle(widthsPx[column.key] ?? column.width)}
              {...cellLayout}
              {...((isNumeric(column) || column.kind === 'actions') && { textAlign: 'end' })}
            >
              {cellContent(column, row)}
            </chakra.td>
          ))}
        </chakra.tr>
      ))}
      {upTo(skeletonRows).map((row) => (
        <chakra.tr key={`skeleton-${row}`} aria-hidden {...rowLayout}>
          {columns.map((column) => (
            <chakra.td key={column.key} {...cellLayout}>
              <Skeleton
                h="3.5"
                w={column.kind === 'text' ? '80%' : '60%'}
                ms={isNumeric(column) ? 'auto' : undefined}
              />
            </chakra.td>
          ))}
        </chakra.tr>
      ))}
      {upTo(fillerRows).map((row) => (
        <chakra.tr key={`filler-${row}`} aria-hidden hideBelow="md">
          <chakra.td colSpan={columns.length} h={ROW_HEIGHT} />
        </chakra.tr>
      ))}
    </chakra.tbody>
  );
}
