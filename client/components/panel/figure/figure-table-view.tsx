import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { figureText } from '#schema/writing/figures';
import { type FigureColumn, type FigureRow, type FigureTable, isNumericKind } from './figure-table';

// On the table as a whole: a style on each of ten thousand cells would be slow.
const CELLS = {
  '& :is(th, td)': {
    px: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    textAlign: 'start',
    fontWeight: 'normal',
  },
  '& thead th': {
    position: 'sticky',
    top: '0',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontWeight: 'medium',
  },
  '& [data-kind=figure]': { textAlign: 'end' },
  '& tbody :is([data-kind=figure], [data-kind=date])': { whiteSpace: 'nowrap' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
} as const;

const cellKind = ({ kind }: FigureColumn) => (isNumericKind(kind) ? 'figure' : kind);

interface CellsProps extends Pick<FigureTable, 'columns'> {
  currency?: string | null;
  row: FigureRow;
}

function Cells({ columns, currency = null, row }: CellsProps) {
  return columns.map((column, at) => {
    const text = figureText(column.kind, row[column.key], { currency });
    const content = column.kind === 'text' ? <bdi>{text}</bdi> : text;

    return at === 0 ? (
      <th key={column.key} scope="row" data-kind={cellKind(column)}>
        {content}
      </th>
    ) : (
      <td key={column.key} data-kind={cellKind(column)}>
        {content}
      </td>
    );
  });
}

interface FigureTableViewProps {
  label: string;
  table: FigureTable;
}

/** The figures of a chart as a table, every value of it. The first column names the row. */
export const FigureTableView = memo(function FigureTableView({
  label,
  table: { columns, rows, currency },
}: FigureTableViewProps) {
  return (
    <chakra.table w="full" textStyle="xs" borderCollapse="separate" borderSpacing="0" css={CELLS}>
      <chakra.caption srOnly>{label}</chakra.caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-kind={cellKind(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <Cells columns={columns} currency={currency} row={row} />
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
});
