import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import type { Comparisons } from './comparisons.js';
import { countSentence } from './count-sentence.js';
import { shownIn } from './panel-links.js';
import { named, percent, percentInterval, visits } from './phrases.js';

export function geographicDistribution(
  figures: DashboardFigures,
  { regions }: Comparisons,
): string[] {
  const unplaced = responsesByRegion(figures).rows.filter(({ latitude }) => latitude === null);

  return [
    ...countSentence('region', 'responses-by-region', regions),
    ...unplaced.map((row) =>
      shownIn(
        'responses-by-region',
        `${named(row.region)} stands for ${visits(row.responses)}, ${percent(row.percentage)} of all
          (${percentInterval(row.percentageInterval)})`,
      ),
    ),
  ];
}
