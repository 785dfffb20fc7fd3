import { HttpResponse } from 'msw/http';
import type {
  AdTechGroupRowFragment,
  AdTechRowFragment,
  BroadcasterRowFragment,
  ChannelRowFragment,
} from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';

export const data = (answer: Record<string, unknown>): Response =>
  HttpResponse.json({ data: answer });

const named = <Row extends object>(typename: string, rows: readonly Row[]) =>
  rows.map((row) => ({ __typename: typename, ...row }));

export const connection = <Row extends object>(typename: string, rows: readonly Row[]) => ({
  __typename: `${typename}Connection`,
  nodes: named(typename, rows),
  pageInfo: { __typename: 'PageInfo', endCursor: null },
  totalCount: rows.length,
});

const COUNTRIES = [
  { code: 'NZ', name: 'New Zealand' },
  { code: 'AU', name: 'Australia' },
  { code: 'FJ', name: 'Fiji' },
  { code: 'WS', name: 'Samoa' },
  { code: 'TO', name: 'Tonga' },
];

export const buildBroadcaster = (
  broadcaster: Partial<BroadcasterRowFragment> = {},
): BroadcasterRowFragment => ({
  id: 3,
  broadcasterName: 'Harbour Media',
  countryCode: 'NZ',
  countryList: ['NZ'],
  version: 2,
  viewerCan: ['update'],
  ...broadcaster,
});

export const buildAdTech = (adtech: Partial<AdTechRowFragment> = {}): AdTechRowFragment => ({
  id: 4,
  adtechName: 'Kea Serve',
  requiresJobNumber: true,
  requiresChargedCpm: false,
  countryCode: 'NZ',
  countryList: ['NZ', 'AU'],
  version: 2,
  viewerCan: ['update'],
  ...adtech,
});

export const buildChannel = (channel: Partial<ChannelRowFragment> = {}): ChannelRowFragment => ({
  id: 5,
  channelName: 'harbour-plus',
  displayName: 'Harbour+',
  ownerType: 'broadcaster',
  ownerId: 3,
  ownerName: 'Harbour Media',
  version: 2,
  viewerCan: ['update'],
  ...channel,
});

export const buildGroup = (
  group: Partial<AdTechGroupRowFragment> = {},
): AdTechGroupRowFragment => ({
  id: 6,
  groupName: 'Resellers',
  adtechCount: 1,
  adtechs: [{ id: 4, adtechName: 'Kea Serve' }],
  version: 2,
  viewerCan: ['update'],
  ...group,
});

export interface Asked {
  operation: string;
  variables: Record<string, unknown>;
}

/** Answers the lists and options of the page; returns the received calls, saves included. */
export function answerSystemAdmin(server: ReturnType<typeof graphqlServer>) {
  const asked: Asked[] = [];
  const list = (operation: string, field: string, typename: string, rows: readonly object[]) =>
    endpoint.query(operation, ({ variables }) => {
      asked.push({ operation, variables });
      return data({ [field]: connection(typename, rows) });
    });

  server.use(
    endpoint.query('SystemAdminCountries', () => data({ countries: named('Country', COUNTRIES) })),
    list('Broadcasters', 'broadcasters', 'Broadcaster', [
      buildBroadcaster({ countryList: ['NZ', 'AU', 'FJ', 'WS', 'TO'] }),
    ]),
    list('AdTechs', 'adtechs', 'AdTech', [buildAdTech()]),
    list('Channels', 'channels', 'Channel', [
      buildChannel(),
      buildChannel({
        id: 8,
        channelName: 'kea',
        displayName: null,
        ownerType: 'adtech',
        ownerName: 'Kea Serve',
      }),
    ]),
    list('AdTechGroups', 'adtechGroups', 'AdTechGroup', [buildGroup()]),
    endpoint.query('OrganisationOptions', ({ variables }) => {
      asked.push({ operation: 'OrganisationOptions', variables });

      const { ofCustomers, ofAgencies, ofBroadcasters, ofAdTechs } = variables;

      return data({
        ...(ofCustomers === true && {
          customers: connection('Customer', [
            { id: 7, custName: 'Kōwhai Foods', displayName: null },
          ]),
        }),
        ...(ofAgencies === true && {
          agencies: connection('Agency', [{ id: 9, agencyName: 'Northlight' }]),
        }),
        ...(ofBroadcasters === true && {
          broadcasters: connection('Broadcaster', [{ id: 3, broadcasterName: 'Harbour Media' }]),
        }),
        ...(ofAdTechs === true && {
          adtechs: connection('AdTech', [
            { id: 4, adtechName: 'Kea Serve' },
            { id: 11, adtechName: 'Rātā Reach' },
          ]),
        }),
      });
    }),
  );

  /** Answers a save; its variables are in `asked`. */
  const answer = (operation: string, response: () => Response) =>
    server.use(
      endpoint.mutation(operation, ({ variables }) => {
        asked.push({ operation, variables });
        return response();
      }),
    );

  return {
    askedOf: (operation: string) =>
      asked.filter((one) => one.operation === operation).map(({ variables }) => variables),
    answer,
  };
}
