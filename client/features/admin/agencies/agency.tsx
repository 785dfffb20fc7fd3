import { Building2 } from 'lucide-react';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { countText } from '#schema/writing/numbers';
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
import { defineForm, mayUpdate } from '#client/records/define-record';
import { nameColumn } from '#client/features/admin/organisations/name-column';
import {
  mayArchive,
  ORGANISATION_LISTS,
  type OrganisationKind,
  type OrganisationSearch,
  organisationTexts,
} from '#client/features/admin/organisations/organisation-kind';
import {
  blankOrganisation,
  newOrganisation,
  sharedInput,
} from '#client/features/admin/organisations/organisation-values';
import {
  existingOrganisation,
  useOrganisationFields,
} from '#client/features/admin/organisations/use-organisation-fields';
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

const LIST = defineList({
  query: AgenciesDocument,
  connection: ({ agencies }) => agencies,
  sorts: { name: 'NAME', domain: 'DOMAIN', 'admin-email': 'ADMIN_EMAIL' },
  order: { column: 'name', direction: 'ascending' },
});

const SEARCH: OrganisationSearch<AgencyRowFragment, AgenciesQuery> = {
  id: 'agency',
  nameLabel: 'Agency name',
  serverName: 'agency_name',
  nameOf: agencyName,
  list: LIST,
  searchUnassociated: async (ask, search) =>
    (await ask(UnassociatedAgenciesDocument, { search })).unassociatedAgencies.nodes,
  emptySearch: texts.emptySearch,
};

const AGENCY: OrganisationKind<AgencyRowFragment, AgenciesQuery> = {
  linkName: 'agency',
  entity: 'agency',
  target: 'AGENCY',
  associateAction: 'agency.associate',
  hasCodes: false,
  texts,
  nameOf: agencyName,
  list: LIST,
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
    existing: existingOrganisation(AssociateAgencyDocument, texts.associate),
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
    useFields: (open) => {
      const { countries, flags } = open.context;
      const otherFields = agencyFields({ countries, mayChooseCountry: flags.isSuperUser });
      return useOrganisationFields(open, SEARCH, otherFields);
    },
    inputOf: (values) => ({
      agencyName: values.name.trim(),
      ...sharedInput(values),
      countryCode: values.countries.primary,
    }),
  }),
  canEdit: mayUpdate,
  canRemove: mayArchive,
  removal: {
    ...texts.remove,
    mutation: ArchiveAgencyDocument,
    text: (row) => texts.removeQuestion(agencyName(row)),
  },
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
            value={countText(total)}
            icon={Building2}
            isLoading={loading && total === undefined}
          />
        </Cards>
      }
    />
  );
}
