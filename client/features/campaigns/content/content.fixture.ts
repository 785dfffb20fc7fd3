import { HttpResponse } from 'msw/http';
import type {
  BookingOfTagsQuery,
  CreativeRowFragment,
  ImpressionTagsQuery,
  SiteTagRowFragment,
} from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';

type ImpressionTag = ImpressionTagsQuery['impressionTags']['nodes'][number] & {
  creativeId: number;
};
type Booking = BookingOfTagsQuery['booking'];

/** The records that a test's server has for one client. */
export interface ContentRecords {
  creatives: CreativeRowFragment[];
  siteTags: SiteTagRowFragment[];
  impressionTags: ImpressionTag[];
  bookings: Booking[];
}

export const KOWHAI = {
  id: 1,
  displayName: 'Kōwhai Foods',
  timeZone: 'Pacific/Auckland',
  currency: 'NZD',
};

export const buildCreative = (
  creative: Partial<CreativeRowFragment> = {},
): CreativeRowFragment => ({
  id: 31,
  description: 'Harvest',
  creativeType: 1,
  creativeTypeLabel: 'Video',
  creativeFormat: '30s',
  url: null,
  version: 1,
  viewerCan: ['update', 'archive'],
  archivedAt: null,
  ...creative,
});

export const buildSiteTag = (tag: Partial<SiteTagRowFragment> = {}): SiteTagRowFragment => ({
  id: 51,
  tagDescription: 'Shop',
  mainSiteTag: true,
  pingCount: 120,
  pingDate: '2026-11-05T01:00:00.000Z',
  tag: '<script async src="https://edge.example/t/s/shop.js"></script>',
  version: 1,
  viewerCan: ['update', 'archive'],
  archivedAt: null,
  ...tag,
});

export const buildImpressionTag = (tag: Partial<ImpressionTag> = {}): ImpressionTag => ({
  id: 71,
  bookingId: 21,
  bookingName: 'Spring prime',
  bookingType: 1,
  campaignName: 'Spring',
  channelName: 'Huia One',
  creativeId: 31,
  creativeName: 'Harvest',
  lastCallAt: null,
  viewerCan: ['save', 'test'],
  ...tag,
});

export const buildBooking = (booking: Partial<Booking> = {}): Booking => ({
  id: 21,
  bookingName: 'Spring prime',
  bookingType: 1,
  creativeIds: [31],
  version: 4,
  campaignId: 11,
  campaignName: 'Spring',
  ...booking,
});

const named = <Row extends object>(typename: string, rows: readonly Row[]) =>
  rows.map((row) => ({ __typename: typename, ...row }));

/** All rows on one page. */
const connection = <Row extends object>(typename: string, rows: readonly Row[]) => ({
  __typename: `${typename}Connection`,
  nodes: named(typename, rows),
  pageInfo: { __typename: 'PageInfo', endCursor: null },
  totalCount: rows.length,
});

const data = (answer: Record<string, unknown>) =>
  HttpResponse.json<{ data: Record<string, unknown> }>({ data: answer });

/** Answers everything that the campaigns page requests, from records that a test may change. */
export function answerContent(
  server: ReturnType<typeof graphqlServer>,
  overrides: Partial<ContentRecords> = {},
) {
  const records: ContentRecords = {
    creatives: [],
    siteTags: [],
    impressionTags: [],
    bookings: [],
    ...overrides,
  };

  const ofBooking = (bookingId: unknown) =>
    records.impressionTags.filter((tag) => tag.bookingId === bookingId);

  server.use(
    endpoint.query('ContentClients', () =>
      data({ dashboardCustomers: named('DashboardCustomer', [KOWHAI]) }),
    ),
    endpoint.query('Campaigns', () =>
      data({
        campaigns: connection('Campaign', []),
        campaignSummary: { __typename: 'CampaignSummary', active: 0, upcoming: 0, total: 0 },
      }),
    ),
    endpoint.query('Bookings', () =>
      data({
        bookings: connection('Booking', []),
        bookingSummary: {
          __typename: 'BookingSummary',
          active: 0,
          video: 0,
          image: 0,
          averageCpm: null,
          currency: 'NZD',
        },
      }),
    ),
    endpoint.query('Creatives', () =>
      data({
        creatives: connection('Creative', records.creatives),
        creativeSummary: {
          __typename: 'CreativeSummary',
          total: records.creatives.length,
          video: records.creatives.filter(({ creativeType }) => creativeType === 1).length,
          image: records.creatives.filter(({ creativeType }) => creativeType === 2).length,
        },
      }),
    ),
    endpoint.query('ImpressionTags', () =>
      data({ impressionTags: connection('ImpressionTag', records.impressionTags) }),
    ),
    endpoint.query('SiteTags', () => data({ siteTags: connection('SiteTag', records.siteTags) })),
    endpoint.query('BookingChannels', () => data({ channels: connection('Channel', []) })),
    endpoint.query('BookingAdtechs', () => data({ adtechs: connection('AdTech', []) })),
    endpoint.query('BookingTerritory', () =>
      data({
        bookingTerritorialContext: {
          __typename: 'BookingTerritorialContext',
          countryCode: 'NZ',
          operationalCountries: [],
          availableCountries: [],
        },
      }),
    ),
    endpoint.query('CampaignOptions', () =>
      data({
        campaigns: connection('Campaign', [
          { id: 11, campaignName: 'Spring', startDate: '2026-11-01', endDate: '2026-11-30' },
          { id: 12, campaignName: 'Summer', startDate: '2026-12-25', endDate: '2027-01-24' },
        ]),
      }),
    ),
    endpoint.query('BookingOptions', ({ variables }) =>
      data({
        bookings: connection(
          'Booking',
          records.bookings.filter(({ campaignId }) => campaignId === variables.campaignId),
        ),
      }),
    ),
    endpoint.query('BookingOfTags', ({ variables }) =>
      data({
        booking: {
          __typename: 'Booking',
          ...records.bookings.find(({ id }) => id === variables.id),
        },
      }),
    ),
    endpoint.query('TagsOfBooking', ({ variables }) =>
      data({ impressionTags: connection('ImpressionTag', ofBooking(variables.bookingId)) }),
    ),
    endpoint.query('CreativeOptions', ({ variables }) =>
      data({
        creatives: connection(
          'Creative',
          records.creatives.filter(
            ({ creativeType }) =>
              variables.creativeType === null || creativeType === variables.creativeType,
          ),
        ),
      }),
    ),
  );

  return records;
}
