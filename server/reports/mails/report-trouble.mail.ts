import { dateRangeText } from '#schema/writing/dates.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { ReportDelivery } from '#server/reports/runs/report-delivery.entity.js';
import { ReportRun } from '#server/reports/runs/report-run.entity.js';
import { recipientName } from '#server/reports/runs/recipient-name.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';

interface Trouble {
  runId: number;
  /** No further attempt follows. */
  isAbandoned: boolean;
}

const USEFUL_FOR_MS = 3 * 24 * 3_600_000;
const MAX_REASON_LENGTH = 255;

/** Mail to the owner of a report that failed, or that some recipients did not get. */
export const reportTroubleMail: MailKind<Trouble> = {
  name: 'report-trouble',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config }, { runId, isAbandoned }) {
    const run = await em.findOneOrFail(
      ReportRun,
      { id: runId },
      { populate: ['schedule.savedView'] },
    );

    const { savedView, pausedAt } = run.schedule;
    const owner = await em.findOneOrFail(User, { id: savedView.userId });
    // Skip the mail when the report has succeeded since, or its owner has removed it.
    if (!isAbandoned && run.state !== 'WAITING') return null;
    if (savedView.archivedAt !== null || !(await readerActor(em, owner))) return null;

    const deliveries = await em.find(
      ReportDelivery,
      { run, state: ['FAILED', 'LEFT_OUT'] },
      { populate: ['recipient.user'] },
    );

    const report = `‘${inOneLine(savedView.name)}’ for ${dateRangeText(run)}`;
    const missed = deliveries.map(
      ({ recipient, reason }) =>
        `${inOneLine(recipientName(recipient))}: ${inOneLine(reason ?? 'not sent', MAX_REASON_LENGTH)}`,
    );

    const wasCreated = run.state !== 'WAITING' && deliveries.length > 0;
    const what = wasCreated
      ? `The report ${report} did not reach every recipient.`
      : `The report ${report} could not be created. ${run.lastFailure ?? ''}`.trim();
    const next = isAbandoned
      ? pausedAt !== null
        ? ['Its schedule is paused until you resume it.']
        : wasCreated
          ? []
          : [
              'There is no further attempt; the next report comes as planned. You can also send it again from the saved view.',
            ]
      : ['Infinitum tries again during the next hours. You get another mail only if it gives up.'];

    return {
      to: { name: inOneLine(owner.name), address: owner.email },
      subject: `Your report ${report} ${isAbandoned ? (wasCreated ? 'did not reach every recipient' : 'was not sent') : 'is late'}`,
      ...renderMail({
        greeting: `Hello ${inOneLine(owner.name)},`,
        paragraphs: [what, ...missed, ...next],
        link: {
          label: 'Open the saved view',
          url: publicBaseUrl(config, `/dashboard?${savedView.address}`),
        },
      }),
    };
  },
};
