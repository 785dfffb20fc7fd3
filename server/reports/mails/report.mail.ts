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
import {
  accountContent,
  outsideContent,
  type ReportContent,
  reportLetter,
  reportWorkbook,
  type ReportSubject,
} from './report-letter.js';
import { unsubscribeToken } from './unsubscribe-token.js';

/** The figures are old after a day, and the next report may be near. */
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

    const skip = (reason: string) => {
      delivery.reason = reason;
      return null;
    };

    const { recipient, run } = delivery;
    if (recipient.unsubscribedAt !== null) return skip('Has unsubscribed.');

    const { name, address, userId } = run.schedule.savedView;
    const { user } = recipient;
    if (!user && recipient.email === null) return skip('The address was erased.');

    // What a reader outside sees is bounded by what the owner sees at this moment.
    const actor = await readerActor(em, user ?? (await em.findOneOrFail(User, { id: userId })));
    if (!actor) return skip(user ? 'Can no longer sign in.' : 'The owner can no longer sign in.');

    const subject = {
      name,
      view: parseView(new URLSearchParams(address)),
      days: { startDate: run.startDate, endDate: run.endDate },
    };

    try {
      return await letterTo(
        ctx,
        delivery,
        subject,
        await (user ? accountContent : outsideContent)(ctx, actor, subject),
      );
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND')
        return skip(
          user ? 'May no longer see this client.' : 'The owner may no longer see this client.',
        );
      throw error;
    }
  },
  completed: (ctx, { deliveryId }, settled) => completeDelivery(ctx, deliveryId, settled),
};

interface Senders {
  owner: User;
  /** Null for a reader without an account. */
  reader: User | null;
  rhythm: string;
}

/** Says who sends the report, how often, and what it contains. */
export function senderNote(
  { content }: Pick<ReportContent, 'content'>,
  { owner, reader, rhythm }: Senders,
): string {
  const sender = owner.id === reader?.id ? 'You have' : `${inOneLine(owner.name)} has`;
  return reader
    ? `${sender} this report sent to you ${rhythm}. It contains what you see of ${content.clientName}.`
    : `${sender} this report sent to you ${rhythm}, because you agreed to it.`;
}

async function letterTo(
  { em, config }: MailContext,
  { recipient, run }: ReportDelivery,
  subject: ReportSubject,
  report: ReportContent,
): Promise<Mail> {
  const { schedule } = run;
  const owner = await em.findOneOrFail(User, { id: schedule.savedView.userId });
  const { user, email } = recipient;
  const token = unsubscribeToken(config, recipient.id);
  const rhythm = rhythmText(schedule, report.timeZone);

  const envelope = {
    to: user
      ? { name: inOneLine(user.name), address: user.email }
      : { name: '', address: email ?? '' },
    notes: [senderNote(report, { owner, reader: user, rhythm })],
    unsubscribe: {
      label: 'Unsubscribe from this report',
      url: publicBaseUrl(config, `/unsubscribe#${token}`),
    },
    // In the path: mail programs post to it (RFC 8058), and a fragment is not sent.
    unsubscribeUrl: publicBaseUrl(config, `/api/unsubscribe/${token}`),
  };
  const { mail } = await reportLetter(subject, report, envelope, { caller: null });
  const workbook = await reportWorkbook(report);

  return { ...mail, attachments: [workbook, ...(mail.attachments ?? [])] };
}
