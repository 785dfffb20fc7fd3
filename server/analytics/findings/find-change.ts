import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { exposedFigures } from '#server/analytics/maturity/exposed-figures.js';
import { totalPerformance } from '#server/analytics/panels/performance.js';
import { rateDifferenceP } from '#server/analytics/statistics/exact-rate-test.js';
import { COMPARISON_LEVEL } from '#server/analytics/statistics/levels.js';
import { rateRatio, rateRatioInterval } from '#server/analytics/statistics/rate-ratio.js';
import { isSmallCount } from '#server/analytics/statistics/small-sample.js';
import { dateText } from '#schema/writing/dates.js';
import { rateFigure, rateText, relative, type Side } from './difference-findings.js';
import { VERY_SURE_LEVEL } from './find-differences.js';
import type { Finding, FindingFigure } from './finding.types.js';
import { comparedText } from './finding-texts.js';

/**
 * The change of the response rate since the compared days: where the exact test finds it, and where
 * the interval of the change that the screen shows leaves out zero, so that the two agree.
 */
export function findChange(figures: DashboardFigures, compared: DashboardFigures): Finding[] {
  const now = sideOf(figures, 'This range');
  const then = sideOf(compared, rangeText(compared));
  if (isSmallCount(now.responses) || isSmallCount(then.responses)) return [];

  const p = rateDifferenceP(now, then);
  const shown = [rateFigure(figures, now), rateFigure(compared, then)];
  if (p > COMPARISON_LEVEL || !isShownAsChange(shown)) return [];

  const ratio = rateRatio(now, then);
  const expected = (now.impressions * then.responses) / then.impressions;

  return [
    {
      kind: 'CHANGE',
      sentence: comparedText({
        subject: now.name,
        ratio,
        more: 'more visits per impression than',
        fewer: 'fewer visits per impression than',
        times: 'as many visits per impression as',
        rest: then.name,
      }),
      statistics: [
        rateText(figures, now),
        rateText(compared, then),
        'Exact test of two rates; the interval of the difference is the one of Clopper and Pearson.',
      ],
      panel: 'responses-over-time',
      subject: { dimension: 'RANGE', rowIds: [], name: null },
      effect: ratio === null ? null : ratio - 1,
      interval: relative(rateRatioInterval(now, then)),
      unit: 'RELATIVE',
      figures: shown,
      sureness: p <= VERY_SURE_LEVEL ? 'VERY_SURE' : 'SURE',
      visitsAtStake: Math.abs(now.responses - expected),
      action: { kind: 'SHOW_PANEL', bookingId: null, tagKind: null, tagId: null },
    },
  ];
}

function sideOf(figures: DashboardFigures, name: string): Side {
  const { impressions, responses, adSpend } = totalPerformance(exposedFigures(figures));
  return { name, impressions, responses, spend: adSpend };
}

const rangeText = ({ filter: { startDate, endDate } }: DashboardFigures) =>
  startDate === endDate ? dateText(startDate) : `${dateText(startDate)} to ${dateText(endDate)}`;

/** Newcombe 1998, method 10, as on the screen (client/features/dashboard/compare/change.ts). */
function isShownAsChange([now, then]: readonly FindingFigure[]): boolean {
  if (!now?.interval || !then?.interval || now.value === null || then.value === null) return false;
  const size = now.value - then.value;
  const below = Math.hypot(now.value - now.interval.low, then.interval.high - then.value);
  const above = Math.hypot(now.interval.high - now.value, then.value - then.interval.low);
  return size - below > 0 || size + above < 0;
}
