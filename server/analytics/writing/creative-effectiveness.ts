import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { creativePerformanceCost, type CreativeCost } from '../panels/creative-performance-cost.js';
import { compareRates } from './comparison.js';
import { money, named, percent, visits } from './phrases.js';

export const ratedCreatives = (rows: readonly CreativeCost[]) =>
  rows.map((row) => ({ name: row.creative, responses: row.totalResponses, impressions: row.totalImpressions }));

export function creativeEffectiveness(figures: DashboardFigures): string[] {
  const { rows } = creativePerformanceCost(figures);
  const priced = rows.filter(({ currentCpr }) => currentCpr !== null).slice(0, 3);
  const costs = priced.map(
    (row) => `${named(row.creative)} ${money(row.currentCpr)} per visit (${visits(row.totalResponses)})`,
  );
  return [
    ...compareRates('creative', ratedCreatives(rows)),
    ...(costs.length > 0 ? [`What a visit cost, in the order of the details table: ${costs.join(', ')}.`] : []),
    ...rows
      .filter(({ totalResponses, totalImpressions }) => totalResponses === 0 && totalImpressions > 0)
      .slice(0, 3)
      .map(
        (row) => `${named(row.creative)} stands at ${visits(0)} and a response rate of ${percent(row.responseRate)}.`,
      ),
  ];
}
