import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleCustomersSql } from '#server/access/visibility/visibility-sql.js';
import { invalid } from '#server/core/errors.js';
import { webhookPolicy } from '#server/domains/webhooks/endpoint/webhook.policy.js';
import { canSee } from './fan-out-events.js';
import { messageBody } from './message-body.js';
import { TEST_EVENT } from './webhook-event-types.js';
import { WebhookEvent } from './webhook-event.entity.js';
import type { WebhookMessages } from './webhook-message.type.js';

const HOUR_MS = 3_600_000;
const AT_ONCE = 200;

/**
 * Lists what endpoints of the caller's organisation are sent, whether it has endpoints or not,
 * since a moment of the last hour: for programs on machines that no message can reach. Throws
 * FORBIDDEN for people who are no admins, INVALID.
 */
export async function listWebhookMessages(
  ctx: ServiceContext,
  since: Date,
): Promise<WebhookMessages> {
  const actor = requireActor(ctx);
  // An admin made the key, and its scope says that it reads.
  if (!('apiKey' in actor.via)) authorize(actor, webhookPolicy, 'list');
  if (since.getTime() < ctx.now().getTime() - HOUR_MS)
    throw invalid({ since: 'Must be within the last hour' });

  const events = await eventsSince(ctx, since);
  const messages = [];
  for (const event of events)
    if (await canSee(ctx.em, actor, event))
      messages.push({ id: event.id, type: event.type, body: messageBody(event) });

  return { messages, until: events.at(-1)?.occurredAt ?? since };
}

/** Those of visible clients; of an event of one booking the caller may still not see the booking. */
async function eventsSince(ctx: ServiceContext, since: Date): Promise<WebhookEvent[]> {
  const { entityType, entityId } = requireActor(ctx);
  const visible = visibleCustomersSql({ entityType, entityId }, 'c.id');
  const ofClient = `exists (select 1 from customer c where c.id = e.customer_id and ${visible.sql})`;
  const isSystem = entityType === 'SYSTEM';
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select e.id from webhook_event e
      where e.occurred_at >= ? and e.type <> ? ${isSystem ? '' : `and ${ofClient}`}
      order by e.occurred_at, e.id limit ?`,
    [since, TEST_EVENT, ...(isSystem ? [] : visible.params), AT_ONCE],
  );
  const ids = rows.map(({ id }) => id);
  return ctx.em.find(WebhookEvent, { id: { $in: ids } }, { orderBy: { occurredAt: 1, id: 1 } });
}
