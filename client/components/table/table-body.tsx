import { chakra, Skeleton } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { FilterToggle } from '#client/components/filter-toggle/filter-toggle';
import { RowToggle, toggleRowProps } from '#client/components/filter-toggle/toggle-row';
import { cellContent } from './table-cell';
import { isNumeric, type Column } from './table-columns';

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  widthsPx: Readonly<Record<string, number>>;
  /** Skeleton rows while the first rows load. */
  skeletonRows: number;
  /** Empty rows at the end that keep the height. */
  fillerRows: number;
  onRowDoubleClick?: (row: Row) => void;
  toggleOf?: (row: Row) => FilterToggle | null;
}

export const ROW_HEIGHT = '36px';

const upTo = (count: number) => Array.from({ length: Math.max(0, count) }, (_, index) => index);

/**
 * Phones show a row as a card: names as lines, other cells under their labels, as many side by side
 * as fit.
 */
const rowLayout = {
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: '1',
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.muted',
  _last: { borderBottomWidth: '0', '& > td': { borderBottomWidth: '0' } },
  px: { base: '4', md: '0' },
  py: { base: '2.5', md: '0' },
} as const;

const cellLayout = {
  display: { base: 'flex', md: 'table-cell' },
  px: { base: '0', md: '2', xxl: '3' },
  _first: { ps: { md: '4' } },
  _last: { pe: { md: '4' } },
  h: { md: ROW_HEIGHT },
  minW: { base: '0', md: 'var(--column-width)' },
  w: { md: 'var(--column-width)' },
  // However long the names are, the figures next to them stay visible.
  maxW: { md: 'var(--column-width, min(260px, 25cqi))' },
  borderBottomWidth: { base: '0', md: '1px' },
  borderColor: 'border.muted',
  overflowWrap: { base: 'anywhere', md: 'normal' },
} as const;

const LABEL = {
  content: { base: 'attr(data-label)', md: 'none' },
  color: 'fg.muted',
  flexShrink: 0,
} as const;

const lineLayout = {
  ...cellLayout,
  gridColumn: '1 / -1',
  gap: '2',
  minH: { base: '6', md: 'auto' },
  alignItems: 'center',
  _before: { ...LABEL, w: '26' },
} as const;

const figureLayout = {
  ...cellLayout,
  flexDirection: 'column',
  alignItems: 'flex-start',
  minH: { base: '9', md: 'auto' },
  _before: LABEL,
} as const;

const LINES: ReadonlySet<string> = new Set<Column<unknown>['kind']>(['text', 'chip']);

/** The actions of a row stay at the right edge while wider columns scroll under them. */
const actionsLayout = {
  ...lineLayout,
  position: { md: 'sticky' },
  insetEnd: '0',
  bg: { md: 'bg.panel' },
  'tr:hover > &': { bg: { md: 'bg.subtle' } },
} as const;

const alignOf = <Row,>(column: Column<Row>) => (isNumeric(column) ? 'end' : 'start');

function layoutOf<Row>(column: Column<Row>) {
  if (column.kind === 'actions')
    return { ...actionsLayout, textAlign: { base: 'start', md: 'end' } } as const;

  const isLine = LINES.has(column.kind) || (column.kind === 'status' && column.isWide);
  const layout = isLine ? lineLayout : figureLayout;
  return {
    ...layout,
    textAlign: { base: 'start', md: alignOf(column), _print: alignOf(column) },
  } as const;
}

/** The room of a table on a screen of 1,440 px, for which the widths of columns are declared. */
const DECLARED_FOR_PX = 1_392;
const SHRUNK = 0.75;

/** Names get their share of a larger screen, unless the reader chose a width. */
function widthOf<Row>(
  { key, kind, width, canShrink = false }: Column<Row>,
  widthsPx: TableBodyProps<Row>['widthsPx'],
): string | undefined {
  const chosenPx = widthsPx[key];
  if (chosenPx !== undefined) return `${chosenPx}px`;
  if (width === undefined) return undefined;
  if (kind !== 'text' && kind !== 'chip') return `${width}px`;
  const leastPx = canShrink ? width * SHRUNK : width;
  return `max(${leastPx}px, ${((width * 100) / DECLARED_FOR_PX).toFixed(2)}cqi)`;
}

// A variable instead of a width: on phones, where cells are lines, it has no effect.
function widthStyle<Row>(
  column: Column<Row>,
  widthsPx: TableBodyProps<Row>['widthsPx'],
): CSSProperties | undefined {
  const width = widthOf(column, widthsPx);
  if (width === undefined) return undefined;
  return { '--column-width': width } as CSSProperties; // React's style type has no variables
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowKey, widthsPx, skeletonRows, fillerRows, toggleOf } = props;
  const { onRowDoubleClick } = props;

  return (
    <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
      {rows.map((row) => (
        <chakra.tr
          key={rowKey(row)}
          role="row"
          {...rowLayout}
          _hover={{ bg: 'bg.subtle' }}
          {...toggleRowProps(toggleOf?.(row))}
          onDoubleClick={onRowDoubleClick && (() => onRowDoubleClick(row))}
        >
          {columns.map((column, at) => (
            <chakra.td
              key={column.key}
              role="cell"
              data-label={column.kind === 'actions' ? '' : column.head}
              style={widthStyle(column, widthsPx)}
              {...layoutOf(column)}
            >
              <RowToggle toggle={at === 0 ? toggleOf?.(row) : null}>
                {cellContent(column, row)}
              </RowToggle>
            </chakra.td>
          ))}
        </chakra.tr>
      ))}
      {upTo(skeletonRows).map((row) => (
        <chakra.tr key={`skeleton-${row}`} aria-hidden {...rowLayout}>
          {columns.map((column) => (
            <chakra.td
              key={column.key}
              data-label={column.kind === 'actions' ? '' : column.head}
              style={widthStyle(column, widthsPx)}
              {...layoutOf(column)}
            >
              <Skeleton
                h="3.5"
                flexShrink="1"
                w={column.kind === 'text' ? '80%' : '60%'}
                ms={isNumeric(column) ? { md: 'auto' } : undefined}
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
