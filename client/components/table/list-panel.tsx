import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PagedTable, type useListRequest } from './paged-table';
import { Panel } from '#client/components/panel/panel';
import { SearchField } from './search-field';
import type { Column } from './table-columns';

/** A page of rows and its loading state. */
export interface LoadedList<Row> {
  rows: readonly Row[];
  total: number;
  page: number;
  isLoading: boolean;
  isRefreshing: boolean;
  error: unknown;
  reload: () => void;
}

interface ListPanelProps<Row> {
  title: string;
  help?: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  request: ReturnType<typeof useListRequest>;
  list: LoadedList<Row>;
  /** The reason why loading failed, if it did. */
  failure: string;
  /** Actions for the whole list, at the right of its title. */
  actions?: ReactNode;
  emptyText: string;
  emptyAction?: ReactNode;
  onRowDoubleClick?: (row: Row) => void;
}

/** A list in a panel: the server searches, sorts and pages it, and the URL holds the request. */
export function ListPanel<Row>(props: ListPanelProps<Row>) {
  const { title, help, request, list, failure, actions } = props;

  return (
    <Panel
      title={title}
      help={help}
      state="ready"
      flush
      actions={
        <HStack gap="2" wrap="wrap" w={{ base: 'full', sm: 'auto' }}>
          <SearchField
            label={`Search ${title}`}
            value={request.search}
            onSearch={request.setSearch}
          />
          {actions}
        </HStack>
      }
    >
      <PagedTable
        label={title}
        columns={props.columns}
        rows={list.rows}
        rowKey={props.rowKey}
        request={request}
        page={list.page}
        total={list.total}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
        failure={list.error === null ? undefined : failure}
        onRetry={list.reload}
        emptyText={props.emptyText}
        emptyAction={props.emptyAction}
        onRowDoubleClick={props.onRowDoubleClick}
      />
    </Panel>
  );
}
