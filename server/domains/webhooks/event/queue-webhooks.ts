import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Principal } from '#server/access/visibility/visibility-sql.js';
import type { WebhookEventType } from './webhook-event-types.js';
import { WebhookEvent } from './webhook-event.entity.js';

interface Notifier {
  em: EntityManager;
  now: () => Date;
}

interface DeliveredEvent {
  type: WebhookEventType;
  /** Null for an event of the platform: only endpoints of SYSTEM receive it. */
  customerId: number | null;
  /**
   * Set for an event of one booking, such as one of an impression tag: only organisations that see
   * the booking receive it.
   */
  bookingId?: number | null;
  /** Set for an event of one campaign: only organisations that see the campaign receive it. */
  campaignId?: number | null;
  /** Set for an event for one organisation only, such as a report. */
  organisation?: Principal | null;
  /** Sent unchanged: names in snake_case, times as ISO 8601, no personal data. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Adds an event to the unit of work. After the commit, every endpoint that subscribes to its type
 * and sees its subject receives it at least once; after a rollback none does. Inside
 * `em.transactional` pass the context of that transaction.
 */
export function queueWebhooks({ em, now }: Notifier, event: DeliveredEvent): void {
  const { organisation, ...fields } = event;

  em.persist(
    em.create(WebhookEvent, {
      id: randomUUID(),
      occurredAt: now(),
      ...fields,
      entityType: organisation?.entityType ?? null,
      entityId: organisation?.entityId ?? null,
    }),
  );
}
