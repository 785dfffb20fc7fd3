import type { ApolloClient } from '@apollo/client';
import type { Column } from '../../../components/table-columns';
import {
  ArchiveClientDocument,
  type ClientRowFragment,
  ClientsDocument,
  type CustomerSort,
} from '../../../graphql/generated';
import type { LoadPage } from '../../../graphql/use-paged-rows';
import type { OrganisationOrder } from '../organisations/organisations-tab';

const SORTS: Readonly<Record<string, CustomerSort>> = { name: 'NAME', domain: 'DOMAIN', category: 'CATEGORY' };

export const clientName = ({ displayName, custName }: ClientRowFragment): string => displayName ?? custName;

export const CLIENT_COLUMNS: readonly Column<ClientRowFragment>[] = [
  { key: 'name', head: 'Client Name', kind: 'text', value: clientName },
  { key: 'domain', head: 'Domain', kind: 'text', value: ({ domain }) => domain },
  { key: 'category', head: 'Category', kind: 'chip', value: ({ taxonomyDesc }) => taxonomyDesc },
];

export const loadClients =
  (client: ApolloClient, { search, column, descending }: OrganisationOrder): LoadPage<ClientRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: ClientsDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The clients were answered without a list');
    return data.customers;
  };

export const archiveClient = (client: ApolloClient, id: number) =>
  client.mutate({ mutation: ArchiveClientDocument, variables: { id } });
