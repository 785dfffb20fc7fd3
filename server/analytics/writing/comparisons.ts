import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { responsesBySite } from '#server/analytics/panels/responses-by-site.js';
import { ratio } from '#server/analytics/panels/ratio.js';
import { dailyCorrelation } from '#server/analytics/statistics/daily-correlation.js';
import { COMPARISON_LEVEL } from '#server/analytics/statistics/levels.js';
import { wilsonInterval } from '#server/analytics/statistics/wilson.js';
import { hasLeader, type CountedGroup } from './count-sentence.js';
import { listText } from '#schema/writing/numbers.js';
import { compareAllRates, type RateComparisons } from './rate-comparison.js';

/**
 * All comparisons of the text, computed once; statistics/levels.ts defines their shares of the
 * error rate.
 */
export interface Comparisons extends RateComparisons {
  /** Regions except Unknown. */
  regions: CountedGroup[];
  sites: CountedGroup[];
  /**
   * True where daily impressions and visits move together, or against each other, by more than
   * chance.
   */
  areDaysRelated: boolean;
}

export function compareAll(figures: DashboardFigures): Comparisons {
  const { rows: sites, summary } = responsesBySite(figures);

  return {
    ...compareAllRates(figures),
    regions: responsesByRegion(figures)
      .rows.filter(({ latitude }) => latitude !== null)
      .map((row) => ({
        ...row,
        name: row.region,
        share: row.percentage,
        shareInterval: row.percentageInterval,
      })),
    sites: sites.map((row) => ({
      ...row,
      name: row.site,
      share: ratio(row.responses, summary.totalResponses),
      shareInterval: wilsonInterval(row.responses, summary.totalResponses),
    })),
    areDaysRelated: dailyCorrelation(figures.sums.days).p <= COMPARISON_LEVEL,
  };
}

/** The differences beyond chance, in words. */
export function findingsOf(comparisons: Comparisons): string[] {
  const { channels, creatives, dayparts, weekdays, regions, sites, areDaysRelated } = comparisons;
  const differing = [
    ...[channels, creatives, dayparts, weekdays].flatMap(({ kind, difference }) =>
      difference ? [`${kind}s`] : [],
    ),
    ...(hasLeader(regions) ? ['regions'] : []),
    ...(hasLeader(sites) ? ['sites'] : []),
  ];

  return [
    ...(differing.length > 0 ? [`differences among the ${listText(differing)}`] : []),
    ...(areDaysRelated ? ['a link between the impressions and the visits of a day'] : []),
  ];
}
