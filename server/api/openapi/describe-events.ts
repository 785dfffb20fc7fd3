import { REJECTION_CODES } from '#server/ingestion/edge/lines/rejection-code.js';
import type { JsonSchema } from './json-schema.js';
import { securityOf } from './security.js';
import { WEBHOOK } from './describe-webhooks.js';
import { publishedSchema, reference } from './published-schema.js';
import { tagOf } from './tags.js';

const EVENT_LINE = publishedSchema('event-line');

const UNKNOWN_TAG = {
  line: 3,
  code: 'UNKNOWN_TAG',
  field: 'tag',
  reason: 'tag is no known impression tag',
};

const EVENTS_ANSWER: JsonSchema = {
  type: 'object',
  properties: {
    accepted: { type: 'integer', description: 'Lines that count, duplicates included.' },
    rejected: {
      type: 'array',
      description: 'Lines that do not count, up to 1,000 of them.',
      items: {
        type: 'object',
        properties: {
          line: { type: 'integer', description: 'The number of the line, from 1.' },
          code: { type: 'string', enum: [...REJECTION_CODES], description: 'For programs.' },
          field: {
            type: 'string',
            description: 'The field it is about; left out where it is about the whole line.',
          },
          reason: { type: 'string', description: 'For people.' },
        },
        required: ['line', 'code', 'reason'],
      },
    },
    rejected_total: { type: 'integer', description: 'Where `rejected` does not name all.' },
    duplicates: {
      type: 'array',
      items: { type: 'integer' },
      description: 'Lines whose `id` was sent before, up to 1,000 of them.',
    },
    duplicates_total: { type: 'integer', description: 'Where `duplicates` does not name all.' },
    unknown_fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Fields that no event has, up to 50 of them.',
    },
  },
  required: ['accepted', 'rejected'],
};

export const EVENT_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  EventLine: EVENT_LINE,
  EventsAnswer: EVENTS_ANSWER,
  Webhook: WEBHOOK,
};

const KEY = {
  name: 'key',
  in: 'path',
  required: true,
  description: 'The key of the tag, with the ending of its kind.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
};

const text = (name: string, description: string, maxLength: number): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string', maxLength },
});

/** Every call of a tag may carry these; the server ignores other parameters. */
const SIGNALS = [
  text('uid', "The sender's own id of the viewer; a longer one leaves the event without.", 512),
  text('gdpr', 'Whether GDPR applies: 1 or 0.', 255),
  text('gdpr_consent', 'The TCF consent string.', 16_384),
  text('gpp', 'The GPP string.', 16_384),
  text('gpp_sid', 'The sections of the GPP string that apply.', 255),
  text('us_privacy', 'The US Privacy string, as in 1YNN.', 255),
  text('lmt', '1 where the device limits ad tracking.', 255),
  text('coppa', '1 where the programme or page is for children.', 255),
  text('gpc', '1 where the device sends Global Privacy Control.', 255),
  text('dnt', '1 where the device asks not to be tracked.', 255),
];
const CACHE_BUSTER = text('cb', 'A number of each call, so that no cache answers it.', 255);

const REFUSED = { description: 'No tag has this key' };
const BUSY = { description: 'Too much work at once; Retry-After says when to come again' };
const FULL = { description: 'The queue and the disk are full: try again later' };
const WRONG_TEST = { description: 'A test call with a wrong or expired signature' };

interface TagCall {
  operationId: string;
  summary: string;
  parameters?: JsonSchema[];
  good: JsonSchema;
}

const tagCall = ({ operationId, summary, parameters = [], good }: TagCall): JsonSchema => ({
  operationId,
  summary,
  description: `${summary}. HEAD is answered and counts nothing.`,
  tags: [tagOf('/t')],
  security: [],
  parameters: [KEY, ...SIGNALS, ...parameters],
  responses: { ...good, 403: WRONG_TEST, 404: REFUSED, 503: BUSY, 507: FULL },
});

const file = (type: string, description: string): JsonSchema => ({
  200: { description, content: { [type]: { schema: { type: 'string', format: 'binary' } } } },
});

const SEND_EVENTS: JsonSchema = {
  operationId: 'sendEvents',
  summary: 'Events from a server, as lines of JSON, an array or CSV, gzip allowed',
  description:
    'Good lines count although others do not, and a line whose `id` was sent before counts once: a body can be sent again.',
  tags: [tagOf('/t')],
  security: securityOf('events:write'),
  requestBody: {
    required: true,
    description: 'Up to 20 MB; each line, up to 64 KB, is an `EventLine`.',
    content: {
      'application/x-ndjson': {
        schema: {
          type: 'string',
          description: 'Lines of JSON, each as `contentSchema` says.',
          contentMediaType: 'application/json',
          contentSchema: reference('EventLine'),
        },
      },
      'application/json': { schema: { type: 'array', items: reference('EventLine') } },
      'text/csv': {
        schema: {
          type: 'string',
          description: 'A head line with the names of `EventLine`, and a line for each event.',
        },
      },
    },
  },
  responses: {
    202: {
      description: 'Read to its end; the answer names the lines that do not count',
      content: {
        'application/json': {
          schema: reference('EventsAnswer'),
          example: { accepted: 2, rejected: [UNKNOWN_TAG] },
        },
      },
    },
    400: { description: 'The body cannot be unpacked' },
    401: { description: 'No API key, or one that is revoked or expired' },
    403: { description: 'A key without the scope events:write' },
    413: { description: 'More than 20 MB' },
    415: { description: 'Packed in another way than gzip' },
    503: BUSY,
    507: FULL,
  },
};

/** The calls under /t are answered at the root of the host that the tags name. */
const ofTags = (item: JsonSchema): JsonSchema => ({
  servers: [{ url: '/', description: 'The host of the tags' }],
  ...item,
});

export const COLLECTION_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/t/i/{key}.gif': ofTags({
    get: tagCall({
      operationId: 'countImpression',
      summary: 'The impression pixel: counts an impression',
      parameters: [CACHE_BUSTER],
      good: file('image/gif', 'A transparent GIF of 43 bytes'),
    }),
  }),
  '/t/s/{key}.js': ofTags({
    get: tagCall({
      operationId: 'getSiteScript',
      summary: 'The site script, which sends a hit for each page view',
      good: file('text/javascript', 'The script'),
    }),
  }),
  '/t/s/{key}': ofTags({
    post: tagCall({
      operationId: 'countSiteHit',
      summary: 'A hit of the site script',
      good: { 204: { description: 'Counted' } },
    }),
  }),
  '/t/s/{key}.gif': ofTags({
    get: tagCall({
      operationId: 'countSiteHitWithoutScript',
      summary: 'A hit of a page without JavaScript',
      good: file('image/gif', 'A transparent GIF of 43 bytes'),
    }),
  }),
  '/t/v/{key}.xml': ofTags({
    get: tagCall({
      operationId: 'getVast',
      summary: 'A VAST 4.2 document whose impression is the pixel',
      parameters: [
        text('vast', 'The URL of the ad that it wraps; left out: one black second.', 4_096),
      ],
      good: file('application/xml', 'The document'),
    }),
  }),
  '/t/events': ofTags({ post: SEND_EVENTS }),
};
