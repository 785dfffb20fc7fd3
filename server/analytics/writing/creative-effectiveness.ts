import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import {
  creativePerformanceCost,
  type CreativeCost,
} from '#server/analytics/panels/creative-performance-cost.js';
import type { Comparisons } from './comparisons.js';
import { costInterval } from './cost-interval.js';
import { shownIn } from './panel-links.js';
import {
  impressions,
  listed,
  money,
  moneyInterval,
  named,
  percent,
  percentInterval,
  visits,
} from './phrases.js';
import { rateSentence } from './rate-sentence.js';

const MAX_NAMED = 3;

export function creativeEffectiveness(
  figures: DashboardFigures,
  { creatives }: Comparisons,
): string[] {
  const rows = creativePerformanceCost(figures).rows.filter(({ isSmallSample }) => !isSmallSample);
  const costs = rows.filter(({ currentCpr }) => currentCpr !== null).slice(0, MAX_NAMED);
  const silent = rows.filter(({ totalResponses }) => totalResponses === 0).slice(0, MAX_NAMED);

  return [
    ...rateSentence(creatives),
    ...(costs.length > 0
      ? [
          shownIn(
            'creative-performance-cost',
            `What a visit cost, by response rate: ${listed(costs.map(costOf))}`,
          ),
        ]
      : []),
    ...silent.map((row) => shownIn('creative-performance-cost', silence(row))),
  ];
}

const costOf = (row: CreativeCost): string => {
  const interval = costInterval(row.adSpend, row.totalImpressions, row.responseRateInterval);
  return `${named(row.creative)} ${money(row.currentCpr)} (${moneyInterval(interval)}; ${visits(row.totalResponses)})`;
};

const silence = ({
  creative,
  responseRate,
  responseRateInterval,
  totalImpressions,
}: CreativeCost): string =>
  `${named(creative)} stands at ${visits(0)} and a response rate of ${percent(responseRate)}
    (${percentInterval(responseRateInterval)}; ${impressions(totalImpressions)})`;
