import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEventType } from './webhook-event-types.js';

interface OnceEvent {
  type: WebhookEventType;
  /** The same for the same event, whichever process finds it. */
  key: string;
  occurredAt: Date;
  customerId: number;
  /** Only organisations that see the booking or campaign receive the event. */
  bookingId?: number;
  campaignId?: number;
  data: Readonly<Record<string, unknown>>;
}

const INSERT_EVENT = `insert into webhook_event
    (id, type, occurred_at, customer_id, booking_id, campaign_id, data, once_key)
  values (?, ?, ?, ?, ?, ?, ?::jsonb, ?) on conflict (once_key) do nothing`;

/** Stores an event that several processes find by looking, once across all of them. */
export async function storeOnce(em: EntityManager, event: OnceEvent): Promise<void> {
  const { type, occurredAt, customerId, bookingId, campaignId, data, key } = event;
  await em.execute(INSERT_EVENT, [
    randomUUID(),
    type,
    occurredAt,
    customerId,
    bookingId ?? null,
    campaignId ?? null,
    JSON.stringify(data),
    `${type}:${key}`,
  ]);
}
