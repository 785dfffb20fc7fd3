import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { rowsById } from '#client/features/dashboard/performance/details/rows-by-id';
import { GeoAttribution } from './geo-attribution';
import { RegionsBody } from './regions-body';
import { regionRemark } from './region-words';

function table(figures: DashboardFigures, compared: DashboardFigures | null): FigureTable {
  const thenOf = compared && rowsById(compared.responsesByRegion.rows, ({ regionId }) => regionId);

  return {
    columns: [
      { key: 'region', head: 'Region', kind: 'text' },
      { key: 'visits', head: 'Total Visits', kind: 'count' },
      { key: 'share', head: 'Visit %', kind: 'percent' },
      { key: 'low', head: 'Visit %, 95% from', kind: 'percent' },
      { key: 'high', head: 'Visit %, 95% to', kind: 'percent' },
      ...(thenOf
        ? [
            { key: 'visitsThen', head: 'Total Visits, compared', kind: 'count' } as const,
            { key: 'shareThen', head: 'Visit %, compared', kind: 'percent' } as const,
          ]
        : []),
      { key: 'remark', head: 'Remark', kind: 'text' },
    ],
    rows: figures.responsesByRegion.rows.map((row) => ({
      region: row.region,
      visits: row.responses,
      share: row.percentage,
      low: row.percentageInterval?.low,
      high: row.percentageInterval?.high,
      visitsThen: thenOf?.(row)?.responses,
      shareThen: thenOf?.(row)?.percentage,
      remark: regionRemark(row) ?? '',
    })),
  };
}

export const RESPONSES_BY_REGION: PanelDeclaration = {
  id: 'responses-by-region',
  title: PANEL_TITLES['responses-by-region'],
  help: 'Visits by the region that the impression was served in. The area of a circle represents the visits. Ctrl and the wheel zoom the map. Visits whose region is unknown are in the table and the sums, not on the map.',
  columns: { lg: 12, xl: 8 },
  skeleton: 'chart',
  bodyHeight: { md: 420 },
  kind: 'map',
  hasData: ({ responsesByRegion }) => responsesByRegion.rows.length > 0,
  Body: RegionsBody,
  table,
  foot: () => <GeoAttribution />,
};
