import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column, TableSort } from '#client/components/table/table-columns';
import { type LoadPage, usePagedRows } from '#client/graphql/lists/use-paged-rows';
import { useContent } from './content';
import type { ListQuery } from './content-lists';

/** A list of the client, for the request in the URL. */
export function useContentList<Row, Extra>(
  label: string,
  columns: readonly Column<Row>[],
  usual: TableSort,
  load: (list: ListQuery) => LoadPage<Row, Extra>,
) {
  const client = useApolloClient();
  const { client: customer, isFresh, invalidate } = useContent();
  const request = useListRequest(label, columns, usual);
  const { search, sort, page } = request;
  const loadPage = useMemo(
    () =>
      load({
        client,
        customerId: customer.id,
        search,
        column: sort.column,
        descending: sort.direction === 'descending',
        policy: () => (isFresh() ? 'cache-first' : 'network-only'),
      }),
    [load, client, customer.id, search, sort.column, sort.direction, isFresh],
  );

  const list = usePagedRows(loadPage, page);
  const reload = () => {
    invalidate();
    list.reload();
  };

  return { request, list: { ...list, reload } };
}
