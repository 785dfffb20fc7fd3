import type { JsonSchema } from './json-schema.js';
import { publishedSchema, reference } from './published-schema.js';
import { tagOf } from './tags.js';

export const WEBHOOK = publishedSchema('webhook');

interface WebhookSample {
  type: string;
}

const SAMPLES = WEBHOOK.examples as WebhookSample[]; // its own test holds them against the schema
const TYPES = (WEBHOOK.properties as { type: { enum: string[] } }).type.enum; // as above

const signed = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const camelCase = (type: string) =>
  type.replace(/[.-]([a-z])/g, (_, letter: string) => letter.toUpperCase());

function describeWebhook(type: string): JsonSchema {
  const sample = SAMPLES.find((example) => example.type === type);
  return {
    post: {
      operationId: `on${type.charAt(0).toUpperCase()}${camelCase(type).slice(1)}`,
      summary: `The message ${type}`,
      description: 'Posted to the endpoints of an organisation that chose it; see /developers.',
      tags: [tagOf('/webhooks')],
      security: [],
      parameters: [
        signed('webhook-id', 'The id of the message; a repeat has the same.'),
        signed('webhook-timestamp', 'When this try was made, in seconds since 1970.'),
        signed('webhook-signature', 'By Standard Webhooks, with the secret of the endpoint.'),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              allOf: [reference('Webhook'), { properties: { type: { const: type } } }],
            },
            ...(sample && { example: sample }),
          },
        },
      },
      responses: {
        '2XX': { description: 'The message arrived' },
        410: { description: 'The endpoint is gone: it is switched off' },
        '4XX': { description: 'The message is sent again later' },
      },
    },
  };
}

/** The messages that an endpoint gets. */
export const WEBHOOKS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  TYPES.map((type) => [type, describeWebhook(type)]),
);
