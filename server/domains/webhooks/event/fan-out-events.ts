import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { visibleCampaignsSql } from '#server/access/visibility/campaign-visibility-sql.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import {
  visibleBookingsSql,
  visibleCustomersSql,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { allOf } from '#server/core/orm/find-row.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { WebhookDelivery } from '#server/domains/webhooks/delivery/webhook-delivery.entity.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import { WebhookEvent } from './webhook-event.entity.js';

const AT_ONCE = 100;

/**
 * Creates the deliveries of new events: one for each live endpoint that subscribes to the type and
 * whose organisation now sees the subject of the event. Several processes may run it. Returns how
 * many events were fanned out.
 */
export async function fanOutEvents(em: EntityManager, now: Date): Promise<number> {
  return em.transactional(async (tx) => {
    const events = await tx.find(
      WebhookEvent,
      { fannedOutAt: null },
      {
        orderBy: { occurredAt: 'asc' },
        limit: AT_ONCE,
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      },
    );

    for (const event of events) {
      for (const endpoint of await endpointsFor(tx, event)) deliver(tx, event.id, endpoint.id, now);
      event.fannedOutAt = now;
    }

    return events.length;
  });
}

/** Adds a delivery to the unit of work, due at once. */
export function deliver(
  em: EntityManager,
  eventId: string,
  endpointId: number,
  now: Date,
): WebhookDelivery {
  const delivery = em.create(WebhookDelivery, {
    eventId,
    endpointId,
    createdAt: now,
    dueAt: now,
    triesInRow: 0,
  });
  em.persist(delivery);
  return delivery;
}

async function endpointsFor(em: EntityManager, event: WebhookEvent): Promise<WebhookEndpoint[]> {
  const live = { archivedAt: null, disabledAt: null };
  const asking = await em.find(WebhookEndpoint, {
    ...live,
    eventTypes: { $contains: [event.type] },
  });

  const seen = new Map<string, Promise<boolean>>();
  const chosen: WebhookEndpoint[] = [];

  for (const endpoint of asking) {
    const organisation = `${endpoint.entityType}:${endpoint.entityId}`;
    const answer = seen.get(organisation) ?? canSee(em, endpoint, event);
    seen.set(organisation, answer);
    if (await answer) chosen.push(endpoint);
  }

  return chosen;
}

/** True where an organisation sees the subject of an event. */
export async function canSee(
  em: EntityManager,
  { entityType, entityId }: Principal,
  event: WebhookEvent,
): Promise<boolean> {
  if (event.entityType && (event.entityType !== entityType || event.entityId !== entityId))
    return false;
  if (event.customerId === null) return entityType === 'SYSTEM';
  if (entityType === 'SYSTEM') return isReal(em, event.customerId);
  const organisation = await findOrganisation(em, entityType, entityId);
  if (!organisation || organisation.archived) return false;
  const { sql, params } = allOf(visibilityOf({ entityType, entityId }, event.customerId, event));
  const found = await em.execute(`select 1 from customer c where ${sql}`, params);
  return found.length > 0;
}

async function isReal(em: EntityManager, customerId: number): Promise<boolean> {
  return (await em.count(Customer, { id: customerId, sandboxId: null })) > 0;
}

function visibilityOf(
  principal: Principal,
  customerId: number,
  { bookingId, campaignId }: WebhookEvent,
): SqlCondition[] {
  const conditions = [
    { sql: 'c.id = ? and c.archived_at is null', params: [customerId] },
    visibleCustomersSql(principal, 'c.id'),
  ];

  if (bookingId !== null) {
    conditions.push(existing('booking b', 'b', bookingId, visibleBookingsSql(principal, 'b')));
  }

  if (campaignId !== null) {
    conditions.push(existing('campaign p', 'p', campaignId, visibleCampaignsSql(principal, 'p')));
  }

  return conditions;
}

/** A condition: the customer's row with this id exists and is visible. */
const existing = (
  table: string,
  alias: string,
  id: number,
  visibility: SqlCondition,
): SqlCondition => ({
  sql: `exists (select 1 from ${table} where ${alias}.customer_id = c.id and ${alias}.id = ? and ${visibility.sql})`,
  params: [id, ...visibility.params],
});
