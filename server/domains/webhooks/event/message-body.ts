import type { WebhookEvent } from './webhook-event.entity.js';

/** The body by the Standard Webhooks: the same text on every attempt. */
export const messageBody = ({ type, occurredAt, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
