import { ObjectType } from 'type-graphql';
import { Count, Flag, Money } from '#server/core/graphql/described-fields.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { isSmallCount } from '#server/analytics/statistics/small-sample.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { totalPerformance } from './performance.js';
import { ResponseRate } from './rate-interval.type.js';
import { ratio } from './ratio.js';

@ObjectType({ description: 'The totals of the filtered range.' })
export class ImpressionSummary extends ResponseRate {
  @Money('In `currency`: the sum over bookings of impressions × CPM ÷ 1000.')
  adSpend!: number;

  @Count('Count of impressions; equals `actualImpressions`.', {
    deprecationReason:
      'Since 2026-11-20, gone on 2027-11-20 at the earliest: use `actualImpressions`.',
  })
  impressions!: number;

  @Count('Count of impressions.')
  actualImpressions!: number;

  @Count('Count of visits credited to those impressions.')
  totalResponses!: number;

  @Count('Count of site tag calls in the range; only the sites filter narrows it.')
  webhits!: number;

  @Money.nullable('In `currency`, per 1000 impressions; null without impressions.')
  cpmActual!: number | null;

  @Flag('There are fewer than five responses.')
  isSmallSample!: boolean;

  @Money.nullable('In `currency`, per response; null without responses.')
  currentCpr!: number | null;
}

/** Formulas: docs/measures.md. */
export function impressionSummary(figures: DashboardFigures): ImpressionSummary {
  const { impressions, adSpend, responses } = totalPerformance(figures);

  return {
    adSpend,
    impressions,
    actualImpressions: impressions,
    totalResponses: responses,
    webhits: figures.sums.webhits,
    cpmActual: ratio(adSpend * 1000, impressions),
    responseRate: ratio(responses, impressions),
    responseRateInterval: wilsonInterval(responses, impressions),
    isSmallSample: isSmallCount(responses),
    currentCpr: ratio(adSpend, responses),
  };
}
