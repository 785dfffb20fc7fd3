import type { WebhookEvent } from './webhook-event.entity.js';

/** What is posted, by the Standard Webhooks: the same text on every try. */
export const messageBody = ({ type, occurredAt, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
