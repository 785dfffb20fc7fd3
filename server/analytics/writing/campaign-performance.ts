import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { impressionSummary, type ImpressionSummary } from '../panels/impression-summary.js';
import { responsesOverTime } from '../panels/responses-over-time.js';
import { effectiveDays } from '../statistics/correlation-interval.js';
import type { Comparisons } from './comparisons.js';
import { costInterval } from './cost-interval.js';
import { shownIn } from './panel-links.js';
import {
  correlationRange,
  count,
  days,
  decimal,
  impressions,
  money,
  moneyInterval,
  percent,
  percentInterval,
  visits,
} from './phrases.js';
import { rateSentence } from './rate-sentence.js';

/** The bands of the correlation gauge. */
const BANDS = [
  { from: 0.7, name: 'Strong' },
  { from: 0.4, name: 'Moderate' },
  { from: -Infinity, name: 'Weak' },
];

export function campaignPerformance(figures: DashboardFigures, comparisons: Comparisons): string[] {
  const totals = impressionSummary(figures);
  return [
    shownIn(
      'impression-summary',
      `${money(totals.adSpend)} bought ${impressions(totals.actualImpressions)} at an actual CPM of ${money(totals.cpmActual)};
        ${visits(totals.totalResponses)} are credited to them, a response rate of ${percent(totals.responseRate)}
        (${percentInterval(totals.responseRateInterval)})`,
    ),
    cost(totals),
    ...daily(figures, comparisons),
    ...rateSentence(comparisons.channels),
  ];
}

function cost(totals: ImpressionSummary): string {
  const { adSpend, totalResponses, webhits, currentCpr, responseRateInterval, actualImpressions } = totals;
  const pings = `the site tags were called ${count(webhits)} times in the range`;
  if (currentCpr === null) return shownIn('impression-summary', `With ${visits(0)} none has a cost; ${pings}`);
  const interval = costInterval(adSpend, actualImpressions, responseRateInterval);
  return shownIn(
    'impression-summary',
    `A visit cost ${money(currentCpr)} (${moneyInterval(interval)}; ${visits(totalResponses)}); ${pings}`,
  );
}

function daily(figures: DashboardFigures, { areDaysRelated }: Comparisons): string[] {
  const { impressions: served, responses } = figures.sums.days;
  const { correlation, correlationInterval } = responsesOverTime(figures).summary;
  const band = BANDS.find(({ from }) => correlation >= from)?.name ?? '';
  const worth = Math.round(effectiveDays(served, responses));
  const verdict = areDaysRelated ? 'more than chance explains' : 'no more than chance may bring';
  return [
    shownIn(
      'correlation',
      `Over ${days(served.length)}, worth ${count(worth)} independent ones, impressions and visits correlate at ${decimal(correlation)}
        (${correlationRange(correlationInterval)}), in the ${band} band of the gauge: ${verdict} (Fisher’s z test)`,
    ),
  ];
}
