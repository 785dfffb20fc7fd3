import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Unlink } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { RelationshipsDocument, type RelationshipRowFragment } from '#client/graphql/generated';
import { usePagedRows, type LoadPage } from '#client/graphql/lists/use-paged-rows';
import { endsOf, pairText } from './relationship-ends';
import { RelationshipDialog } from './relationship-dialog';
import { RemoveRelationshipDialog } from './remove-relationship-dialog';

const TITLE = 'Relationships';
const NEWEST_FIRST = { column: 'since', direction: 'descending' } as const;

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

const loadRelationships =
  (
    client: ApolloClient,
    { search, descending }: { search: string; descending: boolean },
  ): LoadPage<RelationshipRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: RelationshipsDocument,
      variables: { ...range, search, descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The relationships were answered without a list');
    return data.relationships;
  };

interface RelationshipsListProps {
  /** The form of a new one is open. */
  isAdding: boolean;
  /** Called after the form saves or closes. */
  onAdded: () => void;
}

/** The associated organisations, newest first; removing a relationship ends its visibility. */
export function RelationshipsList({ isAdding, onAdded }: RelationshipsListProps) {
  const client = useApolloClient();
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

  const request = useListRequest(TITLE, columns, NEWEST_FIRST);
  const { search, sort, page } = request;
  const load = useMemo(
    () => loadRelationships(client, { search, descending: sort.direction === 'descending' }),
    [client, search, sort.direction],
  );

  const list = usePagedRows(load, page);

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
            list.reload();
          }}
          onClose={onAdded}
        />
      )}
      {removed && (
        <RemoveRelationshipDialog
          relationship={removed}
          onRemoved={() => {
            setRemoved(null);
            list.reload();
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
