import type { ApolloClient } from '@apollo/client';
import {
  AssociateClientDocument,
  ClientDocument,
  type ClientRowFragment,
  CreateClientDocument,
  UnassociatedClientsDocument,
  UpdateClientDocument,
} from '#client/graphql/generated';
import type { OrganisationCalls } from '#client/features/admin/organisations/organisation-kind';
import {
  newOrganisation,
  sharedInput,
  type OrganisationValues,
} from '#client/features/admin/organisations/organisation-values';

export const valuesOfClient = (client: ClientRowFragment): OrganisationValues => ({
  ...newOrganisation(null),
  name: client.custName,
  displayName: client.displayName ?? '',
  domain: client.domain ?? '',
  adminEmail: client.adminEmail ?? '',
  taxonomyId: String(client.taxonomyId),
  billingEntity: String(client.billingEntity),
  countries: { primary: client.countryCode, operational: client.countryList },
});

const inputOf = (values: OrganisationValues) => ({
  custName: values.name.trim(),
  displayName: values.displayName.trim(),
  ...sharedInput(values),
  taxonomyId: Number(values.taxonomyId),
  billingEntity: Number(values.billingEntity),
  countryCode: values.countries.primary,
  countryList: [...values.countries.operational],
});

export const clientCalls = (client: ApolloClient): OrganisationCalls => ({
  create: (values, { signal }) =>
    client.mutate({
      mutation: CreateClientDocument,
      variables: { input: inputOf(values) },
      context: { fetchOptions: { signal } },
    }),
  update: (id, values, { version, signal }) =>
    client.mutate({
      mutation: UpdateClientDocument,
      variables: { id, input: { ...inputOf(values), version } },
      context: { fetchOptions: { signal } },
    }),
  associate: (id, { signal }) =>
    client.mutate({
      mutation: AssociateClientDocument,
      variables: { id },
      context: { fetchOptions: { signal } },
    }),
  load: async (id) => {
    const { data } = await client.query({
      query: ClientDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The client was answered without a record');
    return { values: valuesOfClient(data.customer), version: data.customer.version };
  },
  searchUnassociated: async (search) => {
    const { data } = await client.query({
      query: UnassociatedClientsDocument,
      variables: { search },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    return data?.unassociatedCustomers.nodes ?? [];
  },
});
