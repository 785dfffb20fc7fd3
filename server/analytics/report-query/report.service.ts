import { readDailyFigures, type DashboardReader } from '#server/analytics/dashboard.service.js';
import { currencyOfCountry } from '#schema/currencies.js';
import { buildReport } from './build-report.js';
import { parseReportQuestion } from './report-question.js';
import type { ReportArgs, ReportTable } from './report.types.js';

/**
 * Rows of dimensions × metrics over the bookings that the caller sees, as last committed by the
 * worker. Throws INVALID for a combination that the figures cannot answer, and as `readDashboard`.
 */
export async function readReport(
  ctx: DashboardReader,
  { filter, ...choices }: ReportArgs,
): Promise<ReportTable> {
  const question = parseReportQuestion(choices);
  const daily = await readDailyFigures(ctx, filter);
  const answer = await buildReport(daily, question);
  return { ...answer, currency: currencyOfCountry(daily.countryCode) };
}
