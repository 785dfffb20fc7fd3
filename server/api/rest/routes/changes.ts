import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';
import { BOOKING, CAMPAIGN, CREATIVE } from './campaigns.js';
import { EXPERIMENT } from './experiments.js';
import { CHANNEL, CUSTOMER } from './organisation-fields.js';
import { IMPRESSION_TAG, SITE_TAG } from './tags.js';

export const changeRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/changes/',
    summary: 'The records made, saved, archived and removed since a position',
    status: 200,
    operation: `query ($after: String, $types: [ChangedType!], $first: Int, ${WITH_VERSION}) {
      changes(after: $after, types: $types, first: $first) {
        changes {
          type
          record_id: recordId
          kind
          customer { ${CUSTOMER} }
          channel { ${CHANNEL} }
          campaign { ${CAMPAIGN} }
          booking { ${BOOKING} }
          creative { ${CREATIVE} }
          impression_tag: impressionTag { ${IMPRESSION_TAG} }
          site_tag: siteTag { ${SITE_TAG} }
          experiment { ${EXPERIMENT} }
        }
        position
        has_more: hasMore
      }
    }`,
  },
  {
    method: 'GET',
    path: '/changes/figures/{customer_id}',
    summary: 'The days of a client whose figures changed since a position',
    status: 200,
    operation: `query ($customerId: Int!, $after: String) {
      figureChanges(customerId: $customerId, after: $after) {
        days { date version }
        position
        complete_until: completeUntil
      }
    }`,
  },
];
