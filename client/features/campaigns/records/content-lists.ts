import type { ApolloClient, FetchPolicy } from '@apollo/client';
import {
  BookingsDocument,
  type BookingSort,
  CampaignsDocument,
  type CampaignSort,
  CreativesDocument,
  type CreativeSort,
  ImpressionTagsDocument,
  type ImpressionTagSort,
  SiteTagsDocument,
  type SiteTagSort,
} from '#client/graphql/generated';

export interface ListQuery {
  client: ApolloClient;
  customerId: number;
  search: string;
  /** A column's key. */
  column: string;
  descending: boolean;
  policy: () => FetchPolicy;
}

interface Range {
  first: number;
  after: string | null;
}

type Sorts<Sort> = Readonly<Record<string, Sort>>;

const CAMPAIGN_SORTS: Sorts<CampaignSort> = { name: 'NAME', start: 'START_DATE', end: 'END_DATE' };
const BOOKING_SORTS: Sorts<BookingSort> = {
  name: 'NAME',
  campaign: 'CAMPAIGN',
  channel: 'CHANNEL',
  type: 'TYPE',
  cpm: 'CPM',
  start: 'START_DATE',
  end: 'END_DATE',
};
const CREATIVE_SORTS: Sorts<CreativeSort> = {
  description: 'DESCRIPTION',
  type: 'TYPE',
  format: 'FORMAT',
};
const IMPRESSION_TAG_SORTS: Sorts<ImpressionTagSort> = {
  booking: 'BOOKING',
  creative: 'CREATIVE',
  campaign: 'CAMPAIGN',
  channel: 'CHANNEL',
};
const SITE_TAG_SORTS: Sorts<SiteTagSort> = { description: 'DESCRIPTION', main: 'MAIN' };

const variablesOf = <Sort>(
  { customerId, search, descending }: ListQuery,
  range: Range,
  sort: Sort,
) => ({
  customerId,
  ...range,
  search,
  sort,
  descending,
});

/** The list's place shows the failure. */
const SILENT = { silent: true };

function answered<Answer>(data: Answer | undefined): Answer {
  if (data === undefined) throw new Error('The server answered without a list');
  return data;
}

export const loadCampaigns = (list: ListQuery) => async (range: Range) => {
  const { data } = await list.client.query({
    query: CampaignsDocument,
    variables: variablesOf(list, range, CAMPAIGN_SORTS[list.column] ?? 'NAME'),
    fetchPolicy: list.policy(),
    context: SILENT,
  });
  const { campaigns, campaignSummary } = answered(data);
  return { ...campaigns, summary: campaignSummary };
};

export const loadBookings = (list: ListQuery) => async (range: Range) => {
  const { data } = await list.client.query({
    query: BookingsDocument,
    variables: variablesOf(list, range, BOOKING_SORTS[list.column] ?? 'NAME'),
    fetchPolicy: list.policy(),
    context: SILENT,
  });
  const { bookings, bookingSummary } = answered(data);
  return { ...bookings, summary: bookingSummary };
};

export const loadCreatives = (list: ListQuery) => async (range: Range) => {
  const { data } = await list.client.query({
    query: CreativesDocument,
    variables: variablesOf(list, range, CREATIVE_SORTS[list.column] ?? 'DESCRIPTION'),
    fetchPolicy: list.policy(),
    context: SILENT,
  });
  const { creatives, creativeSummary } = answered(data);
  return { ...creatives, summary: creativeSummary };
};

export const loadImpressionTags = (list: ListQuery) => async (range: Range) => {
  const { data } = await list.client.query({
    query: ImpressionTagsDocument,
    variables: variablesOf(list, range, IMPRESSION_TAG_SORTS[list.column] ?? 'BOOKING'),
    fetchPolicy: list.policy(),
    context: SILENT,
  });
  return answered(data).impressionTags;
};

export const loadSiteTags = (list: ListQuery) => async (range: Range) => {
  const { data } = await list.client.query({
    query: SiteTagsDocument,
    variables: variablesOf(list, range, SITE_TAG_SORTS[list.column] ?? 'DESCRIPTION'),
    fetchPolicy: list.policy(),
    context: SILENT,
  });
  return answered(data).siteTags;
};
