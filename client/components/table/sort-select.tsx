import { Box } from '@chakra-ui/react';
import { SelectField } from '#client/components/form/select-field';
import { isNumeric, isSortable, type Column, type TableSort } from './table-columns';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

function orders<Row>(column: Column<Row>) {
  const [up, down] = isNumeric(column) ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A'];
  const [first, last] = column.kind === 'date' ? ['earliest first', 'latest first'] : [up, down];
  return [
    { value: column.key, label: `${column.head}, ${first}` },
    { value: `-${column.key}`, label: `${column.head}, ${last}` },
  ];
}

/** Replaces the head on phones, where rows are lists and there is nothing to click. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;

  const value = sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : null;

  return (
    <Box data-screen-only hideFrom="md" px="4" py="2" borderBottomWidth="1px">
      <SelectField
        label="Sort by"
        hideLabel
        placeholder="Sort by"
        options={sortable.flatMap(orders)}
        value={value}
        onChange={(chosen) =>
          onSort({
            column: chosen.replace(/^-/, ''),
            direction: chosen.startsWith('-') ? 'descending' : 'ascending',
          })
        }
      />
    </Box>
  );
}
