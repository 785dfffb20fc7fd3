import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';
import { AssociationsDocument, type AssociationRowFragment } from '#client/graphql/generated';
import { usePagedRows, type LoadPage } from '#client/graphql/lists/use-paged-rows';

/** The server sorts newest first; no column changes that. */
const NOT_SORTED: readonly Column<AssociationRowFragment>[] = [];
const NEWEST_FIRST = { column: 'since', direction: 'descending' } as const;

const loadAssociations =
  (client: ApolloClient, search: string): LoadPage<AssociationRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: AssociationsDocument,
      variables: { ...range, search },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The associations were answered without a list');
    return data.associations;
  };

/** The page of accepted associations in the URL; loads only where they are shown. */
export function useAssociations({ isShown }: { isShown: boolean }) {
  const client = useApolloClient();
  const request = useListRequest('Associations', NOT_SORTED, NEWEST_FIRST, 'access');
  const { search, page } = request;
  const load = useMemo(
    () => (isShown ? loadAssociations(client, search) : null),
    [isShown, client, search],
  );
  return { request, list: usePagedRows(load, page) };
}
