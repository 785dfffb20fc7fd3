import type { ApolloClient } from '@apollo/client';
import type { Column } from '../../../components/table-columns';
import {
  AgenciesDocument,
  type AgencyRowFragment,
  type AgencySort,
  ArchiveAgencyDocument,
} from '../../../graphql/generated';
import type { LoadPage } from '../../../graphql/use-paged-rows';
import type { OrganisationOrder } from '../organisations/organisations-tab';

const SORTS: Readonly<Record<string, AgencySort>> = { name: 'NAME', domain: 'DOMAIN', 'admin-email': 'ADMIN_EMAIL' };

export const AGENCY_COLUMNS: readonly Column<AgencyRowFragment>[] = [
  { key: 'name', head: 'Agency Name', kind: 'text', value: ({ agencyName }) => agencyName },
  { key: 'domain', head: 'Domain', kind: 'text', value: ({ domain }) => domain },
  { key: 'admin-email', head: 'Admin Email', kind: 'text', value: ({ adminEmail }) => adminEmail },
];

export const agencyName = ({ agencyName: name }: AgencyRowFragment): string => name;

export const loadAgencies =
  (client: ApolloClient, { search, column, descending }: OrganisationOrder): LoadPage<AgencyRowFragment> =>
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
