import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { rowsById } from '#client/features/dashboard/performance/details/rows-by-id';
import { GeoAttribution } from './geo-attribution';
import { RegionsBody } from './regions-body';
import { type RegionRow, regionRows } from './region-rows';
import { rateRegionRemark, regionRemark } from './region-texts';

const remarksOf = (row: RegionRow): string => {
  const rate = row.rate && rateRegionRemark(row.rate);
  return [regionRemark(row), rate && `Response rate: ${rate}.`].filter(Boolean).join(' ');
};

function table(figures: DashboardFigures, compared: DashboardFigures | null): FigureTable {
  const thenOf = compared && rowsById(regionRows(compared, 'visits'), ({ regionId }) => regionId);

  return {
    columns: [
      { key: 'region', head: 'Region', kind: 'text' },
      { key: 'visits', head: 'Total Visits', kind: 'count' },
      { key: 'share', head: 'Visit %', kind: 'percent' },
      { key: 'low', head: 'Visit %, 95% from', kind: 'percent' },
      { key: 'high', head: 'Visit %, 95% to', kind: 'percent' },
      { key: 'impressions', head: 'Impressions', kind: 'count' },
      { key: 'rate', head: 'Response Rate', kind: 'percent' },
      { key: 'rateLow', head: 'Response Rate, 95% from', kind: 'percent' },
      { key: 'rateHigh', head: 'Response Rate, 95% to', kind: 'percent' },
      ...(thenOf
        ? [
            { key: 'visitsThen', head: 'Total Visits, compared', kind: 'count' } as const,
            { key: 'shareThen', head: 'Visit %, compared', kind: 'percent' } as const,
            { key: 'rateThen', head: 'Response Rate, compared', kind: 'percent' } as const,
          ]
        : []),
      { key: 'remark', head: 'Remark', kind: 'text' },
    ],
    rows: regionRows(figures, 'visits').map((row) => ({
      region: row.region,
      visits: row.responses,
      share: row.percentage,
      low: row.percentageInterval?.low,
      high: row.percentageInterval?.high,
      impressions: row.rate?.impressions,
      rate: row.rate?.responseRate,
      rateLow: row.rate?.responseRateInterval?.low,
      rateHigh: row.rate?.responseRateInterval?.high,
      visitsThen: thenOf?.(row)?.responses,
      shareThen: thenOf?.(row)?.percentage,
      rateThen: thenOf?.(row)?.rate?.responseRate,
      remark: remarksOf(row),
    })),
  };
}

export const RESPONSES_BY_REGION: PanelDeclaration = {
  id: 'responses-by-region',
  title: PANEL_TITLES['responses-by-region'],
  help: 'Visits by the region that the impression was served in. The area of a circle represents the visits, its colour the response rate where it differs from that of all regions by more than chance explains: blue above, amber below, grey otherwise. Ctrl and the wheel zoom the map. Visits whose region is unknown are in the table and the sums, not on the map.',
  columns: { lg: 12, xl: 7 },
  skeleton: 'map',
  bodyHeight: { md: 320 },
  kind: 'map',
  hasData: ({ responsesByRegion }) => responsesByRegion.rows.length > 0,
  Body: RegionsBody,
  table,
  foot: () => <GeoAttribution />,
};
