import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { impressionHeatmap } from '../panels/impression-heatmap.js';
import type { HeatmapRow } from '../panels/impression-heatmap.types.js';
import { impressionsBeforeVisit } from '../panels/impressions-before-visit.js';
import { visitResponseTiming } from '../panels/visit-response-timing.js';
import { compareRates } from './comparison.js';
import { count, decimal, percent, visits } from './phrases.js';
import type { Rated } from './statistics.js';

export function responseProfile(figures: DashboardFigures): string[] {
  const heatmap = impressionHeatmap(figures);
  return [
    ...timing(figures),
    ...frequency(figures),
    ...compareRates('daypart', rated(heatmap.impressions, heatmap.webhits)),
  ];
}

function timing(figures: DashboardFigures): string[] {
  const { summary } = visitResponseTiming(figures);
  if (summary.hour1 + summary.day1 + summary.week1 === 0) return [];
  return [
    `${percent(summary.hour1Percentage)} of the visits (${count(summary.hour1)}) came within 1 hour of the impression,
      ${percent(summary.day1Percentage)} (${count(summary.day1)}) after that and within 1 day,
      ${percent(summary.week1Percentage)} (${count(summary.week1)}) later and within 1 week.`,
  ];
}

function frequency(figures: DashboardFigures): string[] {
  const { rows, summary } = impressionsBeforeVisit(figures);
  const [first] = rows;
  if (!first) return [];
  return [
    `A viewer had seen ${decimal(summary.averageViews)} impressions on average by the time of a visit; ${visits(first.impressionsBeforeVisit)}
      came after the first view, and 80% had come by view ${count(summary.viewsFor80Percent)}.`,
  ];
}

/** The dayparts' Total column. */
const rated = (impressions: readonly HeatmapRow[], responses: readonly HeatmapRow[]): Rated[] =>
  impressions
    .filter(({ daypart }) => daypart > 0)
    .map(({ daypart, time, total }) => ({
      name: time,
      impressions: total ?? 0,
      responses: responses.find((row) => row.daypart === daypart)?.total ?? 0,
    }));
