import { chakra } from '@chakra-ui/react';
import { type FigureColumn, type FigureTable, figureText, isNumericKind } from './figure-table';

const alignOf = ({ kind }: FigureColumn) => (isNumericKind(kind) ? 'end' : 'start');

const wrapOf = ({ kind }: FigureColumn) => (kind === 'text' ? undefined : 'nowrap');

const CELL = { px: '2', py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted' } as const;

/** Figures to be read rather than looked at: what a drawing shows, every value of it. The first column names the row. */
export function FigureTableView({ label, table: { columns, rows } }: { label: string; table: FigureTable }) {
  return (
    <chakra.table w="full" textStyle="xs" borderCollapse="separate" borderSpacing="0">
      <chakra.caption srOnly>{label}</chakra.caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <chakra.th
              key={column.key}
              scope="col"
              {...CELL}
              textAlign={alignOf(column)}
              fontWeight="medium"
              color="fg.muted"
              bg="bg.panel"
              position="sticky"
              top="0"
            >
              {column.head}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <chakra.tr key={at} _hover={{ bg: 'bg.subtle' }}>
            {columns.map((column, place) => {
              const text = figureText(column.kind, row[column.key]);
              return place === 0 ? (
                <chakra.th
                  key={column.key}
                  scope="row"
                  {...CELL}
                  textAlign={alignOf(column)}
                  whiteSpace={wrapOf(column)}
                  fontWeight="normal"
                >
                  <bdi>{text}</bdi>
                </chakra.th>
              ) : (
                <chakra.td key={column.key} {...CELL} textAlign={alignOf(column)} whiteSpace={wrapOf(column)}>
                  <bdi>{text}</bdi>
                </chakra.td>
              );
            })}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
