import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { WebhookDelivery } from '#server/domains/webhooks/delivery/webhook-delivery.entity.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import { WebhookEvent } from '#server/domains/webhooks/event/webhook-event.entity.js';
import { canaryOf } from './canary.js';
import type { Kind } from './people-of-the-world.js';
import type { AddTarget } from './world-types.js';

const AT = new Date('2026-01-01T00:00:00Z');

interface OfOrganisation {
  entityType: Kind;
  entityId: number;
}

/**
 * An endpoint of an organisation with its deliveries; by default only that organisation sees them.
 */
export async function addWebhook(
  em: EntityManager,
  add: AddTarget,
  name: string,
  of: OfOrganisation,
  visibility: readonly Kind[] = [of.entityType],
): Promise<void> {
  const endpoint = em.create(WebhookEndpoint, {
    ...of,
    url: `https://partner.example/${canaryOf('webhook', name)}`,
    name: canaryOf('webhook', name),
    eventTypes: ['tag.silent'],
    sealedSecret: canaryOf('webhook', name),
    createdByUserId: 1,
    createdAt: AT,
  });

  await em.persist(endpoint).flush();

  const data = { text: canaryOf('webhookDelivery', name) };
  const event = em.create(WebhookEvent, {
    id: randomUUID(),
    type: 'tag.silent',
    occurredAt: AT,
    fannedOutAt: AT,
    data,
  });

  await em.persist(event).flush();

  const sent = { createdAt: AT, dueAt: AT, triesInRow: 1, settledAt: AT };
  const delivery = em.create(WebhookDelivery, {
    ...sent,
    eventId: event.id,
    endpointId: endpoint.id,
  });

  await em.persist(delivery).flush();
  add('webhook', name, endpoint, visibility, visibility);
  add('webhookDelivery', name, delivery, visibility, visibility);
}
