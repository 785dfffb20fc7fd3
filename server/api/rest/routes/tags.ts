import { CONTENT_END } from './noun-rows.js';
import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';

export const IMPRESSION_TAG = `
  id
  customer_id: customerId
  booking_id: bookingId
  creative_id: creativeId
  creative_ids: creativeIds
  booking_name: bookingName
  booking_type: bookingType
  campaign_id: campaignId
  campaign_name: campaignName
  creative_name: creativeName
  channel_name: channelName
  tag
  created_at: createdAt
  updated_at: updatedAt
  viewer_can: viewerCan`;

export const SITE_TAG = `
  id
  customer_id: customerId
  tag_description: tagDescription
  tag
  main_site_tag: mainSiteTag
  ping_count: pingCount
  ping_date: pingDate
  ${CONTENT_END}`;

const PAGE = `pageInfo { hasNextPage endCursor }`;

export const tagRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/impressiontags/customer/{customer_id}',
    summary: "The tags of a client's visible bookings",
    status: 200,
    paged: true,
    operation: `query ($customerId: Int!, $first: Int! = 500, $after: String, $updatedSince: DateTimeISO, $archived: ArchivedFilter! = EXCLUDE) {
      impressionTags(customerId: $customerId, first: $first, after: $after, updatedSince: $updatedSince, archived: $archived) { nodes { ${IMPRESSION_TAG} } ${PAGE} }
    }`,
  },
  {
    method: 'GET',
    path: '/impressiontags/{id}',
    summary: 'An impression tag visible to the caller',
    status: 200,
    operation: `query ($id: Int!) { impressionTag(id: $id) { ${IMPRESSION_TAG} } }`,
  },
  {
    method: 'POST',
    path: '/impressiontags/save_combinations/{booking_id}',
    summary: 'Makes the creatives of a booking exactly these and answers its tags',
    status: 200,
    needs: ['creativeIds'],
    operation: `mutation ($bookingId: Int!, $creativeIds: [Int!], $version: Int) {
      saveImpressionTagCombinations(bookingId: $bookingId, creativeIds: $creativeIds, version: $version) { ${IMPRESSION_TAG} }
    }`,
  },
  {
    method: 'GET',
    path: '/sitetags/customer/{customer_id}',
    summary: "A client's site tags",
    status: 200,
    paged: true,
    operation: `query ($customerId: Int!, $first: Int! = 500, $after: String, $updatedSince: DateTimeISO, $archived: ArchivedFilter! = EXCLUDE, $externalId: String, ${WITH_VERSION}) {
      siteTags(customerId: $customerId, first: $first, after: $after, updatedSince: $updatedSince, archived: $archived, externalId: $externalId) { nodes { ${SITE_TAG} } ${PAGE} }
    }`,
  },
  {
    method: 'GET',
    path: '/sitetags/{id}',
    summary: 'A site tag visible to the caller',
    status: 200,
    operation: `query ($id: Int!, ${WITH_VERSION}) { siteTag(id: $id) { ${SITE_TAG} } }`,
  },
  {
    method: 'POST',
    path: '/sitetags/',
    summary: 'Makes a new site tag',
    status: 201,
    operation: `mutation ($input: SiteTagInput!, ${WITH_VERSION}) { createSiteTag(input: $input) { ${SITE_TAG} } }`,
  },
  {
    method: 'PUT',
    path: '/sitetags/{id}',
    summary: 'Changes what the body names of a site tag; its key stays',
    status: 200,
    operation: `mutation ($id: Int!, $input: SiteTagInput!, ${WITH_VERSION}) { updateSiteTag(id: $id, input: $input) { ${SITE_TAG} } }`,
  },
  {
    method: 'DELETE',
    path: '/sitetags/{id}',
    summary: 'Archives a site tag: history and events stay, and it goes on counting',
    status: 204,
    operation: `mutation ($id: Int!) { archiveSiteTag(id: $id) { id } }`,
  },
  {
    method: 'POST',
    path: '/sitetags/{id}/restore',
    summary: 'Brings the archived site tag back',
    status: 200,
    operation: `mutation ($id: Int!, ${WITH_VERSION}) { restoreSiteTag(id: $id) { ${SITE_TAG} } }`,
  },
];
