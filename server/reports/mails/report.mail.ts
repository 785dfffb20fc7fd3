import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import type { Finding } from '#server/analytics/findings/finding.types.js';
import { readFindings } from '#server/analytics/findings/list-findings.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { writeAnalysis } from '#server/analytics/writing/write-analysis.js';
import { ServiceError } from '#server/core/errors.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail, MailContext, MailKind } from '#server/core/mail/mail-kind.js';
import { shownDate } from '#server/core/spreadsheet/shown-text.js';
import { workbookFile, WORKBOOK_TYPE } from '#server/core/spreadsheet/workbook.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { type DashboardExport, exportDashboard } from '#server/reports/sheets/dashboard-export.js';
import { filterWords } from '#server/reports/sheets/filter-words.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { ReportDelivery } from '#server/reports/runs/report-delivery.entity.js';
import { completeDelivery } from '#server/reports/runs/complete-delivery.js';
import { rhythmText } from '#server/reports/schedules/rhythm-text.js';
import { shortRange } from '#server/reports/view/comparison-text.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { parseView } from '#server/reports/view/view-address.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';
import { analysisSections } from './analysis-sections.js';
import { effectSection } from './effect-section.js';
import { findingSections } from './finding-sections.js';
import { comparisonRange } from '#schema/comparisons.js';
import { localDateAt } from '#server/core/text/time-zone.js';
import { unsubscribeToken } from './unsubscribe-token.js';

/** After a day the figures are old, and the next report may be near. */
const USEFUL_FOR_MS = 24 * 3_600_000;
const MAX_FILTER_LENGTH = 255;

/**
 * A report for one person: workbook, findings, what the ads caused and written analysis, limited to what the person may see today.
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

    const view = parseView(new URLSearchParams(run.schedule.savedView.address));
    const { startDate, endDate } = run;

    try {
      const when = { at: ctx.now, days: { startDate, endDate } };
      const figures = await exportDashboard({ em, actor, config: ctx.config }, view, when);
      const reader = { em, actor, config: ctx.config, now: () => ctx.now };
      const today = localDateAt(ctx.now, figures.figures.timeZone);
      const comparedTo = comparisonRange(view.compare, figures.days, today);
      const findings = await readFindings(reader, figures.figures, comparedTo);
      return await letterOf(ctx, delivery, view, { ...figures, findings });
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND')
        return leftOut('May no longer see this client.');
      throw error;
    }
  },
  completed: (ctx, { deliveryId }, settled) => completeDelivery(ctx, deliveryId, settled),
};

/** Says that visits are still coming, where they are. */
function maturityParagraph(figures: DashboardFigures): string[] {
  const { isComplete, completeThrough, completed } = maturity(figures);
  if (isComplete) return [];
  const reason = `Visits of impressions after ${shownDate(completeThrough)} are still coming.`;
  return [
    completed
      ? `${reason} The sheet Maturity of the workbook has the rates and costs for when all are in.`
      : reason,
  ];
}

async function letterOf(
  { em, config }: MailContext,
  { recipient, run }: ReportDelivery,
  view: DashboardView,
  {
    name: fileName,
    sheets,
    figures,
    effect,
    clientName,
    days,
    link,
    findings,
  }: DashboardExport & { findings: Finding[] },
): Promise<Mail> {
  const { savedView } = run.schedule;
  const owner = await em.findOneOrFail(User, { id: savedView.userId });
  const [report, client] = [inOneLine(savedView.name), inOneLine(clientName)];
  const token = unsubscribeToken(config, recipient.id);
  const narrowed = filterWords(view, figures.catalogue).filter(({ isAll }) => !isAll);
  const filters =
    narrowed
      .map(({ label, text }) => `${label}: ${inOneLine(text, MAX_FILTER_LENGTH)}`)
      .join('; ') || 'no filters';

  const isOwner = owner.id === recipient.user.id;
  const rhythm = rhythmText(run.schedule, figures.timeZone);

  return {
    to: { name: inOneLine(recipient.user.name), address: recipient.user.email },
    subject: `${report}: ${client}, ${shortRange(days)}`,
    ...renderMail({
      greeting: `Hello ${inOneLine(recipient.user.name)},`,
      paragraphs: [
        `Here is ‘${report}’ of ${client} for ${shortRange(days)}, days in ${figures.timeZone.replaceAll('_', ' ')} time, ${filters}. All figures are in the workbook ${fileName}.xlsx.`,
        ...maturityParagraph(figures),
      ],
      link: { label: 'Open the dashboard', url: link },
      sections: [
        ...findingSections(findings, link),
        effectSection(effect, link),
        ...analysisSections(writeAnalysis(figures), link),
      ],
      notes: [
        `${isOwner ? 'You have' : `${inOneLine(owner.name)} has`} this report sent to you ${rhythm}. It contains what you see of ${client}.`,
      ],
      lastLink: {
        label: 'Unsubscribe from this report',
        url: publicBaseUrl(config, `/unsubscribe/${token}`),
      },
    }),
    attachments: [
      { name: `${fileName}.xlsx`, contentType: WORKBOOK_TYPE, content: await workbookFile(sheets) },
    ],
    unsubscribeUrl: publicBaseUrl(config, `/api/unsubscribe/${token}`),
  };
}
