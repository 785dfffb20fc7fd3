import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { User } from '#server/domains/people/user/user.entity.js';
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

  const isAdmin = entityType === 'SYSTEM' ? {} : { admin: true };
  const admins = await em.find(User, {
    entityType,
    entityId,
    ...isAdmin,
    archivedAt: null,
    activatedAt: { $ne: null },
  });

  for (const admin of admins)
    queueMail({ em, now }, webhookDisabledMail, { endpointId: id, userId: admin.id });
}
