import { HttpResponse } from 'msw/http';
import type { BookingRowFragment, CampaignRowFragment } from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';
import type { AdTech, Channel, Territory } from './content/content';

export const buildBookingRow = (booking: Partial<BookingRowFragment> = {}): BookingRowFragment => ({
  id: 21,
  bookingName: 'Spring prime',
  bookingType: 1,
  bookingTypeLabel: 'Video',
  campaignId: 11,
  campaignName: 'Spring',
  channelId: 1,
  channelName: 'Huia One',
  publisherId: null,
  publisherName: null,
  currency: 'NZD',
  cpm: 28,
  chargedCpm: null,
  jobNumber: null,
  goalImpressions: null,
  budget: null,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  countryCodes: ['NZ'],
  status: 'Active',
  editable: true,
  viewerCan: ['update', 'archive'],
  archivedAt: null,
  version: 4,
  ...booking,
});

export const buildCampaignRow = (
  campaign: Partial<CampaignRowFragment> = {},
): CampaignRowFragment => ({
  id: 11,
  campaignName: 'Spring',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'Active',
  version: 2,
  viewerCan: ['update', 'archive'],
  archivedAt: null,
  ...campaign,
});

export const buildChannel = (channel: Partial<Channel> = {}): Channel => ({
  id: 1,
  channelName: 'Huia One',
  displayName: null,
  ownerType: 'broadcaster',
  ownerId: 10,
  ...channel,
});

export const LIGHTPATH: AdTech = {
  id: 20,
  adtechName: 'Lightpath',
  requiresJobNumber: true,
  requiresChargedCpm: true,
};

const NZ = { code: 'NZ', name: 'New Zealand' };
const AU = { code: 'AU', name: 'Australia' };

export const AT_HOME: Territory = {
  countryCode: 'NZ',
  operationalCountries: [NZ],
  availableCountries: [NZ],
};
export const ABROAD: Territory = {
  countryCode: 'NZ',
  operationalCountries: [NZ, AU],
  availableCountries: [NZ, AU],
};

interface Booked {
  bookings?: BookingRowFragment[];
  campaigns?: CampaignRowFragment[];
  channels?: Channel[];
  adtechs?: AdTech[];
  territory?: Territory;
}

const named = <Row extends object>(typename: string, rows: readonly Row[]) =>
  rows.map((row) => ({ __typename: typename, ...row }));

const connection = <Row extends object>(
  typename: string,
  rows: readonly Row[],
  totalCount = rows.length,
  before = 0,
) => ({
  __typename: `${typename}Connection`,
  nodes: named(typename, rows),
  pageInfo: { __typename: 'PageInfo', endCursor: String(before + rows.length) },
  totalCount,
});

const data = (answer: Record<string, unknown>): Response => HttpResponse.json({ data: answer });

/** The page of rows for a list's variables; a cursor is the number of rows before it. */
function pageOf<Row extends object>(
  typename: string,
  all: readonly Row[],
  variables: Record<string, unknown>,
) {
  const from = Number(variables.after ?? 0);
  return connection(typename, all.slice(from, from + Number(variables.first)), all.length, from);
}

/**
 * Answers a client's bookings, in addition to its other content; returns the received variables.
 */
export function answerBooked(server: ReturnType<typeof graphqlServer>, booked: Booked = {}) {
  const {
    bookings = [],
    campaigns = [],
    channels = [buildChannel()],
    adtechs = [],
    territory = AT_HOME,
  } = booked;

  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  const ask = (operation: string, variables: Record<string, unknown>) =>
    asked.push({ operation, variables });

  server.use(
    endpoint.query('Campaigns', ({ variables }) => {
      ask('Campaigns', variables);
      return data({
        campaigns: pageOf('Campaign', campaigns, variables),
        campaignSummary: { __typename: 'CampaignSummary', active: 3, upcoming: 2, total: 23 },
      });
    }),
    endpoint.query('Bookings', ({ variables }) => {
      ask('Bookings', variables);

      return data({
        bookings: pageOf('Booking', bookings, variables),
        bookingSummary: {
          __typename: 'BookingSummary',
          active: 4,
          video: 3,
          image: 2,
          averageCpm: 30.8,
          currency: 'NZD',
        },
      });
    }),
    endpoint.query('BookingChannels', ({ variables }) => {
      ask('BookingChannels', variables);
      return data({ channels: connection('Channel', channels) });
    }),
    endpoint.query('BookingAdtechs', ({ variables }) => {
      ask('BookingAdtechs', variables);
      return data({ adtechs: connection('AdTech', adtechs) });
    }),
    endpoint.query('BookingTerritory', ({ variables }) => {
      ask('BookingTerritory', variables);
      return data({
        bookingTerritorialContext: {
          __typename: 'BookingTerritorialContext',
          ...territory,
          operationalCountries: named('Country', territory.operationalCountries),
          availableCountries: named('Country', territory.availableCountries),
        },
      });
    }),
  );

  return asked;
}
