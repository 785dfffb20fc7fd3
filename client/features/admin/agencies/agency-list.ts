import type { ApolloClient } from '@apollo/client';
import type { Column } from '#client/components/table/table-columns';
import {
  AgenciesDocument,
  type AgencyRowFragment,
  type AgencySort,
  ArchiveAgencyDocument,
} from '#client/graphql/generated';
import type { ListedRow } from '#client/features/admin/associations/waiting-rows';
import { nameColumn } from '#client/features/admin/organisations/name-column';
import type { LoadOrganisations } from '#client/features/admin/organisations/use-organisation-list';

const SORTS: Readonly<Record<string, AgencySort>> = {
  name: 'NAME',
  domain: 'DOMAIN',
  'admin-email': 'ADMIN_EMAIL',
};

export const agencyName = ({ agencyName: name }: AgencyRowFragment): string => name;

export const AGENCY_COLUMNS: readonly Column<ListedRow<AgencyRowFragment>>[] = [
  nameColumn('Agency Name', agencyName),
  { key: 'domain', head: 'Domain', kind: 'text', value: ({ record }) => record?.domain },
  {
    key: 'admin-email',
    head: 'Admin Email',
    kind: 'text',
    value: ({ record }) => record?.adminEmail,
  },
];

export const loadAgencies: LoadOrganisations<AgencyRowFragment> =
  (client, { search, column, descending }) =>
  async (range) => {
    const { data } = await client.query({
      query: AgenciesDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The agencies were answered without a list');
    return data.agencies;
  };

export const archiveAgency = (client: ApolloClient, id: number) =>
  client.mutate({ mutation: ArchiveAgencyDocument, variables: { id } });
