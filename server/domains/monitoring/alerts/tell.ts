import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';
import { alertUrl } from './alert-address.js';
import type { AlertEpisode } from './alert-episode.entity.js';
import { WEBHOOK_TYPES } from './alert-kind.js';
import { alertMail } from './alert.mail.js';
import type { Finding } from './finding.js';

/** An episode that begins, with what was found. */
export interface Beginning {
  episode: AlertEpisode;
  finding: Finding;
}

interface Notifier {
  em: EntityManager;
  config: Config;
  now: () => Date;
}

/**
 * Adds to the unit of work what is told of episodes that begin: a mail to each who is to know, and
 * webhooks.
 */
export async function tell(notifier: Notifier, beginnings: readonly Beginning[]): Promise<void> {
  if (beginnings.length === 0) return;

  await queueMails(notifier, beginnings);

  for (const { episode, finding } of beginnings) {
    const { kind, customerId, tagKind, tagId, openedAt, message } = episode;
    queueWebhooks(notifier, {
      type: WEBHOOK_TYPES[kind],
      customerId,
      bookingId: finding.tag?.bookingId ?? null,
      data: {
        alert_id: episode.id,
        customer_id: customerId,
        tag_kind: tagKind,
        tag_id: tagId,
        opened_at: openedAt.toISOString(),
        message,
        ...finding.figures,
        link: alertUrl(notifier.config, customerId === null ? 'SYSTEM' : 'CUSTOMER', episode),
      },
    });
  }
}

/**
 * Super admins are told of everything, a client's admins of their own tags; one mail for all that
 * began at once.
 */
async function queueMails(notifier: Notifier, beginnings: readonly Beginning[]): Promise<void> {
  const customerIds = beginnings.flatMap(({ episode }) => episode.customerId ?? []);
  const readers = await notifier.em.find(User, {
    archivedAt: null,
    activatedAt: { $ne: null },
    $or: [
      { entityType: 'SYSTEM' },
      { entityType: 'CUSTOMER', entityId: { $in: customerIds }, admin: true },
    ],
  });

  for (const { id: userId, entityType, entityId } of readers) {
    const episodeIds = beginnings
      .filter(({ episode }) => entityType === 'SYSTEM' || episode.customerId === entityId)
      .map(({ episode }) => episode.id);
    if (episodeIds.length > 0) queueMail(notifier, alertMail, { userId, episodeIds });
  }
}
