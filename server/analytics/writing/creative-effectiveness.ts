import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import {
  creativePerformanceCost,
  type CreativeCost,
} from '#server/analytics/panels/creative-performance-cost.js';
import type { Comparisons } from './comparisons.js';
import { costInterval } from './cost-interval.js';
import { shownIn } from './panel-links.js';
import { moneyText } from '#schema/writing/money.js';
import { listText, percentText } from '#schema/writing/numbers.js';
import { impressions, moneyInterval, named, percentInterval, visits } from './phrases.js';
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
            `What a visit cost, by response rate: ${listText(costs.map((row) => costText(row, figures.currency)))}`,
          ),
        ]
      : []),
    ...silent.map((row) => shownIn('creative-performance-cost', silence(row))),
  ];
}

function costText(row: CreativeCost, currency: string): string {
  const interval = costInterval(row.adSpend, row.totalImpressions, row.responseRateInterval);
  return `${named(row.creative)} ${moneyText(row.currentCpr, currency, 'N/A')} (${moneyInterval(interval, row.currentCpr, currency)}; ${visits(row.totalResponses)})`;
}

const silence = ({
  creative,
  responseRate,
  responseRateInterval,
  totalImpressions,
}: CreativeCost): string =>
  `${named(creative)} stands at ${visits(0)} and a response rate of ${percentText(responseRate, 'N/A')}
    (${percentInterval(responseRateInterval, responseRate)}; ${impressions(totalImpressions)})`;
