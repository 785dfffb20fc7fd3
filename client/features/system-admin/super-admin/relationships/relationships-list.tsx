import { Unlink } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { RelationshipsDocument, type RelationshipRowFragment } from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { useRecordList } from '#client/records/use-record-list';
import { endsOf, pairText } from './relationship-ends';
import { RelationshipDialog } from './relationship-dialog';
import { RemoveRelationshipDialog } from './remove-relationship-dialog';

const TITLE = 'Relationships';

const endColumn = (at: 0 | 1, key: string, head: string): Column<RelationshipRowFragment>[] => [
  {
    key: `${key}-type`,
    head: `${head} type`,
    kind: 'chip',
    isSortable: false,
    value: (row) => endsOf(row)[at]?.kind,
    tone: (row) => endsOf(row)[at]?.tone ?? 'neutral',
  },
  { key, head, kind: 'text', isSortable: false, value: (row) => endsOf(row)[at]?.name },
];

const COLUMNS: readonly Column<RelationshipRowFragment>[] = [
  ...endColumn(0, 'entity', 'Entity'),
  ...endColumn(1, 'partner', 'Partner'),
  { key: 'since', head: 'Since', kind: 'date', value: ({ createdAt }) => createdAt },
];

const RELATIONSHIPS = defineList({
  query: RelationshipsDocument,
  connection: ({ relationships }) => relationships,
  // One order, in both directions.
  sorts: {},
  order: { column: 'since', direction: 'descending' },
});

interface RelationshipsListProps {
  /** The form of a new one is open. */
  isAdding: boolean;
  /** Called after the form saves or closes. */
  onAdded: () => void;
}

/** The associated organisations, newest first; removing a relationship ends its visibility. */
export function RelationshipsList({ isAdding, onAdded }: RelationshipsListProps) {
  const [removed, setRemoved] = useState<RelationshipRowFragment | null>(null);
  const columns = useMemo<readonly Column<RelationshipRowFragment>[]>(
    () => [
      ...COLUMNS,
      {
        key: 'actions',
        head: 'Actions',
        kind: 'actions',
        value: () => null,
        render: (row) => (
          <IconButton
            label={`Remove ${pairText(row)}`}
            icon={Unlink}
            onClick={() => setRemoved(row)}
          />
        ),
      },
    ],
    [],
  );

  const request = useListRequest(TITLE, columns, RELATIONSHIPS.order);
  const list = useRecordList(RELATIONSHIPS, { request });

  return (
    <>
      <ListPanel
        title={TITLE}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure="Unable to retrieve relationships. Please try again."
        emptyText="There are no relationships yet."
      />
      {isAdding && (
        <RelationshipDialog
          onSaved={() => {
            onAdded();
            list.restart();
          }}
          onClose={onAdded}
        />
      )}
      {removed && (
        <RemoveRelationshipDialog
          relationship={removed}
          onRemoved={() => {
            setRemoved(null);
            list.restart();
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
