import { Building2 } from 'lucide-react';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { formatCount } from '#client/formatting/numbers';
import {
  AgenciesDocument,
  type AgenciesQuery,
  AgencyDocument,
  type AgencyRowFragment,
  ArchiveAgencyDocument,
  AssociateAgencyDocument,
  CreateAgencyDocument,
  UnassociatedAgenciesDocument,
  UpdateAgencyDocument,
  useAgencyTotalQuery,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineForm } from '#client/records/define-record';
import { nameColumn } from '#client/features/admin/organisations/name-column';
import {
  ORGANISATION_LISTS,
  type OrganisationKind,
  organisationTexts,
} from '#client/features/admin/organisations/organisation-kind';
import {
  blankOrganisation,
  newOrganisation,
  sharedInput,
} from '#client/features/admin/organisations/organisation-values';
import { OrganisationsTab } from '#client/features/admin/organisations/organisations-tab';
import type { TabProps } from '#client/features/admin/tab-props';
import { agencyFields } from './agency-fields';

const texts = organisationTexts({
  id: 'agency',
  title: 'Agency',
  plural: 'agencies',
  created: 'Agency saved successfully!',
  updated: 'Agency updated successfully',
  associated: 'Agency associated successfully!',
  deleted: 'Agency deleted successfully!',
});

const agencyName = ({ agencyName: name }: AgencyRowFragment): string => name;

const AGENCY: OrganisationKind<AgencyRowFragment, AgenciesQuery> = {
  id: 'agency',
  entity: 'agency',
  target: 'AGENCY',
  associateAction: 'agency.associate',
  hasCodes: false,
  texts,
  nameLabel: 'Agency name',
  serverName: 'agency_name',
  nameOf: agencyName,
  list: defineList({
    query: AgenciesDocument,
    connection: ({ agencies }) => agencies,
    sorts: { name: 'NAME', domain: 'DOMAIN', 'admin-email': 'ADMIN_EMAIL' },
    order: { column: 'name', direction: 'ascending' },
  }),
  columns: [
    nameColumn('Agency Name', agencyName),
    { key: 'domain', head: 'Domain', kind: 'text', value: ({ record }) => record?.domain },
    {
      key: 'admin-email',
      head: 'Admin Email',
      kind: 'text',
      value: ({ record }) => record?.adminEmail,
    },
  ],
  form: defineForm({
    texts,
    stale: ORGANISATION_LISTS,
    create: CreateAgencyDocument,
    update: UpdateAgencyDocument,
    read: AgencyDocument,
    latest: ({ agency }) => agency,
    blank: blankOrganisation,
    valuesOf: (agency) => ({
      ...newOrganisation(agency.countryCode),
      name: agency.agencyName,
      domain: agency.domain ?? '',
      adminEmail: agency.adminEmail ?? '',
    }),
    useFields: ({ context: { countries, flags } }) =>
      agencyFields({ countries, mayChooseCountry: flags.isSuperUser }),
    inputOf: (values) => ({
      agencyName: values.name.trim(),
      ...sharedInput(values),
      countryCode: values.countries.primary,
    }),
  }),
  associate: AssociateAgencyDocument,
  archive: ArchiveAgencyDocument,
  searchUnassociated: async (ask, search) =>
    (await ask(UnassociatedAgenciesDocument, { search })).unassociatedAgencies.nodes,
};

export function AgenciesTab(tab: TabProps) {
  const { data, previousData, loading } = useAgencyTotalQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const total = (data ?? previousData)?.agencies.totalCount;

  return (
    <OrganisationsTab
      tab={tab}
      kind={AGENCY}
      cards={
        <Cards of="figure">
          <StatCard
            label="Total Agencies"
            detail="Linked to your organisation"
            value={formatCount(total)}
            icon={Building2}
            isLoading={loading && total === undefined}
          />
        </Cards>
      }
    />
  );
}
