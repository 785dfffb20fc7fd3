import { dateRangeText } from '#schema/writing/dates.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { inOneLine } from '#server/core/mail/letter.js';
import { dateText } from '#schema/writing/dates.js';
import { filterTexts } from '#server/reports/sheets/filter-texts.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';

const MAX_FILTER_LENGTH = 255;

/** The days, their zone and the filters of a report, a line each. */
export function summaryFacts(view: DashboardView, figures: DashboardFigures): string[] {
  const { filter, timeZone, currency, catalogue } = figures;
  const narrowed = filterTexts(view, catalogue).filter(({ isAll }) => !isAll);

  return [
    `${dateRangeText(filter)}, days in ${timeZone.replaceAll('_', ' ')} time, amounts in ${currency}`,
    ...narrowed.map(({ label, text }) => `${label}: ${inOneLine(text, MAX_FILTER_LENGTH)}`),
  ];
}

/** Says that visits are still coming; nothing where they are not. */
export const openNotes = (completeThrough: string | null): string[] =>
  completeThrough === null
    ? []
    : [
        `Visits of impressions after ${dateText(completeThrough)} are still coming; rates and costs marked ‘estimate’ are those to expect when all are in.`,
      ];
