import type { CompletedRate } from '#server/analytics/panels/maturity.types.js';
import type { Figure } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import type { Panels } from './panels.js';

interface Reported {
  row: string;
  rate: number | null;
  cost: number | null;
}

const COLUMNS = [
  { head: 'Sheet', kind: 'text' },
  { head: 'Row', kind: 'text' },
  { head: 'Rate_So_Far', kind: 'percent' },
  { head: 'Rate_Completed', kind: 'percent' },
  { head: 'Low_95', kind: 'percent' },
  { head: 'High_95', kind: 'percent' },
  { head: 'Cost_So_Far', kind: 'money' },
  { head: 'Cost_Completed', kind: 'money' },
  { head: 'Visits_Expected', kind: 'count' },
] as const;

/** The completed rates of a sheet's rows, in their order there. */
const buildRows = (
  sheet: string,
  reported: readonly (Reported & { rowId: number })[],
  completed: readonly CompletedRate[],
): Figure[][] =>
  reported.flatMap(({ rowId, row, rate, cost }) => {
    const found = completed.find((one) => one.rowId === rowId);
    if (!found) return [];
    return [
      [
        sheet,
        row,
        rate,
        found.responseRate,
        found.responseRateInterval?.low,
        found.responseRateInterval?.high,
        cost,
        found.costPerResponse,
        found.responses,
      ],
    ];
  });

/**
 * The rates and costs of the workbook as they will be when the last visits have come; none where
 * all have, or where the timing is not known.
 */
export function maturitySheet(panels: Panels): Sheet[] {
  const { completed } = panels.maturity;
  if (!completed) return [];

  const { impressionSummary: summary, responsesBySite: sites } = panels;
  const { creativePerformanceCost: creatives, channelPerformanceCost: channels } = panels;
  const rows = [
    ...buildRows(
      'Impressions Summary',
      [
        {
          rowId: completed.total.rowId,
          row: 'All',
          rate: summary.responseRate,
          cost: summary.currentCpr,
        },
      ],
      [completed.total],
    ),
    ...buildRows(
      'Responses By Site',
      sites.rows.map((row) => ({
        rowId: row.siteId,
        row: row.site,
        rate: row.responseRate,
        cost: row.costPerResponse,
      })),
      completed.sites,
    ),
    ...buildRows(
      'Creative Cost',
      creatives.rows.map((row) => ({
        rowId: row.creativeId,
        row: row.creative,
        rate: row.responseRate,
        cost: row.currentCpr,
      })),
      completed.creatives,
    ),
    ...buildRows(
      'Channel Performance Details',
      channels.rows.map((row) => ({
        rowId: row.channelId,
        row: row.channel,
        rate: row.responseRate,
        cost: row.currentCpr,
      })),
      completed.channels,
    ),
  ];

  return [{ name: 'Maturity', columns: COLUMNS, rows, currency: panels.currency }];
}
