import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import type { SharedFigures } from '#server/reports/shared-links/shared-view.type.js';
import type { ShownFigures } from '#server/reports/shared-links/shared-view.js';
import type { ShownCount } from '#server/reports/shared-links/withhold-counts.js';
import { countWords } from './outside-summary.js';

/** A count as a number, a withheld one as its words. */
const cell = (count: ShownCount) => count.value ?? countWords(count);

const COUNTS = [
  { head: 'Impressions', kind: 'count' },
  { head: 'Visits', kind: 'count' },
] as const;

const FIGURES = [
  ...COUNTS,
  { head: 'Ad Spend', kind: 'money' },
  { head: 'Response Rate', kind: 'percent' },
  { head: 'Cost Per Visit', kind: 'money' },
] as const;

const figuresOf = ({ impressions, visits, adSpend, responseRate, costPerVisit }: SharedFigures) => [
  cell(impressions),
  cell(visits),
  adSpend,
  responseRate,
  costPerVisit,
];

/** The tables of a public link as sheets; rates and costs are those so far. */
export function outsideSheets(
  clientName: string,
  { totals, days, channels, creatives }: ShownFigures,
  currency: string,
): Sheet[] {
  const table = (name: string, noun: string, rows: typeof channels): Sheet => ({
    name,
    currency,
    columns: [{ head: noun, kind: 'text' }, ...FIGURES],
    rows: rows.map((row) => [row.name, ...figuresOf(row)]),
  });

  return [
    {
      name: 'Summary',
      currency,
      columns: [{ head: 'Client', kind: 'text' }, ...FIGURES],
      rows: [[clientName, ...figuresOf(totals)]],
    },
    {
      name: 'Days',
      columns: [{ head: 'Date', kind: 'date' }, ...COUNTS],
      rows: days.map(({ date, impressions, visits }) => [date, cell(impressions), cell(visits)]),
    },
    table('Channels', 'Channel', channels),
    table('Creatives', 'Creative', creatives),
  ];
}
