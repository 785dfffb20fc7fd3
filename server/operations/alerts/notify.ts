import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { findAdmins, INFINITUM } from '#server/domains/people/user/find-admins.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';
import { alertUrl } from './alert-url.js';
import type { AlertEpisode } from './alert-episode.entity.js';
import { WEBHOOK_TYPES } from './alert-kind.js';
import { alertMail } from './alert.mail.js';
import type { Finding } from './rules/finding.js';

export interface OpenedEpisode {
  episode: AlertEpisode;
  finding: Finding;
}

interface Notifier {
  em: EntityManager;
  config: Config;
  now: () => Date;
}

/**
 * Queues a mail to each recipient and a webhook for each opened episode, in the caller's unit of
 * work.
 */
export async function notify(notifier: Notifier, opened: readonly OpenedEpisode[]): Promise<void> {
  if (opened.length === 0) return;

  await queueMails(notifier, opened);

  for (const { episode, finding } of opened) {
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
 * Super admins get all alerts, a client's admins those of their own tags. One mail lists all
 * episodes that opened at once.
 */
async function queueMails(notifier: Notifier, opened: readonly OpenedEpisode[]): Promise<void> {
  const customerIds = opened.flatMap(({ episode }) => episode.customerId ?? []);
  const clients = [...new Set(customerIds)].map((entityId) => ({
    entityType: 'CUSTOMER' as const,
    entityId,
  }));
  const readers = await findAdmins(notifier.em, [INFINITUM, ...clients]);

  for (const { id: userId, entityType, entityId } of readers) {
    const episodeIds = opened
      .filter(({ episode }) => entityType === 'SYSTEM' || episode.customerId === entityId)
      .map(({ episode }) => episode.id);
    if (episodeIds.length > 0) queueMail(notifier, alertMail, { userId, episodeIds });
  }
}
