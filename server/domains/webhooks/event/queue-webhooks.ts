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
  /** Null for what concerns the platform and no customer: only endpoints of SYSTEM are told. */
  customerId: number | null;
  /**
   * Where it comes from one booking, as an impression tag does: told only to those who see the
   * booking.
   */
  bookingId?: number | null;
  /** The same for what is of a campaign. */
  campaignId?: number | null;
  /** For one organisation alone, as a report made for it is. */
  organisation?: Principal | null;
  /** Sent as it is given: names in snake_case, times as ISO 8601, no personal data. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Adds an event to the unit of work: every endpoint that asked for its type and sees what it is
 * about is told after the commit, at least once, or none when the change is rolled back. Inside
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
