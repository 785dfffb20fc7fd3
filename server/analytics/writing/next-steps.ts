import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { creativePerformanceCost } from '../panels/creative-performance-cost.js';
import { impressionSummary } from '../panels/impression-summary.js';
import { impressionsBeforeVisit } from '../panels/impressions-before-visit.js';
import { responsesByRegion } from '../panels/responses-by-region.js';
import { widestPair } from './comparison.js';
import { ratedCreatives } from './creative-effectiveness.js';
import { count, impressions, named, percent, views, visits } from './phrases.js';

/** A share of visits without a region from which the map misleads. */
const UNPLACED_SHARE = 0.2;

/** What to do next, most pressing first; there is always something. */
export function nextSteps(figures: DashboardFigures): string[] {
  const totals = impressionSummary(figures);
  if (totals.actualImpressions === 0) {
    return [
      `The selection holds ${impressions(0)}: widen the date range or clear filters, then check that the tags are trafficked.`,
    ];
  }
  if (totals.webhits === 0) {
    return [`The site tags were called ${count(0)} times: check that they are on the site before reading on.`];
  }
  if (totals.totalResponses === 0) {
    return [
      `The ${impressions(totals.actualImpressions)} have led to ${visits(0)} so far: wait out the 7 days in which a visit can follow.`,
    ];
  }
  return [...creativeStep(figures), ...frequencyStep(figures), ...regionStep(figures)];
}

function creativeStep(figures: DashboardFigures): string[] {
  const creatives = ratedCreatives(creativePerformanceCost(figures).rows);
  const pair = widestPair(creatives.filter((creative) => creative.impressions > 0));
  if (pair) {
    const rateOf = ({ responses, impressions: served }: (typeof creatives)[number]) => percent(responses / served);
    return [
      `Give ${named(pair.higher.name)} (${rateOf(pair.higher)}) more weight than ${named(pair.lower.name)} (${rateOf(pair.lower)}) in the next flight.`,
    ];
  }
  const total = impressionSummary(figures);
  return [
    `With ${visits(total.totalResponses)} no creative can be told from another: keep the rotation even and let more come in.`,
  ];
}

function frequencyStep(figures: DashboardFigures): string[] {
  const { viewsFor80Percent } = impressionsBeforeVisit(figures).summary;
  return [`Plan frequency around ${views(viewsFor80Percent)} a viewer and 7 days: 80% of the visits had come by then.`];
}

function regionStep(figures: DashboardFigures): string[] {
  return responsesByRegion(figures)
    .rows.filter(({ latitude, percentage }) => latitude === null && (percentage ?? 0) >= UNPLACED_SHARE)
    .map((row) => `Read the map with care: ${percent(row.percentage)} of the visits have no region.`);
}
