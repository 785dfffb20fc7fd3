import type { Figure, FigureKind } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import type { Panels } from './panels.js';

type SheetOf = (panels: Panels) => Sheet;
type ColumnOf<Row> = readonly [head: string, kind: FigureKind, value: (row: Row) => Figure];

/** A documented sheet. Its heads are the field names of REST. */
function sheetOf<Row>(
  name: string,
  rowsIn: (panels: Panels) => readonly Row[],
  columns: readonly ColumnOf<Row>[],
): SheetOf {
  return (panels) => ({
    name,
    currency: panels.currency,
    columns: columns.map(([head, kind]) => ({ head, kind })),
    rows: rowsIn(panels).map((row) => columns.map(([, , value]) => value(row))),
  });
}

type HeatmapRow = Panels['impressionHeatmap']['impressions'][number];

const weekOf = (kind: FigureKind): ColumnOf<HeatmapRow>[] => [
  ['time', 'text', ({ time }) => time],
  ['Sun', kind, ({ sun }) => sun],
  ['Mon', kind, ({ mon }) => mon],
  ['Tue', kind, ({ tue }) => tue],
  ['Wed', kind, ({ wed }) => wed],
  ['Thu', kind, ({ thu }) => thu],
  ['Fri', kind, ({ fri }) => fri],
  ['Sat', kind, ({ sat }) => sat],
  ['Total', kind, ({ total }) => total],
];

// To add a column, add a line to its sheet. The names, heads and order of the sheets are
// documented.
const SHEETS: readonly SheetOf[] = [
  sheetOf('Impressions Summary', ({ impressionSummary }) => [impressionSummary], [
    ['Ad_Spend', 'money', ({ adSpend }) => adSpend],
    ['Impressions', 'count', ({ actualImpressions }) => actualImpressions],
    ['Actual_Impressions', 'count', ({ actualImpressions }) => actualImpressions],
    ['Total_Responses', 'count', ({ totalResponses }) => totalResponses],
    ['Webhits', 'count', ({ webhits }) => webhits],
    ['CPM_Actual', 'money', ({ cpmActual }) => cpmActual],
    ['Response_Rate', 'percent', ({ responseRate }) => responseRate],
    ['Current_CPR', 'money', ({ currentCpr }) => currentCpr],
  ]),
  sheetOf('Impressions Before Visit', ({ impressionsBeforeVisit }) => impressionsBeforeVisit.rows, [
    ['Views', 'count', ({ views }) => views],
    ['Impressions_Before_Visit', 'count', ({ impressionsBeforeVisit }) => impressionsBeforeVisit],
  ]),
  sheetOf('Responses By Region', ({ responsesByRegion }) => responsesByRegion.rows, [
    ['Region', 'text', ({ region }) => region],
    ['Responses', 'count', ({ responses }) => responses],
    ['Percentage', 'percent', ({ percentage }) => percentage],
  ]),
  sheetOf('Responses By Site', ({ responsesBySite }) => responsesBySite.rows, [
    ['Site', 'text', ({ site }) => site],
    ['Responses', 'count', ({ responses }) => responses],
    ['Response_Rate_Percent', 'percent', ({ responseRate }) => responseRate],
    ['CPR', 'money', ({ costPerResponse }) => costPerResponse],
  ]),
  sheetOf('Responses Over Time', ({ responsesOverTime }) => responsesOverTime.rows, [
    ['Date', 'date', ({ date }) => date],
    ['Total_Impressions', 'count', ({ totalImpressions }) => totalImpressions],
    ['Same_Day', 'count', ({ sameDay }) => sameDay],
    ['Total_Responses', 'count', ({ totalResponses }) => totalResponses],
  ]),
  sheetOf('Visit Response Timing', ({ visitResponseTiming }) => [visitResponseTiming.summary], [
    ['Hour_1', 'count', ({ hour1 }) => hour1],
    ['Day_1', 'count', ({ day1 }) => day1],
    ['Week_1', 'count', ({ week1 }) => week1],
    ['Hour_1_Perc', 'percent', ({ hour1Percentage }) => hour1Percentage],
    ['Day_1_Perc', 'percent', ({ day1Percentage }) => day1Percentage],
    ['Week_1_Perc', 'percent', ({ week1Percentage }) => week1Percentage],
  ]),
  sheetOf(
    'Creative Performance',
    ({ platformCreativePerformance }) => platformCreativePerformance.rows,
    [
      ['Platform', 'text', ({ platform }) => platform],
      ['Creative', 'text', ({ creative }) => creative],
      ['Impressions_Perc', 'percent', ({ impressionsPercentage }) => impressionsPercentage],
      ['Responses_Perc', 'percent', ({ responsesPercentage }) => responsesPercentage],
    ],
  ),
  sheetOf('Creative Summary', ({ creativePerformanceSummary }) => creativePerformanceSummary.rows, [
    ['Creative', 'text', ({ creative }) => creative],
    ['Total_Responses', 'count', ({ totalResponses }) => totalResponses],
    ['Visits', 'count', ({ totalResponses }) => totalResponses],
    ['CPV', 'money', ({ cpv }) => cpv],
  ]),
  sheetOf('Creative Cost', ({ creativePerformanceCost }) => creativePerformanceCost.rows, [
    ['Creative', 'text', ({ creative }) => creative],
    ['Duration', 'text', ({ duration }) => duration],
    ['Total_Impressions', 'count', ({ totalImpressions }) => totalImpressions],
    ['Ad_Spend', 'money', ({ adSpend }) => adSpend],
    ['Total_Responses', 'count', ({ totalResponses }) => totalResponses],
    ['Response_Rate_Percent', 'percent', ({ responseRate }) => responseRate],
    ['Current_CPR', 'money', ({ currentCpr }) => currentCpr],
  ]),
  sheetOf(
    'Heatmap - Impressions',
    ({ impressionHeatmap }) => impressionHeatmap.impressions,
    weekOf('count'),
  ),
  sheetOf(
    'Heatmap - Visits',
    ({ impressionHeatmap }) => impressionHeatmap.responses,
    weekOf('count'),
  ),
  sheetOf(
    'Heatmap Response Rate',
    ({ impressionHeatmap }) => impressionHeatmap.responseRatio,
    weekOf('percent'),
  ),
];

export const dashboardSheets = (panels: Panels): Sheet[] => SHEETS.map((sheet) => sheet(panels));
