import { dateRangeText } from '#schema/writing/dates.js';
import type { Actor } from '#server/access/identity/actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import { readFindings } from '#server/analytics/findings/list-findings.js';
import { comparisonRange } from '#schema/comparisons.js';
import type { DateRange } from '#schema/date-ranges.js';
import { inOneLine } from '#server/core/mail/letter.js';
import type { Mail, MailAttachment, MailContext } from '#server/core/mail/mail-kind.js';
import { PICTURE_TYPE, pictureFile } from '#server/core/picture/picture-file.js';
import type { FileRequest } from '#server/core/process/file-scheduler.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { workbookFile, WORKBOOK_TYPE } from '#server/core/spreadsheet/workbook.js';
import { localDateOf } from '#schema/writing/dates.js';
import { exportDashboard } from '#server/reports/sheets/dashboard-export.js';
import { fileNameAt } from '#server/reports/sheets/figures-export.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { listsOf, shownFiguresOf } from '#server/reports/shared-links/shared-view.js';
import { accountSummary } from './summary/account-summary.js';
import type { MailSummary, SummaryContent } from './summary/mail-summary.js';
import { outsideSheets } from './summary/outside-sheets.js';
import { outsideSummary } from './summary/outside-summary.js';
import { CHART_ID, summaryHtml } from './summary/summary-html.js';
import { summaryText } from './summary/summary-text.js';

/** The subject of a report's mail, the same for all its readers. */
export interface ReportSubject {
  name: string;
  view: DashboardView;
  days: DateRange;
}

export interface ReportContent {
  content: SummaryContent;
  fileName: string;
  sheets: readonly Sheet[];
  timeZone: string;
}

/** A report for somebody with an account, with that person's rights. Throws NOT_FOUND. */
export async function accountContent(
  { em, config, now }: MailContext,
  actor: Actor,
  { view, days }: ReportSubject,
): Promise<ReportContent> {
  const reader = { em, actor, config, now: () => now };
  const exported = await exportDashboard({ em, actor, config }, view, { at: now, days });
  const { figures, name: fileName, sheets } = exported;
  const today = localDateOf(now, figures.timeZone);
  const comparedTo = comparisonRange(view.compare, exported.days, today);
  const findings = await readFindings(reader, figures, comparedTo);

  return {
    content: accountSummary({ view, today, exported, findings }),
    fileName,
    sheets,
    timeZone: figures.timeZone,
  };
}

/**
 * A report for somebody without an account: what a public link of its owner would show. Throws
 * NOT_FOUND where the owner may not see the client.
 */
export async function outsideContent(
  { em, config, now }: MailContext,
  owner: Actor,
  { view, days }: ReportSubject,
): Promise<ReportContent> {
  const reader = { em, actor: owner, config, now: () => now };
  const { name: clientName, timeZone } = await requireVisibleCustomer(reader, view.customerId);
  const filter = { clientId: view.customerId, ...days, ...listsOf(view) };
  const figures = await readDashboard(reader, filter);
  const shown = shownFiguresOf(figures);
  const today = localDateOf(now, timeZone);

  return {
    content: outsideSummary({ view, figures, shown, clientName, today }),
    fileName: fileNameAt('Infinitum_Report', now, timeZone),
    sheets: outsideSheets(clientName, shown, figures.currency),
    timeZone,
  };
}

export interface Envelope {
  to: Mail['to'];
  /** Notes of the mail about itself, after the notes on the figures. */
  notes: readonly string[];
  unsubscribe: MailSummary['unsubscribe'];
  /** URL at which mail programs unsubscribe by themselves. */
  unsubscribeUrl: string;
}

const workbookName = ({ fileName }: ReportContent) => `${fileName}.xlsx`;

/** The workbook of a report's mail. */
export async function reportWorkbook(report: ReportContent): Promise<MailAttachment> {
  const content = await workbookFile(report.sheets, { caller: null });
  return { name: workbookName(report), contentType: WORKBOOK_TYPE, content };
}

interface Letter {
  mail: Mail;
  /** The name of the workbook, which it says is attached. */
  workbook: string;
}

/** The mail of a report, with its chart and without its workbook. */
export async function reportLetter(
  { name, days }: ReportSubject,
  report: ReportContent,
  { to, notes, unsubscribe, unsubscribeUrl }: Envelope,
  request: FileRequest,
): Promise<Letter> {
  const { content } = report;
  const title = inOneLine(name);
  const workbook = workbookName(report);
  const summary: MailSummary = {
    ...content,
    title,
    unsubscribe,
    files: [workbook],
    notes: [...content.notes, ...notes],
  };
  const { labels, days: trendDays } = content.trend;

  const mail: Mail = {
    to,
    subject: `${title}: ${content.clientName}, ${dateRangeText(days)}`,
    text: summaryText(summary),
    html: summaryHtml(summary),
    attachments: [
      {
        name: 'visits-over-time.png',
        contentType: PICTURE_TYPE,
        content: await pictureFile({ labels, days: trendDays }, request),
        contentId: CHART_ID,
      },
    ],
    unsubscribeUrl,
  };

  return { mail, workbook };
}
