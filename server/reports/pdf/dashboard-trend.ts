import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import type { PdfTrend } from '#server/core/pdf/pdf-document.js';
import type { Panels } from '#server/reports/sheets/panels.js';

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const TREND_LABELS = ['Impressions (bars)', 'Visits (line)'] as const;

/** '5 Nov' */
export const shortDayText = (localDate: string): string =>
  shortDay.format(new Date(`${localDate}T00:00:00Z`));

/** The trend of the screen: impressions as bars, visits as a line. */
export function dashboardTrend({ responsesOverTime, maturity }: Panels, today: string): PdfTrend {
  const days = responsesOverTime.rows.map(({ date, totalImpressions, totalResponses }) => ({
    label: shortDayText(date),
    bar: totalImpressions,
    line: totalResponses,
    isOpen: date > maturity.completeThrough || date >= today,
  }));

  return {
    title: PANEL_TITLES['responses-over-time'],
    labels: TREND_LABELS,
    days,
    note: days.some(({ isOpen }) => isOpen)
      ? 'The line is dotted where visits are still coming.'
      : '',
  };
}
