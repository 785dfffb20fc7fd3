import { HttpResponse } from 'msw/http';
import type { AgencyRowFragment, ClientRowFragment } from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';

export const buildAgency = (agency: Partial<AgencyRowFragment> = {}): AgencyRowFragment => ({
  id: 6,
  agencyName: 'Tūī Media',
  domain: 'tui.example',
  adminEmail: 'hello@tui.example',
  countryCode: 'NZ',
  version: 3,
  viewerCan: ['update', 'archive'],
  ...agency,
});

export const buildClient = (client: Partial<ClientRowFragment> = {}): ClientRowFragment => ({
  id: 7,
  custName: 'Kōwhai Foods Limited',
  displayName: 'Kōwhai Foods',
  domain: 'kowhai.example',
  adminEmail: null,
  taxonomyId: 4,
  taxonomyDesc: 'Food and Grocery',
  billingEntity: 2,
  countryCode: 'NZ',
  countryList: ['NZ'],
  version: 2,
  viewerCan: ['update', 'archive'],
  ...client,
});

const COUNTRIES = [
  { code: 'FR', name: 'France' },
  { code: 'AU', name: 'Australia' },
  { code: 'NZ', name: 'New Zealand' },
];

const TAXONOMIES = [
  { id: 0, description: 'Uncategorised' },
  { id: 4, description: 'Food and Grocery' },
];

const UNASSOCIATED = [
  { id: 61, name: 'Harbour Creative', domain: 'harbour.example', countryCode: 'AU' },
  { id: 62, name: 'Harbour Sound', domain: null, countryCode: 'NZ' },
];

const named = <Row extends object>(typename: string, rows: readonly Row[]) =>
  rows.map((row) => ({ __typename: typename, ...row }));

const connection = <Row extends object>(typename: string, rows: readonly Row[]) => ({
  __typename: `${typename}Connection`,
  nodes: named(typename, rows),
  pageInfo: { __typename: 'PageInfo', endCursor: null },
  totalCount: rows.length,
});

export const data = (answer: Record<string, unknown>): Response =>
  HttpResponse.json({ data: answer });

export const refused = (code: string, message: string, errors?: Record<string, string>): Response =>
  HttpResponse.json({ errors: [{ message, extensions: { code, errors } }] });

export const ALL_ACTIONS = [
  'user.create',
  'agency.create',
  'agency.associate',
  'customer.create',
  'customer.associate',
];

interface Records {
  agencies?: AgencyRowFragment[];
  clients?: ClientRowFragment[];
  viewerCan?: string[];
}

/** The association actions of the admin roles. */
export const CLIENT_ADMIN_ACTIONS = [
  'user.create',
  'agency.create',
  'agency.associate',
  'associationRequest.accept',
  'association.list',
  'connectionCode.create',
];
export const AGENCY_ADMIN_ACTIONS = [
  'user.create',
  'customer.create',
  'customer.associate',
  'associationRequest.accept',
  'association.list',
];
export const BROADCASTER_ADMIN_ACTIONS = [...ALL_ACTIONS, 'association.list'];

/** No text matches every name. */
const matches = (name: string, text: unknown) =>
  typeof text !== 'string' || name.toLowerCase().includes(text.toLowerCase());

/** Answers the admin page; returns the variables of lists and searches. */
export function answerAdmin(server: ReturnType<typeof graphqlServer>, records: Records = {}) {
  const {
    agencies = [buildAgency()],
    clients = [buildClient()],
    viewerCan = ALL_ACTIONS,
  } = records;

  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  const found = (text: unknown) => UNASSOCIATED.filter(({ name }) => matches(name, text));

  server.use(
    endpoint.query('AdminAccess', () => data({ me: { __typename: 'Viewer', id: 1, viewerCan } })),
    endpoint.query('AdminReference', () =>
      data({ countries: named('Country', COUNTRIES), taxonomies: named('Taxonomy', TAXONOMIES) }),
    ),
    endpoint.query('Agencies', ({ variables }) => {
      asked.push({ operation: 'Agencies', variables });
      const named = agencies.filter(({ agencyName }) => matches(agencyName, variables.search));
      return data({ agencies: connection('Agency', named) });
    }),
    endpoint.query('WaitingRequests', () =>
      data({ associationRequests: connection('AssociationRequest', []) }),
    ),
    endpoint.query('AgencyTotal', () => data({ agencies: connection('Agency', agencies) })),
    endpoint.query('Clients', ({ variables }) => {
      asked.push({ operation: 'Clients', variables });
      const named = clients.filter(({ custName }) => matches(custName, variables.search));
      return data({ customers: connection('Customer', named) });
    }),
    endpoint.query('ClientSummary', () =>
      data({
        customerSummary: {
          __typename: 'CustomerSummary',
          total: 12,
          topCategory: 'Food and Grocery',
          topCategoryShare: 0.25,
        },
      }),
    ),
    endpoint.query('UnassociatedAgencies', ({ variables }) => {
      asked.push({ operation: 'UnassociatedAgencies', variables });
      return data({
        unassociatedAgencies: connection('UnassociatedOrganisation', found(variables.search)),
      });
    }),
    endpoint.query('UnassociatedClients', ({ variables }) => {
      asked.push({ operation: 'UnassociatedClients', variables });
      return data({
        unassociatedCustomers: connection('UnassociatedOrganisation', found(variables.search)),
      });
    }),
  );

  return asked;
}
