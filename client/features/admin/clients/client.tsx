import { Shapes, Store } from 'lucide-react';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { countText, percentText } from '#schema/writing/numbers';
import {
  ArchiveClientDocument,
  AssociateClientDocument,
  ClientDocument,
  type ClientRowFragment,
  ClientsDocument,
  type ClientsQuery,
  CreateClientDocument,
  UnassociatedClientsDocument,
  UpdateClientDocument,
  useClientSummaryQuery,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { dashboardPath } from '#client/records/dashboard-path';
import { defineForm, mayUpdate } from '#client/records/define-record';
import { recordPath } from '#client/records/record-path';
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
import { clientFields } from './client-fields';

const texts = organisationTexts({
  id: 'client',
  title: 'Client',
  plural: 'clients',
  created: 'Customer created successfully!',
  updated: 'Customer updated successfully',
  associated: 'Customer associated successfully!',
  deleted: 'Customer deleted successfully!',
});

export const clientName = ({ displayName, custName }: ClientRowFragment): string =>
  displayName ?? custName;

const LIST = defineList({
  query: ClientsDocument,
  connection: ({ customers }) => customers,
  sorts: { name: 'NAME', domain: 'DOMAIN', category: 'CATEGORY' },
  order: { column: 'name', direction: 'ascending' },
});

const SEARCH: OrganisationSearch<ClientRowFragment, ClientsQuery> = {
  id: 'client',
  nameLabel: 'Client name',
  serverName: 'cust_name',
  nameOf: clientName,
  list: LIST,
  searchUnassociated: async (ask, search) =>
    (await ask(UnassociatedClientsDocument, { search })).unassociatedCustomers.nodes,
  emptySearch: texts.emptySearch,
};

export const CLIENT: OrganisationKind<ClientRowFragment, ClientsQuery> = {
  linkName: 'client',
  entity: 'customer',
  target: 'CUSTOMER',
  associateAction: 'customer.associate',
  hasCodes: true,
  texts,
  nameOf: clientName,
  figuresPath: ({ id }) => dashboardPath({ clientId: id }),
  list: LIST,
  columns: [
    nameColumn('Client Name', clientName, ({ id }) => recordPath('client', id)),
    { key: 'domain', head: 'Domain', kind: 'text', value: ({ record }) => record?.domain },
    {
      key: 'category',
      head: 'Category',
      kind: 'chip',
      value: ({ record }) => record?.taxonomyDesc,
    },
  ],
  form: defineForm({
    texts,
    existing: existingOrganisation(AssociateClientDocument, texts.associate),
    stale: ORGANISATION_LISTS,
    create: CreateClientDocument,
    update: UpdateClientDocument,
    read: ClientDocument,
    latest: ({ customer }) => customer,
    blank: blankOrganisation,
    valuesOf: (client) => ({
      ...newOrganisation(null),
      name: client.custName,
      displayName: client.displayName ?? '',
      domain: client.domain ?? '',
      adminEmail: client.adminEmail ?? '',
      taxonomyId: String(client.taxonomyId),
      billingEntity: String(client.billingEntity),
      countries: { primary: client.countryCode, operational: client.countryList },
    }),
    useFields: (open) => {
      const { flags, ownId, countries, taxonomies } = open.context;
      const otherFields = clientFields({
        countries,
        taxonomies,
        isSuperUser: flags.isSuperUser,
        mayChooseCountries:
          flags.isSuperUser ||
          flags.isMultiCountry ||
          (flags.isCustomer && open.row !== null && open.row.id === ownId),
        operational: flags.operationalCountries,
      });
      return useOrganisationFields(open, SEARCH, otherFields);
    },
    inputOf: (values) => ({
      custName: values.name.trim(),
      displayName: values.displayName.trim(),
      ...sharedInput(values),
      taxonomyId: Number(values.taxonomyId),
      billingEntity: Number(values.billingEntity),
      countryCode: values.countries.primary,
      countryList: [...values.countries.operational],
    }),
  }),
  canEdit: mayUpdate,
  canRemove: mayArchive,
  removal: {
    ...texts.remove,
    mutation: ArchiveClientDocument,
    text: (row) => texts.removeQuestion(clientName(row)),
  },
};

export function ClientsTab(tab: TabProps) {
  const { data, previousData, loading } = useClientSummaryQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const summary = (data ?? previousData)?.customerSummary;
  const load = { isLoading: loading && !summary };

  return (
    <OrganisationsTab
      tab={tab}
      kind={CLIENT}
      cards={
        <Cards of="figure">
          <StatCard
            label="Total Clients"
            detail="Linked to your organisation"
            value={countText(summary?.total)}
            icon={Store}
            {...load}
          />
          <StatCard
            label="Top Category"
            value={summary?.topCategory ?? '-'}
            detail={summary ? `${percentText(summary.topCategoryShare)} of clients` : undefined}
            icon={Shapes}
            {...load}
          />
        </Cards>
      }
    />
  );
}
