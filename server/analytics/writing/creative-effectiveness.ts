import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import type { CreativeCost } from '#server/analytics/panels/creative-performance-cost.js';
import { expectedRates } from '#server/analytics/panels/expected-rates.js';
import type { Comparisons } from './comparisons.js';
import { costInterval } from './cost-interval.js';
import { shownIn } from './panel-links.js';
import { moneyText } from '#schema/writing/money.js';
import { listText } from '#schema/writing/numbers.js';
import { moneyInterval, named, visits } from './phrases.js';
import { shownOf } from './rate-comparison.js';
import { estimateSign, rate, rateSentence } from './rate-sentence.js';

const MAX_NAMED = 3;

export function creativeEffectiveness(
  figures: DashboardFigures,
  { creatives }: Comparisons,
): string[] {
  const { creatives: shown, isEstimate } = expectedRates(figures);
  const rows = shown.filter(({ isSmallSample }) => !isSmallSample);
  const costs = rows.filter(({ currentCpr }) => currentCpr !== null).slice(0, MAX_NAMED);
  const silent = rows.filter(({ totalResponses }) => totalResponses === 0).slice(0, MAX_NAMED);

  return [
    ...rateSentence(creatives),
    ...(costs.length > 0
      ? [
          shownIn(
            'creative-performance-cost',
            `What a visit cost, by response rate: ${listText(costs.map((row) => costText(row, isEstimate, figures.currency)))}`,
          ),
        ]
      : []),
    ...silent.map((row) => shownIn('creative-performance-cost', silence(row, isEstimate))),
  ];
}

function costText(row: CreativeCost, isEstimate: boolean, currency: string): string {
  const spendPerImpression = (row.currentCpr ?? 0) * (row.responseRate ?? 0);
  const interval = costInterval(spendPerImpression, row.responseRateInterval);
  return `${named(row.creative)} ${estimateSign(isEstimate)}${moneyText(row.currentCpr, currency, 'N/A')} (${moneyInterval(interval, row.currentCpr, currency)}; ${visits(row.totalResponses)}${isEstimate ? ' so far' : ''})`;
}

const silence = (row: CreativeCost, isEstimate: boolean): string =>
  `${named(row.creative)} has a response rate of ${rate({ shown: shownOf(row, isEstimate) })}`;
