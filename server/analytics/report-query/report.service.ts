import {
  readDailyFigures,
  type DashboardReader,
  type DeviceChoice,
} from '#server/analytics/dashboard.service.js';
import { DEVICE } from '#server/event-store/codes.js';
import { buildReport } from './build-report.js';
import { parseReportQuestion } from './report-question.js';
import type { ReportArgs, ReportTable } from './report.types.js';

/**
 * Rows of dimensions × metrics over the bookings that the caller sees, as last committed by the
 * worker. Throws INVALID for a combination that the figures cannot answer, and as `readDashboard`.
 */
export async function readReport(
  ctx: DashboardReader,
  { filter, devices, ...choices }: ReportArgs,
): Promise<ReportTable> {
  const question = parseReportQuestion(choices);
  const choice = chooseDevices(devices, question.dimensions.includes('DEVICE'));
  return buildReport(await readDailyFigures(ctx, filter, choice), question);
}

/** Null where neither a filter nor a dimension asks for devices. */
function chooseDevices(listed: readonly number[], isSplit: boolean): DeviceChoice | null {
  const isNarrowed = listed.length > 0 && !listed.includes(0);
  if (!isNarrowed && !isSplit) return null;

  const all = Object.values(DEVICE);
  return { devices: isNarrowed ? all.filter((code) => listed.includes(code)) : all, isSplit };
}
