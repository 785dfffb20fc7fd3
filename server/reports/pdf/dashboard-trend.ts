import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import type { PdfTrend } from '#server/core/pdf/pdf-document.js';
import type { Panels } from '#server/reports/sheets/panels.js';
import { labelText, type Trend } from './trend-spans.js';

export const TREND_LABELS = ['Impressions (bars)', 'Visits (line)'] as const;
const OPEN_NOTE = 'The line is dotted where visits are still coming.';

export const trendTitle = ({ kind }: Trend): string =>
  `${PANEL_TITLES['responses-over-time']}${kind.suffix}`;

/** The trend of the screen: impressions as bars, visits as a line. */
export function dashboardTrend(
  trend: Trend,
  { maturity }: Pick<Panels, 'maturity'>,
  today: string,
): PdfTrend {
  const days = trend.spans.map(({ firstDate, lastDate, totalImpressions, totalResponses }) => ({
    label: labelText(trend.kind, firstDate),
    bar: totalImpressions,
    line: totalResponses,
    isOpen: lastDate > maturity.completeThrough || lastDate >= today,
  }));
  const openNote = days.some(({ isOpen }) => isOpen) ? OPEN_NOTE : '';

  return {
    title: trendTitle(trend),
    labels: TREND_LABELS,
    days,
    note: [openNote, trend.kind.note].filter(Boolean).join(' '),
  };
}
