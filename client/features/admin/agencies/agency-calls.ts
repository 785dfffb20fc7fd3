import type { ApolloClient } from '@apollo/client';
import {
  AgencyDocument,
  type AgencyRowFragment,
  AssociateAgencyDocument,
  CreateAgencyDocument,
  UnassociatedAgenciesDocument,
  UpdateAgencyDocument,
} from '#client/graphql/generated';
import type { OrganisationCalls } from '#client/features/admin/organisations/organisation-kind';
import {
  newOrganisation,
  sharedInput,
  type OrganisationValues,
} from '#client/features/admin/organisations/organisation-values';

export const valuesOfAgency = (agency: AgencyRowFragment): OrganisationValues => ({
  ...newOrganisation(agency.countryCode),
  name: agency.agencyName,
  domain: agency.domain ?? '',
  adminEmail: agency.adminEmail ?? '',
});

const inputOf = (values: OrganisationValues) => ({
  agencyName: values.name.trim(),
  ...sharedInput(values),
  countryCode: values.countries.primary,
});

export const agencyCalls = (client: ApolloClient): OrganisationCalls => ({
  create: (values, { signal }) =>
    client.mutate({
      mutation: CreateAgencyDocument,
      variables: { input: inputOf(values) },
      context: { fetchOptions: { signal } },
    }),
  update: (id, values, { version, signal }) =>
    client.mutate({
      mutation: UpdateAgencyDocument,
      variables: { id, input: { ...inputOf(values), version } },
      context: { fetchOptions: { signal } },
    }),
  associate: (id, { signal }) =>
    client.mutate({
      mutation: AssociateAgencyDocument,
      variables: { id },
      context: { fetchOptions: { signal } },
    }),
  load: async (id) => {
    const { data } = await client.query({
      query: AgencyDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The agency was answered without a record');
    return { values: valuesOfAgency(data.agency), version: data.agency.version };
  },
  searchUnassociated: async (search) => {
    const { data } = await client.query({
      query: UnassociatedAgenciesDocument,
      variables: { search },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    return data?.unassociatedAgencies.nodes ?? [];
  },
});
