import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { responsesByRegion, type RegionResponses } from '../panels/responses-by-region.js';
import { named, percent, visits } from './phrases.js';
import { distinguishableCounts } from './statistics.js';

const COUNT_TEST = 'conditional test of two Poisson counts, all pairs at the 5% level by Holm’s correction';

const share = ({ region, responses, percentage }: RegionResponses) =>
  `${named(region)} with ${percent(percentage)} of the visits (${visits(responses)})`;

export function geographicDistribution(figures: DashboardFigures): string[] {
  const { rows } = responsesByRegion(figures);
  const placed = rows.filter(({ latitude }) => latitude !== null);
  const unplaced = rows.filter(({ latitude }) => latitude === null);
  return [
    ...compareRegions(placed),
    ...unplaced.map(
      (row) => `${named(row.region)} stands for ${visits(row.responses)}, ${percent(row.percentage)} of all.`,
    ),
  ];
}

function compareRegions(rows: readonly RegionResponses[]): string[] {
  const [first, second] = rows;
  if (!first) return [];
  if (!second) return [`The visits that could be placed are all in one region: ${share(first)}.`];
  const groups = rows.map((row) => ({ ...row, name: row.region }));
  const pairs = distinguishableCounts(groups);
  const below = rows.find((row) =>
    pairs.some(({ higher, lower }) => higher.regionId === first.regionId && lower.regionId === row.regionId),
  );
  if (!below) return [`Among the regions ${share(first)} and ${share(second)} cannot be told apart (${COUNT_TEST}).`];
  const tied = rows.slice(1, rows.indexOf(below));
  const alike = tied.length > 0 ? ` (not told apart from ${tied.map(share).join(', ')})` : '';
  return [`Most visits come from ${share(first)}${alike}, distinguishably more than ${share(below)} (${COUNT_TEST}).`];
}
