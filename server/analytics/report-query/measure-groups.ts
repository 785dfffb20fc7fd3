import { ROUNDING } from '#server/analytics/maturity/exposed-figures.js';
import { SPEND_UNITS } from '#server/analytics/panels/performance.js';
import type { CountedGroups } from './counting-scope.js';

import type { Measure } from './measure.js';

/** The sums of a group of rows, with the impressions that its visits are compared with. */
export function measureOf(counted: CountedGroups, group: number): Measure {
  const { rows, impressions: table, impressionGroups } = counted;
  const at = impressionGroups[group] ?? 0;
  const impressions = table.impressions[at] ?? 0;
  const spendUnits = table.spendUnits[at] ?? 0;
  const rest = impressions - (table.missing[at] ?? 0);
  const restUnits = spendUnits - (table.missingSpendUnits[at] ?? 0);
  const hasExposure = rest > impressions * ROUNDING;

  return {
    impressions,
    adSpend: spendUnits / SPEND_UNITS,
    visits: rows.visits[group] ?? 0,
    sameDayVisits: rows.sameDayVisits[group] ?? 0,
    views: rows.views[group] ?? 0,
    webhits: rows.webhits[group] ?? 0,
    exposure: hasExposure ? rest : 0,
    exposedSpend: hasExposure ? Math.max(0, restUnits) / SPEND_UNITS : 0,
  };
}
