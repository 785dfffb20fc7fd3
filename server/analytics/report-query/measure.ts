import { ROUNDING } from '#server/analytics/maturity/exposed-figures.js';
import { SPEND_UNITS_PER_DOLLAR } from '#server/analytics/panels/performance.js';

/** What was counted of a group of impressions and visits; rates and costs are made from these. */
export interface Measure {
  impressions: number;
  /** Dollars. */
  adSpend: number;
  visits: number;
  /** Visits within 24 hours of their impression. */
  sameDayVisits: number;
  /** The sum of views over the visits. */
  views: number;
  webhits: number;
  /** Impressions, each counted by the share of its visits that has come. */
  exposure: number;
  /** Dollars: the spend of the exposure. */
  exposedSpend: number;
}

/** Sums of a group as they are counted. Spend is impressions × CPM in ten-thousandths. */
export interface CountedImpressions {
  impressions: number;
  spendUnits: number;
  /** Impressions × the share of their visits that is still to come, and their spend. */
  missing: number;
  missingSpendUnits: number;
}

export function exposedOf(counted: CountedImpressions) {
  const { impressions, spendUnits, missing, missingSpendUnits } = counted;
  const rest = impressions - missing;
  const hasExposure = rest > impressions * ROUNDING;

  return {
    impressions,
    adSpend: spendUnits / SPEND_UNITS_PER_DOLLAR,
    exposure: hasExposure ? rest : 0,
    exposedSpend: hasExposure
      ? Math.max(0, spendUnits - missingSpendUnits) / SPEND_UNITS_PER_DOLLAR
      : 0,
  };
}
