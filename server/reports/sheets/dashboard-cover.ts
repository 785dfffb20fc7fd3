import { countedEffectSentences } from '#schema/effect.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { dateText } from '#schema/writing/dates.js';
import { comparisonText } from '#server/reports/view/comparison-text.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { type CoverLine, coverSheet } from './cover-sheet.js';
import { exportedAtText } from './figures-export.js';
import { filterTexts } from './filter-texts.js';
import type { ExportedEffect } from './export-effect.js';
import type { Panels } from './panels.js';

interface CoverSubject {
  view: DashboardView;
  figures: DashboardFigures;
  panels: Panels;
  caused: ExportedEffect;
  clientName: string;
  /** The URL of the view, with fixed days. */
  link: string;
  /** The customer's local date. */
  today: string;
  exportedAt: Date;
  /** The time zone of the export time on the cover. */
  readersZone: string;
}

/** Lists what is still to come; nothing where all visits of the range have come. */
function maturityLines({ maturity }: Panels): CoverLine[] {
  if (maturity.isComplete) return [];
  return [
    { item: 'Visits complete through', value: dateText(maturity.completeThrough) },
    { item: 'Share of the expected visits so far', value: maturity.arrivedShare },
    {
      item: 'Visits still coming',
      value: maturity.completed
        ? 'A visit may follow its ad by seven days. The sheet Maturity has the rates and costs for when all visits are in.'
        : 'A visit may follow its ad by seven days. Too few earlier visits tell how many are still to come.',
    },
  ];
}

/** Says what the ads caused, in words, and of which days. */
function effectLines({ effect }: ExportedEffect): CoverLine[] {
  const { startDate, endDate } = effect;
  return [
    { item: 'Caused visits', value: countedEffectSentences(effect).join(' ') },
    ...(startDate && endDate
      ? [
          {
            item: 'Caused visits: days of ads',
            value: `${dateText(startDate)} to ${dateText(endDate)}`,
          },
        ]
      : []),
  ];
}

export function dashboardCover({
  view,
  figures,
  panels,
  caused,
  clientName,
  link,
  ...at
}: CoverSubject): Sheet {
  const { correlation, correlationInterval } = panels.responsesOverTime.summary;
  const views = panels.impressionsBeforeVisit.summary;
  const { filter, timeZone, catalogue } = figures;
  const lines: CoverLine[] = [
    { item: 'Client', value: clientName },
    { item: 'From', value: dateText(filter.startDate) },
    { item: 'To', value: dateText(filter.endDate) },
    { item: 'Time zone of dates, weekdays and dayparts', value: timeZone },
    ...filterTexts(view, catalogue).map(({ label, text }) => ({
      item: `Filter: ${label}`,
      value: text,
    })),
    { item: 'Compared with', value: comparisonText(view.compare, filter, at.today) },
    { item: 'Exported', value: exportedAtText(at.exportedAt, at.readersZone) },
    { item: 'Link to the view', value: link, isLink: true },
    { item: 'Correlation of daily impressions and visits', value: correlation },
    { item: 'Correlation, 95% from', value: correlationInterval?.low ?? null },
    { item: 'Correlation, 95% to', value: correlationInterval?.high ?? null },
    { item: 'Impressions to deliver 80% of visits', value: views.viewsFor80Percent },
    { item: 'Average impressions per visit', value: views.averageViews },
    ...maturityLines(panels),
    ...effectLines(caused),
    {
      item: 'Empty cells',
      value: 'Figures that do not exist: a rate of nothing, a cost per visit without visits.',
    },
    {
      item: 'Intervals',
      value:
        'Of rates 95% by Wilson, on the sheet Intervals; of the correlation 95% by Fisher’s z.',
    },
    { item: 'Regions', value: 'IP Geolocation by DB-IP' },
    { item: 'Source of the regions', value: 'https://db-ip.com', isLink: true },
  ];

  return coverSheet(lines);
}
