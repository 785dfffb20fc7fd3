import { HttpResponse } from 'msw/http';
import { addDays } from '#schema/local-date';
import { todayIn } from '#client/formatting/date-ranges';
import type { DashboardFilterInput } from '#client/graphql/generated';
import { buildBookingRow, buildCampaignRow } from '#client/features/campaigns/booking.fixture';
import {
  buildCreative,
  buildSiteTag,
  KOWHAI,
} from '#client/features/campaigns/content/content.fixture';
import { buildExperiment, HOUSEHOLDS } from '#client/features/campaigns/experiment.fixture';
import { buildChannel } from '#client/features/system-admin/system-admin.fixture';
import { figuresOf } from '#client/features/dashboard/dashboard.fixture';
import type { RecordPageKind } from '#client/records/record-path';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';

type Answer = Record<string, unknown>;

const named = (typename: string, fields: Answer): Answer => ({ __typename: typename, ...fields });

const connection = (typename: string, rows: readonly Answer[]) => ({
  __typename: `${typename}Connection`,
  nodes: rows.map((row) => named(typename, row)),
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  totalCount: rows.length,
});

const NO_ALERTS = { alerts: connection('AlertEpisode', []), pacedBookings: [] };

export const TODAY = todayIn(KOWHAI.timeZone);
/** Ten days are over. */
export const DAYS = { startDate: addDays(TODAY, -10), endDate: addDays(TODAY, 20) };

/** The booking is on pace: a third of its goal in a third of its days. */
export const PACING = {
  __typename: 'BookingPacing',
  state: 'ON_PACE',
  goal: 31_000,
  delivered: 10_300,
  expected: 10_000,
  complete: 10_000,
  forecast: 31_000,
  spend: 288.4,
  forecastSpend: 868,
  neededPerDay: 1_000,
};

const BOOKING = {
  ...buildBookingRow(),
  ...DAYS,
  __typename: 'Booking',
  customerId: KOWHAI.id,
  creativeIds: [31],
  goalImpressions: 31_000,
  pacing: PACING,
};
const CAMPAIGN = {
  ...buildCampaignRow(),
  ...DAYS,
  __typename: 'Campaign',
  customerId: KOWHAI.id,
};
const CREATIVE = { ...buildCreative(), __typename: 'Creative', customerId: KOWHAI.id };
const SITE_TAG = buildSiteTag();
const CLIENT = {
  __typename: 'Customer',
  id: KOWHAI.id,
  custName: 'kowhai',
  displayName: KOWHAI.displayName,
  domain: 'kowhai.example',
  adminEmail: null,
  taxonomyId: 3,
  taxonomyDesc: 'Food',
  billingEntity: 2,
  countryCode: 'NZ',
  countryList: ['NZ'],
  version: 1,
  viewerCan: ['update'],
};
const CHANNEL = { ...buildChannel(), __typename: 'Channel', displayName: 'Huia One' };
const TAG = {
  id: 71,
  bookingId: 21,
  bookingName: 'Spring prime',
  campaignName: 'Spring',
  channelName: 'Huia One',
  creativeId: 31,
  creativeName: 'Harvest',
  lastCallAt: null,
};

export interface PageCase {
  kind: RecordPageKind;
  path: string;
  name: string;
  /** The query of the record, and its answer. */
  operation: string;
  record: (overrides?: Answer) => Answer;
  /** The query of what belongs to it; its answer with content, and without. */
  details: string;
  full: Answer;
  empty: Answer;
  /** The text in place of what belongs to it. */
  emptyText: RegExp;
  /** The filter of its figures. */
  filter: Partial<DashboardFilterInput>;
  /** The to-do of a record without content. */
  todo: RegExp;
}

const NO_CALLS = {
  __typename: 'TagCalls',
  received: 0,
  counted: 0,
  bots: 0,
  prefetches: 0,
  tests: 0,
  duplicates: 0,
  deadLettered: 0,
  heldOut: 0,
  repeated: 0,
};
const DOCTOR = {
  __typename: 'TagDoctor',
  kind: 'IMPRESSION',
  tagId: 71,
  checkedAt: '2026-11-20T01:00:00.000Z',
  lastSeenAt: '2026-11-20T00:58:00.000Z',
  lastHour: NO_CALLS,
  lastDay: NO_CALLS,
  signs: {
    __typename: 'TagSigns',
    unfilledCacheBuster: 0,
    unfilledUid: 0,
    unfilledPrivacy: 0,
    constantCacheBuster: 0,
    plainHttp: 0,
    withoutViewer: 0,
    noHousehold: 0,
    sharedIdentity: 0,
    objected: 0,
    unreadSignal: 0,
    unknownDevice: 0,
    byId: 0,
    byIpv4: 0,
    byIpv6: 0,
    addressesAnHour: 0,
  },
  playerErrors: [],
  flight: null,
  findings: [],
  alerts: [],
};
const NEVER_SEEN = {
  __typename: 'TagFinding',
  code: 'NEVER_SEEN',
  gravity: 'PROBLEM',
  message: 'No call has come in.',
  advice: 'Put the tag in place.',
};
const IMPRESSION_TAG = {
  ...TAG,
  campaignId: 11,
  bookingType: 1,
  customerId: KOWHAI.id,
  tag: '<img src="https://edge.example/t/i/k.gif">',
  countsRepeats: false,
  viewerCan: ['save', 'test'],
};

const EXPERIMENT = buildExperiment(DAYS);
const UNCOUNTED = {
  __typename: 'Experiment',
  id: 81,
  households: null,
  regions: null,
  result: null,
  resultReason: 'NOT_FINISHED',
};

/** A case of every kind: the types demand the missing ones. */
const CASES: Readonly<Record<RecordPageKind, Omit<PageCase, 'kind'>>> = {
  client: {
    path: '/clients/1',
    name: 'Kōwhai Foods',
    operation: 'ClientPage',
    record: (overrides) => ({ customer: { ...CLIENT, ...overrides } }),
    details: 'ClientDetails',
    full: {
      campaigns: connection('Campaign', [CAMPAIGN]),
      siteTags: connection('SiteTag', [SITE_TAG]),
      ...NO_ALERTS,
    },
    empty: {
      campaigns: connection('Campaign', []),
      siteTags: connection('SiteTag', []),
      ...NO_ALERTS,
    },
    emptyText: /^No campaigns yet/,
    filter: {},
    todo: /^The client has no campaign/,
  },
  creative: {
    path: '/creatives/31',
    name: 'Harvest',
    operation: 'CreativePage',
    record: (overrides) => ({ creative: { ...CREATIVE, ...overrides } }),
    details: 'CreativeDetails',
    full: {
      impressionTags: connection('ImpressionTag', [TAG]),
      siteTags: connection('SiteTag', [SITE_TAG]),
    },
    empty: {
      impressionTags: connection('ImpressionTag', []),
      siteTags: connection('SiteTag', [SITE_TAG]),
    },
    emptyText: /^No tags yet/,
    filter: { creatives: [31] },
    todo: /^No booking shows it/,
  },
  experiment: {
    path: '/experiments/81',
    name: 'Spring holdout',
    operation: 'ExperimentPage',
    record: (overrides) => ({ experiment: named('Experiment', { ...EXPERIMENT, ...overrides }) }),
    details: 'ExperimentDetails',
    full: { experiment: { ...UNCOUNTED, households: HOUSEHOLDS } },
    empty: { experiment: UNCOUNTED },
    emptyText: /^No households are counted yet/,
    filter: { bookings: [21] },
    todo: /^It has begun, and no household is counted yet/,
  },
  channel: {
    path: '/channels/5',
    name: 'Huia One',
    operation: 'ChannelPage',
    record: (overrides) => ({ channel: { ...CHANNEL, ...overrides } }),
    details: 'ChannelDetails',
    full: { bookings: connection('Booking', [BOOKING]) },
    empty: { bookings: connection('Booking', []) },
    emptyText: /^No bookings of this client/,
    filter: { channels: [5] },
    todo: /has no booking on it/,
  },
  'impression-tag': {
    path: '/impression-tags/71',
    name: 'Spring prime, Harvest',
    operation: 'ImpressionTagPage',
    record: (overrides) => ({
      impressionTag: named('ImpressionTag', { ...IMPRESSION_TAG, ...overrides }),
    }),
    details: 'TagDoctor',
    full: { tagDoctor: DOCTOR },
    empty: { tagDoctor: { ...DOCTOR, lastSeenAt: null, findings: [NEVER_SEEN] } },
    emptyText: /^Never$/,
    filter: { bookings: [21], creatives: [31] },
    todo: /^No call has come in/,
  },
  'site-tag': {
    path: '/site-tags/51',
    name: 'Shop',
    operation: 'SiteTagPage',
    record: (overrides) => ({
      siteTag: named('SiteTag', { ...SITE_TAG, customerId: KOWHAI.id, ...overrides }),
    }),
    details: 'TagDoctor',
    full: { tagDoctor: { ...DOCTOR, kind: 'SITE' } },
    empty: { tagDoctor: { ...DOCTOR, kind: 'SITE', lastSeenAt: null, findings: [NEVER_SEEN] } },
    emptyText: /^Never$/,
    filter: { sites: [51] },
    todo: /^No call has come in/,
  },
  campaign: {
    path: '/campaigns/11',
    name: 'Spring',
    operation: 'CampaignPage',
    record: (overrides) => ({ campaign: named('Campaign', { ...CAMPAIGN, ...overrides }) }),
    details: 'CampaignDetails',
    full: {
      bookings: connection('Booking', [BOOKING]),
      siteTags: connection('SiteTag', [SITE_TAG]),
    },
    empty: { bookings: connection('Booking', []), siteTags: connection('SiteTag', [SITE_TAG]) },
    emptyText: /^No bookings yet/,
    filter: { campaigns: [11] },
    todo: /^It has no bookings/,
  },
  booking: {
    path: '/bookings/21',
    name: 'Spring prime',
    operation: 'BookingPage',
    record: (overrides) => ({ booking: named('Booking', { ...BOOKING, ...overrides }) }),
    details: 'BookingDetails',
    full: {
      impressionTags: connection('ImpressionTag', [TAG]),
      siteTags: connection('SiteTag', [SITE_TAG]),
      campaign: named('Campaign', CAMPAIGN),
      experiments: connection('Experiment', [EXPERIMENT]),
    },
    empty: {
      impressionTags: connection('ImpressionTag', []),
      siteTags: connection('SiteTag', []),
      experiments: connection('Experiment', []),
      campaign: named('Campaign', CAMPAIGN),
    },
    emptyText: /^No tags yet/,
    filter: { bookings: [21] },
    todo: /^It has no creatives/,
  },
};

export const PAGE_CASES: readonly PageCase[] = (Object.keys(CASES) as RecordPageKind[]) // the keys of the table
  .map((kind) => ({ kind, ...CASES[kind] }));

interface PageAnswers {
  record?: Answer;
  details?: Answer;
  /** Impressions a day. */
  impressions?: number;
}

/** Answers everything that a record's page asks; returns the filters of its figures. */
export function answerPage(
  server: ReturnType<typeof graphqlServer>,
  { operation, details, ...page }: PageCase,
  { record, details: content = page.full, impressions }: PageAnswers = {},
) {
  const asked: DashboardFilterInput[] = [];

  server.use(
    endpoint.query('ContentClients', () =>
      HttpResponse.json({ data: { dashboardCustomers: [named('DashboardCustomer', KOWHAI)] } }),
    ),
    endpoint.query(operation, () => HttpResponse.json({ data: page.record(record) })),
    endpoint.query(details, () => HttpResponse.json({ data: content })),
    endpoint.query('FiguresOfRecord', ({ variables }) => {
      const filter = variables.filter as DashboardFilterInput; // msw does not know our operations
      asked.push(filter);
      const figures = figuresOf(filter, impressions);
      return HttpResponse.json({ data: { dashboard: named('Dashboard', { ...figures }) } });
    }),
    endpoint.query('History', () =>
      HttpResponse.json({ data: { history: connection('HistoryEntry', []) } }),
    ),
  );

  return { asked };
}
