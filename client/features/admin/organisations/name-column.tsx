import { HStack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { NameLink } from '#client/components/table/name-link';
import { ClippedText } from '#client/components/table/clipped-text';
import type { Column } from '#client/components/table/table-columns';
import { formatDate } from '#client/formatting/dates';
import type { ListedRow } from '#client/features/admin/associations/waiting-rows';

/**
 * The name of an agency or a client; a request that waits for approval says so and has no link.
 */
export function nameColumn<Row>(
  head: string,
  nameOf: (record: Row) => string,
  linkTo?: (record: Row) => string,
): Column<ListedRow<Row>> {
  const listedName = (row: ListedRow<Row>) =>
    row.waiting ? row.waiting.target.name : nameOf(row.record);

  return {
    key: 'name',
    head,
    kind: 'status',
    isWide: true,
    value: listedName,
    render: (row) => {
      const name = <ClippedText>{listedName(row)}</ClippedText>;
      if (!row.waiting) return linkTo ? <NameLink to={linkTo(row.record)}>{name}</NameLink> : name;

      const { target, requestedAt, record } = row.waiting;

      return (
        <HStack gap="2" minW="0">
          {name}
          <Chip
            tone="warning"
            hint={`Asked on ${formatDate(requestedAt)}. An admin of ${target.name} has not answered yet.`}
          >
            {record.status}
          </Chip>
        </HStack>
      );
    },
  };
}
