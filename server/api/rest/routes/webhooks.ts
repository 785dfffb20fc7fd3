import type { RestRoute } from '#server/api/rest/route.js';

const ENDPOINT_FIELDS = `id name url event_types: eventTypes entity_name: entityName created_at: createdAt
  failing_since: failingSince disabled_at: disabledAt previous_secret_until: previousSecretUntil`;
const DELIVERY_FIELDS = `id event_id: eventId event_type: eventType occurred_at: occurredAt created_at: createdAt outcome
  settled_at: settledAt next_try_at: nextTryAt body
  attempts { attempted_at: attemptedAt status failure duration_ms: durationMs }`;

export const webhookRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/webhooks/event-types',
    summary: 'The types of events that your endpoints can receive',
    status: 200,
    operation: `query { webhookEventTypes { name description } }`,
  },
  {
    method: 'GET',
    path: '/webhooks/',
    summary: 'The webhook endpoints of your organisation',
    status: 200,
    operation: `query { webhookEndpoints { ${ENDPOINT_FIELDS} } }`,
  },
  {
    method: 'POST',
    path: '/webhooks/',
    summary: 'A new endpoint; the secret is readable this once',
    status: 201,
    operation: `mutation ($input: WebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { endpoint { ${ENDPOINT_FIELDS} } secret }
    }`,
  },
  {
    method: 'PUT',
    path: '/webhooks/{id}',
    summary: 'Changes what the body names of an endpoint; `enabled` switches it on or off',
    status: 200,
    operation: `mutation ($id: Int!, $input: WebhookEndpointInput!) {
      updateWebhookEndpoint(id: $id, input: $input) { ${ENDPOINT_FIELDS} }
    }`,
  },
  {
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Removes an endpoint',
    status: 204,
    operation: `mutation ($id: Int!) { archiveWebhookEndpoint(id: $id) }`,
  },
  {
    method: 'POST',
    path: '/webhooks/{id}/rotate-secret',
    summary:
      'Replaces the secret; the old one signs, too, for as many hours as `overlap_hours` says',
    status: 200,
    operation: `mutation ($id: Int!, $overlapHours: Int! = 24) {
      rotateWebhookSecret(id: $id, overlapHours: $overlapHours) { endpoint { ${ENDPOINT_FIELDS} } secret }
    }`,
  },
  {
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Sends a message of the type webhook.test to an endpoint',
    status: 201,
    operation: `mutation ($id: Int!) { sendTestWebhook(id: $id) { ${DELIVERY_FIELDS} } }`,
  },
  {
    method: 'GET',
    path: '/webhooks/{endpoint_id}/deliveries',
    summary: 'The deliveries to an endpoint in the last 30 days, the newest first, and each try',
    status: 200,
    paged: true,
    operation: `query ($endpointId: Int!, $first: Int! = 500, $after: String) {
      webhookDeliveries(endpointId: $endpointId, first: $first, after: $after) {
        nodes { ${DELIVERY_FIELDS} } pageInfo { hasNextPage endCursor }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/webhooks/deliveries/{id}/replay',
    summary: 'Sends a message again, with the same id',
    status: 200,
    operation: `mutation ($id: Int!) { replayWebhookDelivery(id: $id) { ${DELIVERY_FIELDS} } }`,
  },
];
