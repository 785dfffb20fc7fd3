import type { ApolloClient } from '@apollo/client';
import type { Column } from '#client/components/table/table-columns';
import {
  ArchiveClientDocument,
  type ClientRowFragment,
  ClientsDocument,
  type CustomerSort,
} from '#client/graphql/generated';
import type { ListedRow } from '#client/features/admin/associations/waiting-rows';
import { nameColumn } from '#client/features/admin/organisations/name-column';
import type { LoadOrganisations } from '#client/features/admin/organisations/use-organisation-list';

const SORTS: Readonly<Record<string, CustomerSort>> = {
  name: 'NAME',
  domain: 'DOMAIN',
  category: 'CATEGORY',
};

export const clientName = ({ displayName, custName }: ClientRowFragment): string =>
  displayName ?? custName;

export const CLIENT_COLUMNS: readonly Column<ListedRow<ClientRowFragment>>[] = [
  nameColumn('Client Name', clientName),
  { key: 'domain', head: 'Domain', kind: 'text', value: ({ record }) => record?.domain },
  { key: 'category', head: 'Category', kind: 'chip', value: ({ record }) => record?.taxonomyDesc },
];

export const loadClients: LoadOrganisations<ClientRowFragment> =
  (client, { search, column, descending }) =>
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
