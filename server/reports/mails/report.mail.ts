import { ServiceError } from '#server/core/errors.js';
import { inOneLine } from '#server/core/mail/letter.js';
import type { Mail, MailContext, MailKind } from '#server/core/mail/mail-kind.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { completeDelivery } from '#server/reports/runs/complete-delivery.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { ReportDelivery } from '#server/reports/runs/report-delivery.entity.js';
import { rhythmText } from '#server/reports/schedules/rhythm-text.js';
import { parseView } from '#server/reports/view/view-address.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';
import { accountContent, type ReportContent, reportLetter, type ReportSubject } from './report-letter.js';
import { unsubscribeToken } from './unsubscribe-token.js';

/** After a day the figures are old, and the next report may be near. */
const USEFUL_FOR_MS = 24 * 3_600_000;

/**
 * A report for one person: a summary and the workbook, limited to what the person may see today.
 */
export const reportMail: MailKind<{ deliveryId: number }> = {
  name: 'report',
  usefulForMs: USEFUL_FOR_MS,
  async write(ctx, { deliveryId }) {
    const { em } = ctx;
    const delivery = await em.findOneOrFail(
      ReportDelivery,
      { id: deliveryId },
      { populate: ['run.schedule.savedView', 'recipient.user'] },
    );

    const leftOut = (reason: string) => {
      delivery.reason = reason;
      return null;
    };

    const { recipient, run } = delivery;
    if (recipient.unsubscribedAt !== null) return leftOut('Has unsubscribed.');

    const actor = await readerActor(em, recipient.user);
    if (!actor) return leftOut('Can no longer sign in.');

    const { name, address } = run.schedule.savedView;
    const subject = {
      name,
      view: parseView(new URLSearchParams(address)),
      days: { startDate: run.startDate, endDate: run.endDate },
    };

    try {
      return await letterTo(ctx, delivery, subject, await accountContent(ctx, actor, subject));
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND')
        return leftOut('May no longer see this client.');
      throw error;
    }
  },
  completed: (ctx, { deliveryId }, settled) => completeDelivery(ctx, deliveryId, settled),
};

async function letterTo(
  { em, config }: MailContext,
  { recipient, run }: ReportDelivery,
  subject: ReportSubject,
  report: ReportContent,
): Promise<Mail> {
  const { schedule } = run;
  const owner = await em.findOneOrFail(User, { id: schedule.savedView.userId });
  const { user } = recipient;
  const token = unsubscribeToken(config, recipient.id);
  const sender = owner.id === user.id ? 'You have' : `${inOneLine(owner.name)} has`;
  const rhythm = rhythmText(schedule, report.timeZone);

  return reportLetter(subject, report, {
    to: { name: inOneLine(user.name), address: user.email },
    notes: [
      `${sender} this report sent to you ${rhythm}. It contains what you see of ${report.content.clientName}.`,
    ],
    unsubscribe: {
      label: 'Unsubscribe from this report',
      url: publicBaseUrl(config, `/unsubscribe/${token}`),
    },
    unsubscribeUrl: publicBaseUrl(config, `/api/unsubscribe/${token}`),
  });
}
