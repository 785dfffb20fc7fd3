import { countText, decimalText } from '#schema/writing/numbers.js';
import { estimateHead } from '#schema/credit-window.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import type { CompletedRate } from '#server/analytics/panels/maturity.types.js';
import type { PdfTable } from '#server/core/pdf/pdf-document.js';
import type { Panels } from '#server/reports/sheets/panels.js';
import { trendTitle } from './dashboard-trend.js';
import { tableOf } from './pdf-table.js';
import type { Trend } from './trend-spans.js';

/** The chart on the screen has as many. */
const LAST_VIEWS = 7;

/** The completed rate and cost of a row, as the screen shows them; its own where there is none. */
function completedOr(
  rates: readonly CompletedRate[] | undefined,
  rowId: number,
  own: { rate: number | null; cost: number | null },
) {
  const found = rates?.find((one) => one.rowId === rowId);
  return found ? { rate: found.responseRate, cost: found.costPerResponse } : own;
}

/** The figures of the gauges, and the tile of the average. */
function measuresOf({ responsesOverTime, impressionsBeforeVisit }: Panels) {
  const { correlation, correlationInterval: interval } = responsesOverTime.summary;
  const { viewsFor80Percent, averageViews } = impressionsBeforeVisit.summary;
  const decimal = (value: number) => decimalText(value);
  const range = interval
    ? ` (95% interval ${decimal(interval.low)} to ${decimal(interval.high)})`
    : '';

  return [
    {
      name: 'Correlation of daily impressions and visits',
      text: `${decimal(correlation)}${range}`,
    },
    {
      name: 'Impressions to deliver 80% of visits',
      text: countText(viewsFor80Percent),
    },
    { name: 'Avg. Imps/Visit', text: decimalText(averageViews) },
  ];
}

/** Heads whose figures are estimates while visits are coming. */
const ESTIMATED_HEADS = ['Response Rate', 'Cost Per Visit'];

/** The tables of the document, with the words of the screen; the heads of estimates are marked. */
export const dashboardTables = (panels: Panels, trend: Trend): PdfTable[] =>
  tablesOf(panels, trend).map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      head: estimateHead(
        column.head,
        panels.maturity.completed !== null && ESTIMATED_HEADS.includes(column.head),
      ),
    })),
  }));

/** The rows have the highest shown rate first, as on the screen; rows without one are last. */
const byRate = <Row extends { rate: number | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1));

function tablesOf(panels: Panels, trend: Trend): PdfTable[] {
  const { completed } = panels.maturity;
  const creatives = byRate(
    panels.creativePerformanceCost.rows.map((row) => ({
      ...row,
      ...completedOr(completed?.creatives, row.creativeId, {
        rate: row.responseRate,
        cost: row.currentCpr,
      }),
    })),
  );
  const channels = byRate(
    panels.channelPerformanceCost.rows.map((row) => ({
      ...row,
      ...completedOr(completed?.channels, row.channelId, {
        rate: row.responseRate,
        cost: row.currentCpr,
      }),
    })),
  );
  const rateOfRegion = new Map(panels.rateByRegion.rows.map((row) => [row.regionId, row]));
  const regions = panels.responsesByRegion.rows.map((row) => {
    const rated = rateOfRegion.get(row.regionId);
    const own = { rate: rated?.responseRate ?? null, cost: null };
    return {
      ...row,
      impressions: rated?.impressions ?? 0,
      ...completedOr(completed?.regions, row.regionId, own),
    };
  });
  const sites = panels.responsesBySite.rows.map((row) => ({
    ...row,
    ...completedOr(completed?.sites, row.siteId, {
      rate: row.responseRate,
      cost: row.costPerResponse,
    }),
  }));

  const firstViews = panels.impressionsBeforeVisit.rows.filter(({ views }) => views <= LAST_VIEWS);

  return [
    tableOf(
      PANEL_TITLES['creative-performance-cost'],
      creatives,
      [
        ['Creative', 'text', ({ creative }) => creative],
        ['Impressions', 'count', ({ totalImpressions }) => totalImpressions],
        ['Ad Spend', 'money', ({ adSpend }) => adSpend],
        ['Total Visits', 'count', ({ totalResponses }) => totalResponses],
        ['Response Rate', 'percent', ({ rate }) => rate],
        ['Cost Per Visit', 'money', ({ cost }) => cost],
      ],
      panels.currency,
    ),
    tableOf(
      PANEL_TITLES['channel-performance-cost'],
      channels,
      [
        ['Channel', 'text', ({ channel }) => channel],
        ['Impressions', 'count', ({ totalImpressions }) => totalImpressions],
        ['Ad Spend', 'money', ({ adSpend }) => adSpend],
        ['Total Visits', 'count', ({ totalResponses }) => totalResponses],
        ['Response Rate', 'percent', ({ rate }) => rate],
        ['Cost Per Visit', 'money', ({ cost }) => cost],
      ],
      panels.currency,
    ),
    tableOf(
      PANEL_TITLES['responses-by-region'],
      regions,
      [
        ['Region', 'text', ({ region }) => region],
        ['Total Visits', 'count', ({ responses }) => responses],
        ['Visit %', 'percent', ({ percentage }) => percentage],
        ['Impressions', 'count', ({ impressions }) => impressions],
        ['Response Rate', 'percent', ({ rate }) => rate],
      ],
      panels.currency,
    ),
    tableOf(
      PANEL_TITLES['responses-by-site'],
      sites,
      [
        ['Site', 'text', ({ site }) => site],
        ['Total Visits', 'count', ({ responses }) => responses],
        ['Response Rate', 'percent', ({ rate }) => rate],
        ['Cost Per Visit', 'money', ({ cost }) => cost],
      ],
      panels.currency,
    ),
    tableOf(
      PANEL_TITLES['platform-creative-performance'],
      panels.platformCreativePerformance.rows,
      [
        ['Channel', 'text', ({ platform }) => platform],
        ['Creative', 'text', ({ creative }) => creative],
        ['Impressions %', 'percent', ({ impressionsPercentage }) => impressionsPercentage],
        ['Visits %', 'percent', ({ responsesPercentage }) => responsesPercentage],
      ],
      panels.currency,
    ),
    tableOf(
      PANEL_TITLES['impressions-before-visit'],
      firstViews,
      [
        ['Views', 'text', ({ views }) => String(views)],
        ['Visits', 'count', ({ impressionsBeforeVisit }) => impressionsBeforeVisit],
      ],
      panels.currency,
    ),
    tableOf(
      'Visit Response Timing',
      panels.visitResponseTiming.rows,
      [
        ['Timing', 'text', ({ timing }) => timing],
        ['Visits', 'count', ({ responses }) => responses],
        ['Share of visits', 'percent', ({ percentage }) => percentage],
      ],
      panels.currency,
    ),
    tableOf(
      'Correlation and Pareto',
      measuresOf(panels),
      [
        ['Measure', 'text', ({ name }) => name],
        ['Value', 'text', ({ text }) => text],
      ],
      panels.currency,
    ),
    tableOf(
      trendTitle(trend),
      trend.spans,
      [
        [trend.kind.head, 'date', ({ firstDate }) => firstDate],
        ['Impressions', 'count', ({ totalImpressions }) => totalImpressions],
        ['Same Day', 'count', ({ sameDay }) => sameDay],
        ['All Responses', 'count', ({ totalResponses }) => totalResponses],
      ],
      panels.currency,
    ),
  ];
}
