import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { IMMATURE, immatureFigures } from '#server/analytics/testing/immature-figures.js';
import { maturitySheet } from './maturity-sheet.js';
import { panelsOf } from './panels.js';

test('a range whose visits are still coming has a sheet with rates so far and completed ones', () => {
  const figures = immatureFigures(IMMATURE);
  const [sheet] = maturitySheet(panelsOf(figures));
  const total = maturity(figures).completed?.total;
  expect(sheet?.rows[0]).toEqual([
    'Impressions Summary',
    'All',
    155 / 5700,
    total?.responseRate,
    total?.responseRateInterval?.low,
    total?.responseRateInterval?.high,
    impressionSummary(figures).currentCpr,
    total?.costPerResponse,
    total?.responses,
  ]);
  expect(sheet?.rows.every((row) => row.length === sheet.columns.length)).toBe(true);
  expect(maturitySheet(panelsOf(buildFigures({})))).toEqual([]);
});
