import { Checkbox } from '@chakra-ui/react';
import type { Column } from '#client/components/table/table-columns';

interface ChoiceColumnProps<Row> {
  head: string;
  /** The name of the checkbox. */
  labelOf: (row: Row) => string;
  /** The default is every row. */
  mayChoose?: (row: Row) => boolean;
  isChosen: (row: Row) => boolean;
  choose: (row: Row, isChosen: boolean) => void;
}

/** The first column of a list: a checkbox that takes the row into an act on several. */
export function choiceColumn<Row>({
  head,
  labelOf,
  mayChoose = () => true,
  isChosen,
  choose,
}: ChoiceColumnProps<Row>): Column<Row> {
  return {
    key: 'choice',
    head,
    kind: 'status',
    isWide: true,
    isSortable: false,
    width: 56,
    value: () => null,
    render: (row) => (
      <Checkbox.Root
        size="sm"
        minH="6"
        minW="6"
        checked={isChosen(row)}
        disabled={!mayChoose(row)}
        onCheckedChange={({ checked }) => choose(row, checked === true)}
      >
        <Checkbox.HiddenInput aria-label={labelOf(row)} />
        <Checkbox.Control />
      </Checkbox.Root>
    ),
  };
}
