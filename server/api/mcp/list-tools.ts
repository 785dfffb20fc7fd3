import {
  contentUrl,
  dashboardsUrl,
  experimentsUrl,
  clientDashboardUrl,
  overviewUrl,
  type ContentTab,
} from '#server/domains/page-urls.js';
import { OVERVIEW_ARGUMENTS, overviewRows } from './shapes/overview-rows.js';
import type { Tool } from './tool.js';

const CLIENT = { customerId: 'The client: an id of list_clients.' };
const PAGE = {
  first: 'How many rows at most, 1 to 500; 50 when left out.',
  after: 'pageInfo.endCursor of the page before; left out for the first page.',
  search: 'Part of a name, compared without case.',
};

interface ListOf {
  name: string;
  title: string;
  description: string;
  size: string;
  /** The root field. */
  field: string;
  fields: string;
  tab: ContentTab;
}

const LISTS: readonly ListOf[] = [
  {
    name: 'list_campaigns',
    title: 'Campaigns of a client',
    description: 'Campaigns with their dates and status.',
    size: 'A page of rows of 120 characters.',
    field: 'campaigns',
    fields: 'id campaignName startDate endDate status',
    tab: 'campaigns',
  },
  {
    name: 'list_bookings',
    title: 'Bookings of a client',
    description:
      'Bookings with campaign, channel, publisher, dates, status, booked CPM, and whether each is on pace with its goal or budget: pacing is null without either.',
    size: 'A page of rows of 450 characters.',
    field: 'bookings',
    fields: `id bookingName campaignId campaignName channelName publisherName startDate endDate status cpm currency
      pacing { state goal delivered expected forecast neededPerDay spend forecastSpend }`,
    tab: 'bookings',
  },
  {
    name: 'list_creatives',
    title: 'Creatives of a client',
    description: 'Creatives with their kind and format.',
    size: 'A page of rows of 120 characters.',
    field: 'creatives',
    fields: 'id description creativeTypeLabel creativeFormat',
    tab: 'creatives',
  },
  {
    name: 'list_impression_tags',
    title: 'Impression tags of a client',
    description:
      'Impression tags: one for each creative of a booking. tag_health tells how one is doing.',
    size: 'A page of rows of 200 characters.',
    field: 'impressionTags',
    fields: 'id bookingName campaignName channelName creativeName',
    tab: 'impression-tags',
  },
  {
    name: 'list_site_tags',
    title: 'Site tags of a client',
    description:
      'Site tags with the calls of the last 24 hours. tag_health tells how one is doing.',
    size: 'A page of rows of 150 characters.',
    field: 'siteTags',
    fields: 'id tagDescription mainSiteTag pingCount pingDate',
    tab: 'site-tags',
  },
];

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const CONTENT_TOOLS: readonly Tool[] = LISTS.map(
  ({ name, title, description, size, field, fields, tab }) => ({
    name,
    title,
    description,
    size,
    about: { ...CLIENT, ...PAGE },
    operation: `query ($customerId: Int!, $first: Int! = 50, $after: String, $search: String) {
    ${field}(customerId: $customerId, first: $first, after: $after, search: $search) {
      totalCount pageInfo { hasNextPage endCursor } nodes { ${fields} }
    }
  }`,
    link: (place, { customerId, search }) =>
      contentUrl(place, Number(customerId), tab, readText(search)),
  }),
);

const EXPERIMENT_TOOL: Tool = {
  name: 'list_experiments',
  title: 'Experiments of a client',
  description:
    'Holdouts: random households, or regions, that do not see the ads of a booking. result says what the ads caused; resultReason says why there is none yet.',
  size: 'A page of rows of 1,500 characters.',
  about: { ...CLIENT, ...PAGE },
  operation: `query ($customerId: Int!, $first: Int! = 50, $after: String, $search: String) {
    experiments(customerId: $customerId, first: $first, after: $after, search: $search) {
      totalCount pageInfo { hasNextPage endCursor } nodes {
        id experimentName hypothesis bookingId bookingName startDate endDate kind design controlPercent state resultDate resultReason
        households { treated control checks { kind status sentence } }
        regions { heldOut { name } checks { kind status sentence } }
        result { treatedVisits causedVisits { value low high } liftFraction: lift liftIntervalFraction: liftInterval { low high } spend costPerCausedVisit { value low high } sentences }
      }
    }
  }`,
  link: (place, { customerId, search }) =>
    experimentsUrl(place, Number(customerId), readText(search)),
};

const PACE_TOOL: Tool = {
  name: 'pace',
  title: 'Pace of bookings',
  description:
    'Is delivery on schedule, behind or ahead? The bookings of a client that run today and have a goal or budget, the most urgent first: delivered impressions, what even delivery would have brought by yesterday, the forecast at the rate of the last seven complete days, and what each day left needs.',
  size: 'One row a booking that runs today, 450 characters.',
  about: CLIENT,
  operation: `query ($customerId: Int!) {
    pacedBookings(customerId: $customerId) {
      id bookingName campaignName channelName startDate endDate goalImpressions budget
      pacing { state goal delivered expected complete forecast neededPerDay spend forecastSpend }
    }
  }`,
  link: (place, { customerId }) => contentUrl(place, Number(customerId), 'bookings'),
};

const ALERT_TOOL: Tool = {
  name: 'alerts',
  title: 'Open alerts of a client',
  description:
    'What is broken right now: tags that have stopped, or that send many times as many calls as at this time of the weeks before, with the figures as they were when it was found.',
  size: 'At most 100 rows of 250 characters.',
  about: CLIENT,
  operation: `query ($customerId: Int!) {
    alerts(customerId: $customerId, isOpen: true, first: 100) {
      totalCount nodes { kind tagKind tagId openedAt message }
    }
  }`,
  link: (place, { customerId }) => clientDashboardUrl(place, Number(customerId)),
};

/** A new tool is a row here; the table above describes the lists of a customer. */
export const LIST_TOOLS: readonly Tool[] = [
  {
    name: 'list_clients',
    title: 'Clients',
    description: 'The clients whose figures the caller may request. Begin here.',
    size: 'One row a client, 80 characters.',
    operation: 'query { dashboardCustomers { id displayName timeZone } }',
    link: dashboardsUrl,
  },
  {
    name: 'filter_options',
    title: 'What a dashboard can be narrowed to',
    description:
      'Ids and names of regions, campaigns, bookings, creatives, channels and site tags of a client.',
    size: 'One row an id, 80 characters.',
    about: CLIENT,
    operation: `query ($customerId: Int!) {
      dashboardFilters(customerId: $customerId) {
        regions { id displayName } campaigns { id displayName } bookings { id displayName campaignId creativeIds }
        creatives { id displayName } channels { id displayName } sites { id displayName }
      }
    }`,
    link: (place, { customerId }) => clientDashboardUrl(place, Number(customerId)),
  },
  {
    name: 'overview',
    title: 'All bookings of a range',
    description:
      'Which bookings run, and what is spent on each: bookings of all clients, or of one, whose dates overlap the range, with impressions and responses of the range, spend with its currency, and the site calls (pings) of the last 24 hours.',
    size: 'A page of rows of 400 characters.',
    about: {
      startDate: 'First day, YYYY-MM-DD, included.',
      endDate: 'Last day, YYYY-MM-DD, included.',
    },
    operation: `query ($startDate: LocalDate!, $endDate: LocalDate!) {
      overview(startDate: $startDate, endDate: $endDate) {
        customerId customerName campaignName bookingId bookingName channelName startDate endDate impressions
        responses responseRateFraction: responseRate cpm spend currency pingCount pingDate
      }
    }`,
    shape: overviewRows,
    pageRows: 50,
    takes: OVERVIEW_ARGUMENTS,
    link: (place, { startDate, endDate }) =>
      overviewUrl(place, { startDate: String(startDate), endDate: String(endDate) }),
  },
  ...CONTENT_TOOLS,
  EXPERIMENT_TOOL,
  PACE_TOOL,
  ALERT_TOOL,
];
