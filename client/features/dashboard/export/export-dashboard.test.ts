import { describe, expect, it } from '@jest/globals';
import { readWorkbook, valuesOf } from '../../../testing/read-workbook';
import { savedFiles } from '../../../testing/saved-files';
import { NO_FILTERS } from '../bar/filters';
import { filterWords } from '../bar/filter-words';
import { figuresOf, OPTIONS, viewOf } from '../dashboard.fixture';
import type { DashboardFigures } from '../figures';
import { exportDashboard } from './export-dashboard';

const saved = savedFiles();

const DOCUMENTED_SHEETS = [
  'Impressions Summary',
  'Impressions Before Visit',
  'Responses By Region',
  'Responses By Site',
  'Responses Over Time',
  'Visit Response Timing',
  'Creative Performance',
  'Creative Summary',
  'Creative Cost',
  'Heatmap - Impressions',
  'Heatmap - Visits',
  'Heatmap Response Rate',
];
const WEEK = ['time', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Total'];

const view = viewOf({ filters: { ...NO_FILTERS, regions: [2], creatives: [31, 33] }, compare: 'previous' });
const figures = figuresOf(view.range, 123_456);

async function exported(given: DashboardFigures = figures) {
  const filters = filterWords(view.filters, OPTIONS);
  const exportedAt = new Date(2026, 10, 20, 14, 5, 9);
  await exportDashboard({ view, figures: given, compared: figuresOf(view.range), filters, exportedAt });
  const [file] = saved;
  if (!file) throw new Error('nothing was saved');
  return { name: file.name, book: await readWorkbook(file.content) };
}

const week = (rows: DashboardFigures['impressionHeatmap']['impressions']) =>
  rows.map(({ time, sun, mon, tue, wed, thu, fri, sat, total }) => [time, sun, mon, tue, wed, thu, fri, sat, total]);

/** What each sheet must hold, heads first, by the specification's names of the fields. */
function documented(of: DashboardFigures): Record<string, unknown[][]> {
  const { impressionSummary: all, visitResponseTiming } = of;
  const timing = visitResponseTiming.summary;
  return {
    'Impressions Summary': [
      [
        'Ad_Spend',
        'Impressions',
        'Actual_Impressions',
        'Total_Responses',
        'Webhits',
        'CPM_Actual',
        'Response_Rate',
        'Current_CPR',
      ],
      [
        all.adSpend,
        all.actualImpressions,
        all.actualImpressions,
        all.totalResponses,
        all.webhits,
        all.cpmActual,
        all.responseRate,
        all.currentCpr,
      ],
    ],
    'Impressions Before Visit': [
      ['Views', 'Impressions_Before_Visit'],
      ...of.impressionsBeforeVisit.rows.map((row) => [row.views, row.impressionsBeforeVisit]),
    ],
    'Responses By Region': [
      ['Region', 'Responses', 'Percentage'],
      ...of.responsesByRegion.rows.map((row) => [row.region, row.responses, row.percentage]),
    ],
    'Responses By Site': [
      ['Site', 'Responses', 'Response_Rate_Percent', 'CPR'],
      ...of.responsesBySite.rows.map((row) => [row.site, row.responses, row.responseRate, row.costPerResponse]),
    ],
    'Responses Over Time': [
      ['Date', 'Total_Impressions', 'Same_Day', 'Total_Responses'],
      ...of.responsesOverTime.rows.map((row) => [row.date, row.totalImpressions, row.sameDay, row.totalResponses]),
    ],
    'Visit Response Timing': [
      ['Hour_1', 'Day_1', 'Week_1', 'Hour_1_Perc', 'Day_1_Perc', 'Week_1_Perc'],
      [timing.hour1, timing.day1, timing.week1, timing.hour1Percentage, timing.day1Percentage, timing.week1Percentage],
    ],
    'Creative Performance': [
      ['Platform', 'Creative', 'Impressions_Perc', 'Responses_Perc'],
      ...of.platformCreativePerformance.rows.map((row) => [
        row.platform,
        row.creative,
        row.impressionsPercentage,
        row.responsesPercentage,
      ]),
    ],
    'Creative Summary': [
      ['Creative', 'Total_Responses', 'Visits', 'CPV'],
      ...of.creativePerformanceSummary.rows.map((row) => [
        row.creative,
        row.totalResponses,
        row.totalResponses,
        row.cpv,
      ]),
    ],
    'Creative Cost': [
      [
        'Creative',
        'Duration',
        'Total_Impressions',
        'Ad_Spend',
        'Total_Responses',
        'Response_Rate_Percent',
        'Current_CPR',
      ],
      ...of.creativePerformanceCost.rows.map((row) => [
        row.creative,
        row.duration,
        row.totalImpressions,
        row.adSpend,
        row.totalResponses,
        row.responseRate,
        row.currentCpr,
      ]),
    ],
    'Heatmap - Impressions': [WEEK, ...week(of.impressionHeatmap.impressions)],
    'Heatmap - Visits': [WEEK, ...week(of.impressionHeatmap.webhits)],
    'Heatmap Response Rate': [WEEK, ...week(of.impressionHeatmap.responseRatio)],
  };
}

describe('the export of the dashboard', () => {
  it('is named after the moment and has the documented sheets in order, two more at the end', async () => {
    const { name, book } = await exported();
    expect(name).toBe('Infinitum_Dashboard_2026-11-20_14-05-09.xlsx');
    expect(book.SheetNames).toEqual([...DOCUMENTED_SHEETS, 'Intervals', 'Cover']);
  });

  it.each([
    ['figures', figures],
    ['none', figuresOf(view.range, 0)],
  ])('holds, cell by cell, what is on screen: %s', async (_, given) => {
    const { book } = await exported(given);
    const expected = documented(given);
    expect(Object.keys(expected)).toEqual(DOCUMENTED_SHEETS);
    for (const [sheet, rows] of Object.entries(expected))
      expect({ [sheet]: valuesOf(book, sheet) }).toEqual({ [sheet]: rows });
  });

  it('shows money, percentages, counts and days as documented', async () => {
    const { book } = await exported();
    const format = (sheet: string, at: string) => (book.Sheets[sheet]?.[at] as { z: string }).z;
    expect(['A2', 'B2', 'F2', 'G2', 'H2'].map((at) => format('Impressions Summary', at))).toEqual([
      '$#,##0.00',
      '#,##0',
      '$#,##0.00',
      '0.0%',
      '$#,##0.00',
    ]);
    expect(format('Responses By Region', 'C2')).toBe('0.0%');
    expect(format('Responses Over Time', 'A2')).toBe('yyyy-mm-dd');
    expect(format('Heatmap - Visits', 'B2')).toBe('#,##0');
    expect(format('Heatmap Response Rate', 'B8')).toBe('0.0%');
  });

  it('has no column wider than 30 characters and none of the map’s', async () => {
    const { book } = await exported();
    for (const sheet of DOCUMENTED_SHEETS) {
      const widths = book.Sheets[sheet]?.['!cols']?.map(({ wch }) => wch ?? 0) ?? [];
      expect(Math.max(...widths)).toBeLessThanOrEqual(30);
      expect(Math.min(...widths)).toBeGreaterThan(3);
    }
    expect(valuesOf(book, 'Responses By Region')[0]).toEqual(['Region', 'Responses', 'Percentage']);
  });

  it('keeps hostile names texts in every sheet that has them', async () => {
    const name = '=HYPERLINK("https://evil.example")';
    const named = <Row extends object>(rows: readonly Row[], key: keyof Row) =>
      rows.map((row) => ({ ...row, [key]: name }));
    const { book } = await exported({
      ...figures,
      responsesByRegion: { ...figures.responsesByRegion, rows: named(figures.responsesByRegion.rows, 'region') },
      responsesBySite: { ...figures.responsesBySite, rows: named(figures.responsesBySite.rows, 'site') },
      creativePerformanceCost: {
        ...figures.creativePerformanceCost,
        rows: named(figures.creativePerformanceCost.rows, 'creative'),
      },
    });
    for (const sheet of ['Responses By Region', 'Responses By Site', 'Creative Cost']) {
      expect(book.Sheets[sheet]?.A2).toMatchObject({ t: 's', v: name, z: '@' });
    }
    for (const sheet of book.SheetNames) {
      const cells = Object.values(book.Sheets[sheet] ?? {}) as { f?: string }[];
      expect(cells.filter((cell) => cell.f !== undefined)).toEqual([]);
    }
  });

  it('gives every rate its interval and what it was counted from', async () => {
    const { book } = await exported();
    const [heads, ...rows] = valuesOf(book, 'Intervals');
    expect(heads).toEqual(['Panel', 'Row', 'Measure', 'Rate', 'Low_95', 'High_95', 'Visits', 'Of', 'Remark']);
    const all = figures.impressionSummary;
    expect(rows[0]).toEqual([
      'Impressions Summary',
      'All',
      'Response_Rate',
      all.responseRate,
      all.responseRateInterval?.low,
      all.responseRateInterval?.high,
      all.totalResponses,
      all.actualImpressions,
      null,
    ]);
    const count = (panel: string) => rows.filter(([of]) => of === panel).length;
    expect(count('Responses By Region')).toBe(4);
    expect(count('Responses By Site')).toBe(2);
    expect(count('Channel Performance Details')).toBe(2);
    expect(count('Heatmap Response Rate')).toBe(72);
  });

  it('says of each ratio of the heatmap whether it is of a small sample', async () => {
    const { impressionHeatmap } = figures;
    const responseRatioSmallSamples = impressionHeatmap.responseRatioSmallSamples.map((row) => ({
      ...row,
      sun: true,
      mon: false,
    }));
    const { book } = await exported({
      ...figures,
      impressionHeatmap: { ...impressionHeatmap, responseRatioSmallSamples },
    });
    const remarks = valuesOf(book, 'Intervals')
      .filter(([panel, row]) => panel === 'Heatmap Response Rate' && String(row).startsWith('Total, '))
      .map((row) => row.at(-1));
    expect(remarks.slice(0, 2)).toEqual(['Small sample', null]);
  });

  it('says on its cover what it is of', async () => {
    const { book } = await exported();
    const lines = new Map(valuesOf(book, 'Cover').map(([item, value]) => [item, value]));
    expect(lines.get('Client')).toBe('Kōwhai Foods');
    expect([lines.get('From'), lines.get('To')]).toEqual(['01 Mar 2026', '10 Mar 2026']);
    expect(lines.get('Time zone of dates, weekdays and dayparts')).toBe('Pacific/Auckland');
    expect(lines.get('Filter: Region')).toBe('Auckland');
    expect(lines.get('Filter: Creative')).toBe('Harvest 30s, Beach 30s');
    expect(lines.get('Filter: Channel')).toBe('All');
    expect(lines.get('Compared with')).toBe(
      'Previous period: 01 Mar 26 – 10 Mar 26 (its figures are not in this file)',
    );
    expect(lines.get('Exported')).toMatch(/^20 Nov 2026, 14:05 \(.+\)$/);
    expect(lines.get('Correlation of daily impressions and visits')).toBe(0.62);
    expect(lines.get('Regions')).toBe('IP Geolocation by DB-IP');
    const link = new URL(String(lines.get('Link to the view')));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      client: '1',
      from: '2026-03-01',
      to: '2026-03-10',
      region: '2',
      creative: '31.33',
      compare: 'previous',
    });
  });
});
