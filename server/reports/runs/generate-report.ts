import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { ServiceError } from '#server/core/errors.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';
import { exportDashboard } from '#server/reports/sheets/dashboard-export.js';
import { reportMail } from '#server/reports/mails/report.mail.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { parseView } from '#server/reports/view/view-address.js';
import { readerActor } from './reader-actor.js';
import { ReportDelivery } from './report-delivery.entity.js';
import { ReportRun } from './report-run.entity.js';

interface RunParts {
  em: EntityManager;
  config: Config;
  now: () => Date;
}

/** A failure that another attempt cannot solve: its schedule is paused. */
export class UnrecoverableRunError extends Error {}

/**
 * Creates a report and queues its mails and webhooks, in one transaction. Reads the figures as the
 * owner may see them; other errors lead to another attempt. Throws UnrecoverableRunError when the
 * owner may no longer see them.
 */
export async function generateReport({ em, config, now }: RunParts, runId: number): Promise<void> {
  const run = await em.findOneOrFail(
    ReportRun,
    { id: runId },
    { populate: ['schedule.savedView'] },
  );
  const { schedule } = run;
  const { savedView } = schedule;
  if (schedule.archivedAt !== null || savedView.archivedAt !== null)
    throw new UnrecoverableRunError('The report was ended.');
  const owner = await em.findOneOrFail(User, { id: savedView.userId });
  const actor = await readerActor(em, owner);
  if (!actor) throw new UnrecoverableRunError('Its owner can no longer sign in.');
  const view = parseView(new URLSearchParams(savedView.address));
  const { days, link } = await exportDashboard({ em, actor, config }, view, {
    at: now(),
    days: daysOfRun(run),
  }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND')
      throw new UnrecoverableRunError('Its owner may no longer see this client.');
    throw error;
  });

  const recipients = await em.find(ReportRecipient, {
    schedule,
    removedAt: null,
    unsubscribedAt: null,
    $or: [{ user: { $ne: null } }, { confirmedAt: { $ne: null }, email: { $ne: null } }],
  });
  const deliveries = recipients.map((recipient) =>
    em.create(ReportDelivery, { run, recipient, state: 'WAITING' }),
  );
  run.state = recipients.length > 0 ? 'SENDING' : 'FAILED';
  run.lastFailure =
    recipients.length > 0
      ? null
      : 'No recipient wants it: they have unsubscribed, or not agreed yet.';
  run.endedAt = recipients.length > 0 ? null : now();
  await em.persist(deliveries).flush();
  for (const { id } of deliveries) queueMail({ em, now }, reportMail, { deliveryId: id });
  const { entityType, entityId } = actor;
  queueWebhooks(
    { em, now },
    {
      type: 'report.ready',
      customerId: savedView.customerId,
      organisation: { entityType, entityId },
      data: {
        report_id: runId,
        name: savedView.name,
        customer_id: savedView.customerId,
        start_date: days.startDate,
        end_date: days.endDate,
        link,
        export: link.replace('/dashboard?', '/api/export/dashboard.xlsx?'),
      },
    },
  );
}

export const daysOfRun = ({ startDate, endDate }: ReportRun) => ({ startDate, endDate });
