import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';
import { CONTENT_END, rowsOf, type Noun } from './noun-rows.js';

const COUNTRY = `country_code: code country_name: name`;

export const CAMPAIGN = `
  id
  customer_id: customerId
  campaign_name: campaignName
  start_date: startDate
  end_date: endDate
  status
  ${CONTENT_END}`;

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
  ${CONTENT_END}`;

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
  ${CONTENT_END}`;

/** The arguments of a list with archived records. */
const ARCHIVED = {
  variable: '$archived: ArchivedFilter! = EXCLUDE, $externalId: String, ',
  argument: ', archived: $archived, externalId: $externalId',
};

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
    bulk: true,
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
