import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';

const COUNTRY = `country_code: code country_name: name`;

export const CAMPAIGN = `
  id
  customer_id: customerId
  campaign_name: campaignName
  start_date: startDate
  end_date: endDate
  status
  archived_at: archivedAt
  created_at: createdAt
  updated_at: updatedAt
  viewer_can: viewerCan
  version @include(if: $withVersion)`;

export const BOOKING = `
  id
  customer_id: customerId
  booking_name: bookingName
  channel_id: channelId
  channel_name: channelName
  campaign_id: campaignId
  campaign_name: campaignName
  booking_type: bookingType
  cpm
  start_date: startDate
  end_date: endDate
  creative_ids: creativeIds
  publisher_id: publisherId
  publisher_name: publisherName
  job_number: jobNumber
  charged_cpm: chargedCpm
  goal_impressions: goalImpressions
  budget
  country_codes: countryCodes
  operational_countries: operationalCountries { ${COUNTRY} }
  editable
  status
  archived_at: archivedAt
  created_at: createdAt
  updated_at: updatedAt
  viewer_can: viewerCan
  version @include(if: $withVersion)`;

const PACING = `
  pacing {
    state
    goal
    delivered
    expected
    complete
    forecast
    spend
    forecast_spend: forecastSpend
    needed_per_day: neededPerDay
  }`;

export const CREATIVE = `
  id
  customer_id: customerId
  description
  creative_type: creativeType
  creative_type_label: creativeTypeLabel
  creative_format: creativeFormat
  url
  archived_at: archivedAt
  created_at: createdAt
  updated_at: updatedAt
  viewer_can: viewerCan
  version @include(if: $withVersion)`;

const EXPERIMENT = `
  id
  customer_id: customerId
  booking_id: bookingId
  booking_name: bookingName
  experiment_name: experimentName
  hypothesis
  start_date: startDate
  end_date: endDate
  kind
  design
  region_ids: regionIds
  ad_server_excludes: adServerExcludes
  control_percent: controlPercent
  control_url: controlUrl
  control_creative_id: controlCreativeId
  control_creative_name: controlCreativeName
  stopped_at: stoppedAt
  state
  result_date: resultDate
  regions {
    held_out: heldOut { id name }
    others { id name }
    checks { kind status sentence }
  }
  households { counted_at: countedAt treated control checks { kind status sentence } }
  result {
    treated_visits: treatedVisits
    caused_visits: causedVisits { value low high }
    lift
    spend
    cost_per_caused_visit: costPerCausedVisit { value low high }
    sentences
  }
  result_reason: resultReason
  created_at: createdAt
  updated_at: updatedAt
  viewer_can: viewerCan
  version @include(if: $withVersion)`;

const PAGE = `pageInfo { hasNextPage endCursor }`;

/**
 * A noun with a list of a customer's records, a create and an update; names are those of the
 * schema.
 */
interface Noun {
  path: string;
  one: string;
  many: string;
  type: string;
  fields: string;
  /** Only where one is read. */
  details?: string;
}

/** The arguments of a list with archived records. */
const ARCHIVED = {
  variable: '$archived: ArchivedFilter! = EXCLUDE, ',
  argument: ', archived: $archived',
};
const NO_ARCHIVED = { variable: '', argument: '' };

const rowsOf = (
  { path, one, many, type, fields, details = '' }: Noun,
  { variable, argument } = NO_ARCHIVED,
): RestRoute[] => [
  {
    method: 'GET',
    path: `${path}customer/{customer_id}`,
    summary: `A client's ${many} visible to the caller`,
    status: 200,
    paged: true,
    operation: `query ($customerId: Int!, $first: Int! = 500, $after: String, $updatedSince: DateTimeISO, ${variable}${WITH_VERSION}) {
      ${many}(customerId: $customerId, first: $first, after: $after, updatedSince: $updatedSince${argument}) { nodes { ${fields} } ${PAGE} }
    }`,
  },
  {
    method: 'GET',
    path: `${path}{id}`,
    summary: `A ${one} visible to the caller`,
    status: 200,
    operation: `query ($id: Int!, ${WITH_VERSION}) { ${one}(id: $id) { ${fields} ${details} } }`,
  },
  {
    method: 'POST',
    path,
    summary: `Makes a new ${one}`,
    status: 201,
    operation: `mutation ($input: ${type}Input!, ${WITH_VERSION}) { create${type}(input: $input) { ${fields} } }`,
  },
  {
    method: 'PUT',
    path: `${path}{id}`,
    summary: `Changes what the body names of a ${one}`,
    status: 200,
    operation: `mutation ($id: Int!, $input: ${type}Input!, ${WITH_VERSION}) { update${type}(id: $id, input: $input) { ${fields} } }`,
  },
];

const archivableRowsOf = (noun: Noun): RestRoute[] => {
  const { path, one, type, fields } = noun;
  return [
    ...rowsOf(noun, ARCHIVED),
    {
      method: 'DELETE',
      path: `${path}{id}`,
      summary: `Archives a ${one}: history, tags and events stay`,
      status: 204,
      operation: `mutation ($id: Int!) { archive${type}(id: $id) { id } }`,
    },
    {
      method: 'POST',
      path: `${path}{id}/restore`,
      summary: `Brings the archived ${one} back`,
      status: 200,
      operation: `mutation ($id: Int!, ${WITH_VERSION}) { restore${type}(id: $id) { ${fields} } }`,
    },
  ];
};

export const campaignRoutes: RestRoute[] = [
  ...archivableRowsOf({
    path: '/campaigns/',
    one: 'campaign',
    many: 'campaigns',
    type: 'Campaign',
    fields: CAMPAIGN,
  }),
  ...archivableRowsOf({
    path: '/bookings/',
    one: 'booking',
    many: 'bookings',
    type: 'Booking',
    fields: BOOKING,
    details: PACING,
  }),
  {
    method: 'POST',
    path: '/bookings/bulk',
    summary:
      'Makes up to 200 bookings, all of them or none; what is wrong is keyed by place and field, as in `3.cpm`',
    status: 201,
    operation: `mutation ($bookings: [BookingInput!]!, ${WITH_VERSION}) { createBookings(bookings: $bookings) { ${BOOKING} } }`,
  },
  ...archivableRowsOf({
    path: '/creatives/',
    one: 'creative',
    many: 'creatives',
    type: 'Creative',
    fields: CREATIVE,
  }),
  ...rowsOf({
    path: '/experiments/',
    one: 'experiment',
    many: 'experiments',
    type: 'Experiment',
    fields: EXPERIMENT,
  }),
  {
    method: 'POST',
    path: '/experiments/stop/{id}',
    summary: 'Ends an experiment that is planned or runs; it then has no result',
    status: 200,
    operation: `mutation ($id: Int!, ${WITH_VERSION}) { stopExperiment(id: $id) { ${EXPERIMENT} } }`,
  },
  {
    method: 'GET',
    path: '/experiments/plan/booking/{booking_id}',
    summary: 'The result to expect of household holdouts of a booking',
    status: 200,
    operation: `query ($bookingId: Int!, $controlPercent: Int = 20) {
      experimentPlan(bookingId: $bookingId, controlPercent: $controlPercent) {
        basis
        end_date: endDate
        max_days: maxDays
        powers { days households smallest_lift: smallestLift sentence }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/experiments/regions-plan/booking/{booking_id}',
    summary: 'Which regions could be held out of a booking, and what that would find',
    status: 200,
    operation: `query (
      $bookingId: Int!, $startDate: LocalDate!, $endDate: LocalDate!,
      $design: RegionDesign = HOLDOUT, $maxPercent: Int = 20
    ) {
      regionExperimentPlan(
        bookingId: $bookingId, startDate: $startDate, endDate: $endDate,
        design: $design, maxPercent: $maxPercent
      ) {
        reason
        reason_text: reasonText
        past_weeks: pastWeeks
        splits {
          held_out: heldOut { id name }
          delivery_share: deliveryShare
          smallest_lift: smallestLift
          correlation
          sentence
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/bookings/territorial-context/customer/{customer_id}',
    summary: 'The countries that bookings of a client may run in',
    status: 200,
    operation: `query ($customerId: Int!) {
      bookingTerritorialContext(customerId: $customerId) {
        country_code: countryCode
        operational_countries: operationalCountries { ${COUNTRY} }
        available_countries: availableCountries { ${COUNTRY} }
      }
    }`,
  },
];
