import { Checkbox } from '@chakra-ui/react';
import type { Column } from '#client/components/table/table-columns';

interface CopyColumnProps<Row> {
  nameOf: (row: Row) => string;
  isChosen: (row: Row) => boolean;
  choose: (row: Row, isChosen: boolean) => void;
}

/** The first column of a list of tags: the checkbox for copying. */
export function copyColumn<Row>({ nameOf, isChosen, choose }: CopyColumnProps<Row>): Column<Row> {
  return {
    key: 'copy',
    head: 'Copy',
    kind: 'status',
    isSortable: false,
    width: 56,
    value: () => null,
    render: (row) => (
      <Checkbox.Root
        size="sm"
        minH="6"
        minW="6"
        checked={isChosen(row)}
        onCheckedChange={({ checked }) => choose(row, checked === true)}
      >
        <Checkbox.HiddenInput aria-label={`Copy ${nameOf(row)}`} />
        <Checkbox.Control />
      </Checkbox.Root>
    ),
  };
}
