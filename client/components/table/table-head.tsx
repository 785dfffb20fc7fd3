import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ColumnResizer } from './column-resizer';
import { widthByKeyPx } from './column-width';
import {
  firstDirection,
  isNumeric,
  isSortable,
  type Column,
  type TableSort,
} from './table-columns';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  onResize: (column: string, widthPx: number) => void;
}

/** The cells have the same padding. */
const PADDING = { px: { base: '2', xxl: '3' } } as const;
/** The head of the actions stays over the heads that scroll under it. */
const STAYS = { position: 'sticky', insetEnd: '0', zIndex: '1' } as const;
const opposite = { ascending: 'descending', descending: 'ascending' } as const;
const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

function HeadText<Row>({ column }: { column: Column<Row> }) {
  if (column.kind === 'actions') return <VisuallyHidden>{column.head}</VisuallyHidden>;

  return (
    <>
      {column.head}
      {column.unit && (
        <chakra.span color="fg.subtle" fontWeight="normal">
          {` (${column.unit})`}
        </chakra.span>
      )}
    </>
  );
}

export function TableHead<Row>({ columns, sort, onSort, onResize }: TableHeadProps<Row>) {
  const resizeByKey = (column: Column<Row>, event: KeyboardEvent<HTMLElement>) => {
    const widthPx = widthByKeyPx(event);
    if (widthPx === null) return;
    event.preventDefault();
    onResize(column.key, widthPx);
  };

  return (
    <chakra.thead role="rowgroup" position="sticky" top="0" zIndex="docked" hideBelow="md">
      <tr role="row">
        {columns.map((column) => {
          const direction = sort?.column === column.key ? sort.direction : 'none';
          const Icon = ICONS[direction];
          const next = direction === 'none' ? firstDirection(column) : opposite[direction];

          return (
            <chakra.th
              key={column.key}
              role="columnheader"
              onKeyDown={(event) => resizeByKey(column, event)}
              scope="col"
              aria-sort={isSortable(column) ? direction : undefined}
              {...(column.kind === 'actions' ? STAYS : { position: 'relative' })}
              bg="bg.subtle"
              borderBottomWidth="1px"
              {...PADDING}
              _first={{ ps: '4' }}
              _last={{ pe: '4' }}
              h="9"
              textAlign={isNumeric(column) ? 'end' : 'start'}
              textStyle="label"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              {isSortable(column) ? (
                <chakra.button
                  type="button"
                  onClick={() => onSort({ column: column.key, direction: next })}
                  display="inline-flex"
                  flexDirection={isNumeric(column) ? 'row-reverse' : 'row'}
                  alignItems="center"
                  position="relative"
                  minH="6"
                  borderRadius="xs"
                  fontWeight="inherit"
                  color={direction === 'none' ? 'inherit' : 'fg'}
                  _hover={{ color: 'fg' }}
                  className="group"
                >
                  <span>
                    <HeadText column={column} />
                  </span>
                  <chakra.span
                    // In the padding: the figures under it need the room.
                    position="absolute"
                    {...(isNumeric(column)
                      ? { insetEnd: '100%', me: '2px' }
                      : { insetStart: '100%', ms: '2px' })}
                    color={direction === 'none' ? 'fg.subtle' : 'focus'}
                    opacity={direction === 'none' ? 0 : 1}
                    _groupHover={{ opacity: 1 }}
                    _groupFocusVisible={{ opacity: 1 }}
                    asChild
                  >
                    <Icon size={12} aria-hidden />
                  </chakra.span>
                </chakra.button>
              ) : (
                <HeadText column={column} />
              )}
              <ColumnResizer onResize={(widthPx) => onResize(column.key, widthPx)} />
            </chakra.th>
          );
        })}
      </tr>
    </chakra.thead>
  );
}
