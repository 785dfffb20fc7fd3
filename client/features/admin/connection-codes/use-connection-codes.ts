import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { ConnectionCodesDocument, type ConnectionCodeRowFragment } from '#client/graphql/generated';
import { usePagedRows, type LoadPage } from '#client/graphql/lists/use-paged-rows';

/** The server sorts newest first; no column changes that. */
const NOT_SORTED: readonly Column<ConnectionCodeRowFragment>[] = [];
const NEWEST_FIRST = { column: 'created', direction: 'descending' } as const;

const loadCodes =
  (client: ApolloClient, customerId: number): LoadPage<ConnectionCodeRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: ConnectionCodesDocument,
      variables: { ...range, customerId },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The connection codes were answered without a list');
    return data.connectionCodes;
  };

/** The page of a client's connection codes in the URL. */
export function useConnectionCodes(title: string, customerId: number) {
  const client = useApolloClient();
  const request = useListRequest(title, NOT_SORTED, NEWEST_FIRST, 'codes');
  const load = useMemo(() => loadCodes(client, customerId), [client, customerId]);
  return { request, list: usePagedRows(load, request.page) };
}
