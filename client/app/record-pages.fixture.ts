import { HttpResponse } from 'msw/http';
import { addDays } from '#schema/local-date';
import { todayIn } from '#client/formatting/date-ranges';
import type { DashboardFilterInput } from '#client/graphql/generated';
import { buildBookingRow, buildCampaignRow } from '#client/features/campaigns/booking.fixture';
import { KOWHAI } from '#client/features/campaigns/records/content.fixture';
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

export const TODAY = todayIn(KOWHAI.timeZone);
/** Ten days are over. */
export const DAYS = { startDate: addDays(TODAY, -10), endDate: addDays(TODAY, 20) };

const BOOKING = {
  ...buildBookingRow(),
  ...DAYS,
  __typename: 'Booking',
  customerId: KOWHAI.id,
  creativeIds: [31],
};
const CAMPAIGN = {
  ...buildCampaignRow(),
  ...DAYS,
  __typename: 'Campaign',
  customerId: KOWHAI.id,
};
const SITE_TAG = { id: 51 };

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
  /** What is wrong without content. */
  todo: RegExp;
}

/** A case of every kind: the types demand the missing ones. */
const CASES: Readonly<Record<RecordPageKind, Omit<PageCase, 'kind'>>> = {
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
      impressionTags: connection('ImpressionTag', [
        { id: 71, creativeId: 31, creativeName: 'Harvest' },
      ]),
      siteTags: connection('SiteTag', [SITE_TAG]),
      campaign: named('Campaign', CAMPAIGN),
    },
    empty: {
      impressionTags: connection('ImpressionTag', []),
      siteTags: connection('SiteTag', []),
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
