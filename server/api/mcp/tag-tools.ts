import { toNodeId } from '#server/core/graphql/node-id.js';
import { contentUrl } from '#server/domains/page-urls.js';
import { MAX_TAGS, tagsWithFindings } from './shapes/tags-with-findings.js';
import type { Answered, Tool, Variables } from './tool.js';

const CALLS = 'received counted duplicates bots prefetches tests heldOut repeated deadLettered';

const isSiteTag = ({ kind }: Variables) => kind === 'SITE';

const customerOf = ({ tag }: Answered): number =>
  typeof tag === 'object' && tag !== null && 'customerId' in tag ? Number(tag.customerId) : 0;

export const TAG_TOOLS: readonly Tool[] = [
  {
    name: 'tags_with_findings',
    title: 'Tags that need attention',
    description:
      'Whether a tag is broken, silent or wrongly implemented: every impression tag and site tag of a client that has a finding, with what to mend, in one call; examined counts those looked at, the first 100 of each kind.',
    size: 'One row a tag with findings, 400 characters.',
    about: { customerId: 'The client: an id of list_clients.' },
    operation: `query ($customerId: Int!) {
      impressionTags(customerId: $customerId, first: ${MAX_TAGS}) {
        totalCount nodes { id bookingName channelName creativeName }
      }
      siteTags(customerId: $customerId, first: ${MAX_TAGS}) { totalCount nodes { id tagDescription } }
    }`,
    shape: tagsWithFindings,
    link: (place, { customerId }) => contentUrl(place, Number(customerId), 'impression-tags'),
  },
  {
    name: 'tag_health',
    title: 'How a tag is doing',
    description:
      'When a tag was called last, the calls of the last hour and day by what became of them, and what to mend, the gravest first.',
    size: 'Two rows of calls and some findings, 1,500 characters.',
    about: {
      kind: 'Of which list the tag is.',
      id: 'An id of list_impression_tags or list_site_tags.',
    },
    derived: {
      tagNode: (variables) =>
        toNodeId(isSiteTag(variables) ? 'SiteTag' : 'ImpressionTag', String(variables.id)),
    },
    operation: `query ($kind: TagKind!, $id: Int!, $tagNode: ID!) {
      tag: node(id: $tagNode) {
        ... on ImpressionTag { customerId bookingName channelName creativeName }
        ... on SiteTag { customerId tagDescription }
      }
      tagDoctor(kind: $kind, id: $id) {
        lastSeenAt checkedAt lastHour { ${CALLS} } lastDay { ${CALLS} }
        flight { startDate endDate outside lastOutsideDate }
        findings { gravity message advice } alerts { message openedAt }
      }
    }`,
    link: (place, variables, data) =>
      contentUrl(place, customerOf(data), isSiteTag(variables) ? 'site-tags' : 'impression-tags'),
  },
];
