import { randomUUID } from 'node:crypto';
import { organisationKey } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { findRow } from '#server/core/orm/find-row.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { RangeArgs } from '#server/core/graphql/page-range.js';
import type { Page } from '#server/core/graphql/page.js';
import { deliver } from '#server/domains/webhooks/event/fan-out-events.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { getWebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.service.js';
import { TEST_EVENT } from '#server/domains/webhooks/event/webhook-event-types.js';
import { WebhookEvent } from '#server/domains/webhooks/event/webhook-event.entity.js';
import { deliveryVisibility } from '#server/domains/webhooks/endpoint/webhook-visibility.js';
import { webhookPolicy } from '#server/domains/webhooks/endpoint/webhook.policy.js';

/**
 * The deliveries to an endpoint of the caller's organisation in the last 30 days, the newest first.
 * Throws NOT_FOUND, FORBIDDEN.
 */
export async function listWebhookDeliveries(
  ctx: ServiceContext,
  endpointId: number,
  page: RangeArgs,
): Promise<Page<WebhookDelivery>> {
  const endpoint = await getWebhookEndpoint(ctx, endpointId);
  authorize(requireActor(ctx), webhookPolicy, 'list', endpoint);
  return listPage(ctx, WebhookDelivery, {
    orderBy: [],
    searchIn: [],
    where: [{ sql: 't.endpoint_id = ?', params: [endpointId] }],
    page: { ...page, descending: true },
  });
}

/** A delivery to a live endpoint of the caller's organisation. Throws NOT_FOUND. */
async function getDelivery(ctx: ServiceContext, id: number): Promise<WebhookDelivery> {
  const delivery = await findRow(
    ctx.em,
    WebhookDelivery,
    id,
    deliveryVisibility(requireActor(ctx)),
    { lock: true },
  );
  if (!delivery) throw notFound('Webhook delivery');
  return delivery;
}

/**
 * Sends a message again at once, with the same id, whatever its outcome was. Throws NOT_FOUND,
 * FORBIDDEN, CONFLICT when the endpoint is switched off.
 */
export async function replayWebhookDelivery(
  ctx: ServiceContext,
  id: number,
): Promise<WebhookDelivery> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const delivery = await getDelivery(tx, id);
    const endpoint = await getWebhookEndpoint(tx, delivery.endpointId);
    authorize(requireActor(ctx), webhookPolicy, 'update', endpoint);
    requireOn(endpoint);
    Object.assign(delivery, { settledAt: null, outcome: null, dueAt: ctx.now(), triesInRow: 0 });
    audit(tx, { action: 'webhook.replay', subjectType: 'webhook_delivery', subjectId: id });
    return delivery;
  });
}

/**
 * Sends a `webhook.test` message to one endpoint. Throws NOT_FOUND, FORBIDDEN, CONFLICT when the
 * endpoint is switched off, TOO_MANY_REQUESTS after ten a minute per organisation.
 */
export async function sendTestWebhook(
  ctx: ServiceContext,
  endpointId: number,
): Promise<WebhookDelivery> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const endpoint = await getWebhookEndpoint(tx, endpointId);

    authorize(requireActor(ctx), webhookPolicy, 'update', endpoint);
    requireOn(endpoint);

    const now = ctx.now();

    await acquireSlots(
      ctx.redis,
      [['webhook-test:organisation', organisationKey(requireActor(ctx))]],
      now,
    );

    const id = randomUUID();
    const data = { endpoint_id: endpointId, text: 'This is a test: nothing happened.' };

    em.persist(
      em.create(WebhookEvent, {
        id,
        type: TEST_EVENT,
        occurredAt: now,
        data,
        fannedOutAt: now,
      }),
    );

    const delivery = deliver(em, id, endpointId, now);

    await em.flush();
    audit(tx, { action: 'webhook.test', subjectType: 'webhook_endpoint', subjectId: endpointId });

    return delivery;
  });
}

function requireOn({ disabledAt }: { disabledAt: Date | null }): void {
  if (disabledAt !== null) throw new ServiceError('CONFLICT', 'Switch the webhook on first');
}

/** The event of a delivery, which exists as long as the delivery. */
export const eventOf = batchLoader(async (ctx: ServiceContext, ids: string[]) => {
  const events = await ctx.em.find(WebhookEvent, { id: { $in: ids } });
  return new Map(events.map((event) => [event.id, event]));
});

/** The attempts of a delivery, the first one first. */
export const attemptsOf = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const attempts = await ctx.em.find(
    WebhookAttempt,
    { deliveryId: { $in: ids } },
    { orderBy: { id: 'asc' } },
  );
  return Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
});
