import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import {
  impressionSummary,
  type ImpressionSummary,
} from '#server/analytics/panels/impression-summary.js';
import { expectedRates, type ExpectedRates } from '#server/analytics/panels/expected-rates.js';
import { dailyCorrelation } from '#server/analytics/statistics/daily-correlation.js';
import type { Comparisons } from './comparisons.js';
import { costInterval } from './cost-interval.js';
import { shownIn } from './panel-links.js';
import { moneyText } from '#schema/writing/money.js';
import { countText, decimalText, percentText } from '#schema/writing/numbers.js';
import {
  correlationRange,
  days,
  impressions,
  moneyInterval,
  percentInterval,
  visits,
} from './phrases.js';
import { estimateSign, rateSentence } from './rate-sentence.js';

/** The bands of the correlation gauge. */
const BANDS = [
  { from: 0.7, name: 'Strong' },
  { from: 0.4, name: 'Moderate' },
  { from: -Infinity, name: 'Weak' },
];

export function campaignPerformance(figures: DashboardFigures, comparisons: Comparisons): string[] {
  const totals = impressionSummary(figures);
  const { total, isEstimate } = expectedRates(figures);

  return [
    shownIn(
      'impression-summary',
      `${moneyText(totals.adSpend, figures.currency)} bought ${impressions(totals.actualImpressions)} at an actual CPM of ${moneyText(totals.cpmActual, figures.currency, 'N/A')};
        ${visits(totals.totalResponses)} are credited to them${isEstimate ? ' so far' : ''}, a response rate of ${estimateSign(isEstimate)}${percentText(total.responseRate, 'N/A')}
        (${percentInterval(total.responseRateInterval, total.responseRate)})`,
    ),
    costSentence(totals, expectedRates(figures), figures.currency),
    ...daily(figures, comparisons),
    ...rateSentence(comparisons.channels),
  ];
}

function costSentence(
  { totalResponses, webhits }: ImpressionSummary,
  { total, isEstimate }: ExpectedRates,
  currency: string,
): string {
  const { currentCpr, responseRate, responseRateInterval } = total;
  const pings = `the site tags were called ${countText(webhits)} times in the range`;
  if (currentCpr === null)
    return shownIn('impression-summary', `With ${visits(0)} none has a cost; ${pings}`);

  const interval = costInterval(currentCpr * (responseRate ?? 0), responseRateInterval);

  return shownIn(
    'impression-summary',
    `A visit cost ${estimateSign(isEstimate)}${moneyText(currentCpr, currency)} (${moneyInterval(interval, currentCpr, currency)}; ${visits(totalResponses)}${isEstimate ? ' so far' : ''}); ${pings}`,
  );
}

function daily(figures: DashboardFigures, { areDaysRelated }: Comparisons): string[] {
  const { r, effectiveDays, interval, p } = dailyCorrelation(figures.sums.days);
  const band = BANDS.find(({ from }) => (r ?? 0) >= from)?.name ?? '';
  const isClearByItself = p <= 0.05;
  const verdict = areDaysRelated
    ? 'more than chance explains'
    : isClearByItself
      ? 'more than chance explains if this were the only comparison of the report, but not beyond chance among all of them'
      : 'no more than chance may bring';

  return [
    shownIn(
      'correlation',
      `Over ${days(figures.sums.days.impressions.length)}, worth ${countText(effectiveDays)} independent ones, impressions and visits correlate at
        ${decimalText(r ?? 0)} (${correlationRange(interval)}), in the ${band} band of the gauge: ${verdict} (Fisher’s z test)`,
    ),
  ];
}
