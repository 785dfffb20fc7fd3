import { PANEL_TITLES } from '#schema/dashboard-panels';
import { PAGE_SIZE } from '#client/components/table/page-size';
import { useMemo } from 'react';
import { DataTable } from '#client/components/table/data-table';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import type { Column } from '#client/components/table/table-columns';
import { percentText } from '#schema/writing/numbers';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { changeLines, changeSubtext } from '#client/features/dashboard/compare/change-texts';
import {
  costChange,
  countTests,
  rateChange,
  visitChange,
} from '#client/features/dashboard/compare/visit-changes';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import {
  INTERVAL_LABEL,
  intervalText,
  rateMarks,
} from '#client/features/dashboard/performance/details/rate-texts';
import { rowsById } from '#client/features/dashboard/performance/details/rows-by-id';
import { siteRemark } from './region-texts';

const TITLE = PANEL_TITLES['responses-by-site'];

type Row = DashboardFigures['responsesBySite']['rows'][number];

const idOf = ({ siteId }: Row) => siteId;

const thenIn = (compared: DashboardFigures | null) =>
  compared && rowsById(compared.responsesBySite.rows, idOf);

function buildColumns(
  figures: DashboardFigures,
  compared: DashboardFigures | null,
  comparedLabel: string,
): Column<Row>[] {
  const thenOf = thenIn(compared);
  const tests = countTests(figures.responsesBySite.rows);
  const visitsOf = (row: Row, { impressionSummary }: DashboardFigures) => ({
    ...row,
    impressions: impressionSummary.actualImpressions,
    visits: row.responses,
  });
  const costOf = (row: Row) => ({ ...row, cost: row.costPerResponse });
  const changeOfVisits = (row: Row) => {
    const then = thenOf?.(row);
    return visitChange(
      visitsOf(row, figures),
      then && compared ? visitsOf(then, compared) : undefined,
      tests,
    );
  };
  const changeOfCost = (row: Row) => {
    const then = thenOf?.(row);
    return costChange(costOf(row), then && costOf(then), tests);
  };

  return [
    { kind: 'text', key: 'site', head: 'Page', value: ({ site }) => site },
    {
      kind: 'count',
      key: 'visits',
      head: 'Total Visits',
      value: ({ responses }) => responses,
      subtext: (row) => thenOf && changeSubtext(changeOfVisits(row), 'good'),
    },
    {
      kind: 'percent',
      key: 'rate',
      head: 'Response Rate',
      value: ({ responseRate }) => responseRate,
      marks: rateMarks,
      subtext: (row) => thenOf && changeSubtext(rateChange(row, thenOf(row), tests), 'good'),
      hint: (row) => ({
        title: row.site,
        lines: [
          { label: 'Response Rate', text: percentText(row.responseRate, 'N/A') },
          { label: INTERVAL_LABEL, text: intervalText(row.responseRateInterval) },
          ...(thenOf
            ? [
                { label: comparedLabel, text: percentText(thenOf(row)?.responseRate, 'N/A') },
                ...changeLines(rateChange(row, thenOf(row), tests)),
              ]
            : []),
        ],
        remark: siteRemark(row),
      }),
    },
    {
      kind: 'money',
      currency: figures.currency,
      key: 'cost',
      head: 'CPVisit',
      value: ({ costPerResponse }) => costPerResponse,
      subtext: (row) => thenOf && changeSubtext(changeOfCost(row), 'bad'),
    },
  ];
}

function Sites({ figures, compared, view }: BodyProps) {
  const { filterToggle } = useFilterToggles();
  const columns = useMemo(
    () => buildColumns(figures, compared, comparedName(view) ?? ''),
    [figures, compared, view],
  );

  return (
    <DataTable
      label={TITLE}
      columns={columns}
      rows={figures.responsesBySite.rows}
      rowKey={idOf}
      pageSize={PAGE_SIZE}
      paramPrefix="sites"
      toggleOf={({ siteId, site }) => filterToggle({ sites: siteId }, site)}
    />
  );
}

function table(figures: DashboardFigures, compared: DashboardFigures | null): FigureTable {
  const thenOf = thenIn(compared);

  return {
    columns: [
      { key: 'site', head: 'Page', kind: 'text' },
      { key: 'visits', head: 'Total Visits', kind: 'count' },
      { key: 'rate', head: 'Response Rate', kind: 'percent' },
      { key: 'low', head: 'Response Rate, 95% from', kind: 'percent' },
      { key: 'high', head: 'Response Rate, 95% to', kind: 'percent' },
      { key: 'cost', head: 'CPVisit', kind: 'money' },
      ...(thenOf
        ? [
            { key: 'visitsThen', head: 'Total Visits, compared', kind: 'count' } as const,
            { key: 'rateThen', head: 'Response Rate, compared', kind: 'percent' } as const,
          ]
        : []),
      { key: 'remark', head: 'Remark', kind: 'text' },
    ],
    rows: figures.responsesBySite.rows.map((row) => ({
      site: row.site,
      visits: row.responses,
      rate: row.responseRate,
      low: row.responseRateInterval?.low,
      high: row.responseRateInterval?.high,
      cost: row.costPerResponse,
      visitsThen: thenOf?.(row)?.responses,
      rateThen: thenOf?.(row)?.responseRate,
      remark: siteRemark(row) ?? '',
    })),
  };
}

export const RESPONSES_BY_SITE: PanelDeclaration = {
  id: 'responses-by-site',
  title: TITLE,
  help: 'Visits by page. A page has no impressions of its own: its rate and cost use all impressions and spend.',
  columns: { lg: 12, xl: 5 },
  skeleton: 'table',
  kind: 'table',
  isFlush: true,
  hasData: ({ responsesBySite }) => responsesBySite.rows.length > 0,
  Body: Sites,
  table,
};
