import { HEATMAP_DAYS } from '#schema/writing/weekdays.js';
import type { Figure } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import type { Panels } from './panels.js';

interface Rate {
  row: string;
  rate: number | null;
  interval: { low: number; high: number } | null;
  isSmallSample?: boolean;
  isTiedWithFirst?: boolean | null;
  hits: number | null;
  of: number | null;
}

function remarkOf({ isSmallSample, isTiedWithFirst }: Rate): string | null {
  if (isSmallSample) return 'Small sample';
  return isTiedWithFirst ? 'Cannot be told from the first' : null;
}

const buildRows = (panel: string, measure: string, rates: readonly Rate[]): Figure[][] =>
  rates.map((one) => [
    panel,
    one.row,
    measure,
    one.rate,
    one.interval?.low,
    one.interval?.high,
    one.hits,
    one.of,
    remarkOf(one),
  ]);

const WEEK = [...HEATMAP_DAYS, { key: 'total', head: 'Total' } as const];

type Heatmap = Panels['impressionHeatmap'];

function heatmapRates(heatmap: Heatmap): Rate[] {
  const {
    impressions,
    responses,
    responseRatio,
    responseRatioIntervals,
    responseRatioSmallSamples,
  } = heatmap;

  return responseRatio.flatMap((ratios, at) =>
    WEEK.map(({ key: day, head }) => ({
      row: `${ratios.time}, ${head}`,
      rate: ratios[day],
      interval: responseRatioIntervals[at]?.[day] ?? null,
      isSmallSample: responseRatioSmallSamples[at]?.[day],
      hits: responses[at]?.[day] ?? null,
      of: impressions[at]?.[day] ?? null,
    })),
  );
}

interface RatedRow {
  responseRate: number | null;
  responseRateInterval: Rate['interval'];
  isSmallSample: boolean;
  isTiedWithFirst: boolean | null;
  totalResponses: number;
  totalImpressions: number;
}

const costRate =
  <Row extends RatedRow>(nameOf: (row: Row) => string) =>
  (row: Row): Rate => ({
    ...row,
    row: nameOf(row),
    rate: row.responseRate,
    interval: row.responseRateInterval,
    hits: row.totalResponses,
    of: row.totalImpressions,
  });

function rateRows(panels: Panels): Figure[][] {
  const {
    impressionSummary: summary,
    responsesByRegion,
    responsesBySite,
    visitResponseTiming,
  } = panels;

  const {
    platformCreativePerformance: pairs,
    creativePerformanceCost,
    channelPerformanceCost,
  } = panels;

  const { totalResponses, actualImpressions } = summary;

  return [
    ...buildRows('Impressions Summary', 'Response_Rate', [
      {
        row: 'All',
        rate: summary.responseRate,
        interval: summary.responseRateInterval,
        isSmallSample: summary.isSmallSample,
        hits: totalResponses,
        of: actualImpressions,
      },
    ]),
    ...buildRows(
      'Responses By Region',
      'Percentage',
      responsesByRegion.rows.map((row) => ({
        ...row,
        row: row.region,
        rate: row.percentage,
        interval: row.percentageInterval,
        hits: row.responses,
        of: totalResponses,
      })),
    ),
    ...buildRows(
      'Responses By Site',
      'Response_Rate_Percent',
      responsesBySite.rows.map((row) => ({
        ...row,
        row: row.site,
        rate: row.responseRate,
        interval: row.responseRateInterval,
        hits: row.responses,
        of: actualImpressions,
      })),
    ),
    ...buildRows(
      'Visit Response Timing',
      'Share of visits',
      visitResponseTiming.rows.map((row) => ({
        row: row.timing,
        rate: row.percentage,
        interval: row.percentageInterval,
        hits: row.responses,
        of: totalResponses,
      })),
    ),
    ...buildRows(
      'Creative Performance',
      'Responses_Perc',
      pairs.rows.map((row) => ({
        row: `${row.platform} · ${row.creative}`,
        rate: row.responsesPercentage,
        interval: row.responsesPercentageInterval,
        hits: null,
        of: pairs.summary.totalResponses,
      })),
    ),
    ...buildRows(
      'Creative Cost',
      'Response_Rate_Percent',
      creativePerformanceCost.rows.map(costRate(({ creative }) => creative)),
    ),
    ...buildRows(
      'Channel Performance Details',
      'Response_Rate_Percent',
      channelPerformanceCost.rows.map(costRate(({ channel }) => channel)),
    ),
    ...buildRows(
      'Heatmap Response Rate',
      'Visits / Impressions',
      heatmapRates(panels.impressionHeatmap),
    ),
  ];
}

/** Every rate of the workbook with its 95 % interval and the counts behind it. */
export const intervalsSheet = (panels: Panels): Sheet => ({
  name: 'Intervals',
  columns: [
    { head: 'Panel', kind: 'text' },
    { head: 'Row', kind: 'text' },
    { head: 'Measure', kind: 'text' },
    { head: 'Rate', kind: 'percent' },
    { head: 'Low_95', kind: 'percent' },
    { head: 'High_95', kind: 'percent' },
    { head: 'Visits', kind: 'count' },
    { head: 'Of', kind: 'count' },
    { head: 'Remark', kind: 'text' },
  ],
  rows: rateRows(panels),
});
