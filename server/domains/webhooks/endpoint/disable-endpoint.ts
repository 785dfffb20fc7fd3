import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { findAdmins } from '#server/domains/people/user/find-admins.js';
import { cancelDeliveries } from '#server/domains/webhooks/delivery/delivery-queue.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { webhookDisabledMail } from './webhook-disabled.mail.js';

interface Acting {
  em: EntityManager;
  now: () => Date;
}

/**
 * Switches off an endpoint that has accepted nothing for long, and mails the admins of its
 * organisation. Call it inside a transaction.
 */
export async function disableEndpoint(
  { em, now }: Acting,
  endpoint: WebhookEndpoint,
): Promise<void> {
  if (endpoint.disabledAt) return;

  const { id, entityType, entityId } = endpoint;

  endpoint.disabledAt = now();
  await cancelDeliveries(em, id, now());

  const changes = { disabledAt: { before: null, after: endpoint.disabledAt } };
  const nobody = { em, now, actor: null, requestId: 'webhooks' };

  audit(nobody, {
    action: 'webhook.disable',
    subjectType: 'webhook_endpoint',
    subjectId: id,
    changes,
  });

  for (const { id: userId } of await findAdmins(em, [{ entityType, entityId }]))
    queueMail({ em, now }, webhookDisabledMail, { endpointId: id, userId });
}
