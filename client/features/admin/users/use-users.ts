import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { useListRequest } from '#client/components/table/paged-table';
import { UsersDocument, useUserSummaryQuery } from '#client/graphql/generated';
import { usePagedRows } from '#client/graphql/lists/use-paged-rows';
import { SORTS } from './user-columns';

const SILENT = { silent: true };

/** The page of users in the URL, and their numbers. The table shows failures. */
export function useUsers({ page, sort, search }: ReturnType<typeof useListRequest>) {
  const client = useApolloClient();
  const { column, direction } = sort;
  const load = useCallback(
    async (range: { first: number; after: string | null }) => {
      const variables = {
        ...range,
        search,
        sort: SORTS[column] ?? 'NAME',
        descending: direction === 'descending',
      };

      const query = {
        query: UsersDocument,
        variables,
        fetchPolicy: 'network-only',
        context: SILENT,
      } as const;

      const { data } = await client.query(query);
      if (!data) throw new Error('The users were answered without a list');

      return data.users;
    },
    [client, search, column, direction],
  );

  const list = usePagedRows(load, page);
  const { data, loading, refetch } = useUserSummaryQuery({
    fetchPolicy: 'cache-and-network',
    context: SILENT,
  });

  const reloadRows = list.reload;
  const reload = useCallback(() => {
    reloadRows();
    refetch().catch(() => undefined); // the cards keep their values
  }, [reloadRows, refetch]);

  return { list, summary: data?.userSummary, isCounting: loading && !data, reload };
}
