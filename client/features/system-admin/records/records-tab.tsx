import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPanel } from '#client/components/table/list-panel';
import { useListRequest } from '#client/components/table/paged-table';
import { RowActions } from '#client/components/table/row-actions';
import type { Column } from '#client/components/table/table-columns';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { usePagedRows, type LoadPage } from '#client/graphql/lists/use-paged-rows';
import type { RecordKind } from './record-kind';

interface ManagedRecord {
  id: number;
  viewerCan: readonly string[];
}

export interface RecordOrder {
  search: string;
  /** A column's key. */
  column: string;
  descending: boolean;
}

interface RecordsTabProps<Row extends ManagedRecord> {
  kind: RecordKind;
  help?: string;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  load: (client: ApolloClient, order: RecordOrder) => LoadPage<Row>;
  /** The options of the form have not loaded. */
  isWaiting?: boolean;
  opensByDoubleClick?: boolean;
  /** The form of a record; null creates a new one. */
  form: (row: Row | null, ends: { onSaved: () => void; onClose: () => void }) => ReactNode;
}

const BY_NAME = { column: 'name', direction: 'ascending' } as const;

/** A list of records that super admins manage, with the open form over it. */
export function RecordsTab<Row extends ManagedRecord>(props: RecordsTabProps<Row>) {
  const { kind, columns: shown, nameOf, load, isWaiting = false } = props;
  const client = useApolloClient();
  const showHistory = useHistoryLink(kind.entity);
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      ...shown,
      {
        key: 'actions',
        head: 'Actions',
        kind: 'actions',
        value: () => null,
        render: (row) => (
          <RowActions
            name={nameOf(row)}
            canEdit={row.viewerCan.includes('update')}
            onEdit={() => setOpened({ row })}
            onHistory={() => showHistory(row.id)}
          />
        ),
      },
    ],
    [shown, nameOf, showHistory],
  );
  const request = useListRequest(kind.title, columns, BY_NAME);
  const { search, sort, page } = request;
  const loadPage = useMemo(
    () =>
      load(client, { search, column: sort.column, descending: sort.direction === 'descending' }),
    [load, client, search, sort.column, sort.direction],
  );
  const list = usePagedRows(loadPage, page);
  const close = () => setOpened(null);
  const closeSaved = () => {
    close();
    list.reload();
  };
  const add = (
    <Button size="xs" disabled={isWaiting} onClick={() => setOpened({ row: null })}>
      Add {kind.name}
    </Button>
  );

  return (
    <>
      <ListPanel
        title={kind.title}
        help={props.help}
        columns={columns}
        rowKey={({ id }) => id}
        request={request}
        list={list}
        failure={`Unable to retrieve ${kind.plural}. Please try again.`}
        actions={add}
        emptyText={`There are no ${kind.plural} yet. Add the first one.`}
        emptyAction={add}
        onRowDoubleClick={
          props.opensByDoubleClick
            ? (row) => row.viewerCan.includes('update') && setOpened({ row })
            : undefined
        }
      />
      {opened && !isWaiting && props.form(opened.row, { onSaved: closeSaved, onClose: close })}
    </>
  );
}
