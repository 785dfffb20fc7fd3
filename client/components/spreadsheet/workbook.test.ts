import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkBook } from '@e965/xlsx';
import { readWorkbook } from '../../testing/read-workbook';
import type { FigureTable } from '../figure-table';
import { coverSheet } from './cover-sheet';
import { workbookFile } from './workbook';

const HOSTILE = [
  '=HYPERLINK("https://evil.example","Click")',
  '+1+cmd|/C calc!A0',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
];
const LONG = 'A creative whose name is far longer than any column should be wide'.repeat(2);
const RIGHT_TO_LEFT = 'مرحبا بالعالم';

const TABLE: FigureTable = {
  columns: [
    { key: 'name', head: 'Name', kind: 'text' },
    { key: 'day', head: 'Day', kind: 'date' },
    { key: 'visits', head: 'Visits', kind: 'count' },
    { key: 'spend', head: 'Spend', kind: 'money' },
    { key: 'rate', head: 'Rate', kind: 'percent' },
    { key: 'average', head: 'Average', kind: 'decimal' },
  ],
  rows: [
    { name: 'Kōwhai', day: '2026-02-28', visits: 1_234_567, spend: 1234.5, rate: 0.12345, average: 2.345 },
    { name: RIGHT_TO_LEFT, day: '2024-02-29', visits: 0, spend: null, rate: undefined, average: Number.NaN },
    { name: LONG, day: 'soon', visits: 1, spend: 0.005, rate: 1, average: 0 },
    ...HOSTILE.map((name) => ({ name })),
  ],
};

let book: WorkBook;

beforeAll(async () => {
  const file = await workbookFile([
    { name: 'Figures', table: TABLE },
    coverSheet([
      { item: 'Client', value: 'https://evil.example' },
      { item: 'Link', value: 'https://infinitum.example/dashboard?client=1', isLink: true },
      { item: 'Correlation', value: 0.6172 },
      { item: 'Long link', value: `https://infinitum.example/?${'x'.repeat(3000)}`, isLink: true },
      { item: 'Endless', value: 'x'.repeat(40_000) },
    ]),
  ]);
  book = await readWorkbook(file);
});

const cell = (address: string, sheet = 'Figures') => book.Sheets[sheet]?.[address] as unknown; // by its shape below

describe('a workbook', () => {
  it('has its sheets in order, each with its heads first', () => {
    expect(book.SheetNames).toEqual(['Figures', 'Cover']);
    expect(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].map((at) => cell(at))).toMatchObject(
      TABLE.columns.map(({ head }) => ({ t: 's', v: head })),
    );
  });

  it('holds the figures themselves, shown in the documented formats', () => {
    expect(cell('A2')).toMatchObject({ t: 's', v: 'Kōwhai' });
    expect(cell('C2')).toMatchObject({ t: 'n', v: 1_234_567, z: '#,##0', w: '1,234,567' });
    expect(cell('D2')).toMatchObject({ t: 'n', v: 1234.5, z: '$#,##0.00', w: '$1,234.50' });
    expect(cell('E2')).toMatchObject({ t: 'n', v: 0.12345, z: '0.0%', w: '12.3%' });
    expect(cell('F2')).toMatchObject({ t: 'n', v: 2.345, z: '0.00' });
    expect(cell('C3')).toMatchObject({ v: 0, w: '0' });
  });

  it('holds dates as days, whatever the zone of the reader', () => {
    expect(cell('B2')).toMatchObject({ t: 'n', v: 46081, w: '2026-02-28' });
    expect(cell('B3')).toMatchObject({ t: 'n', v: 45351, w: '2024-02-29' });
    expect(cell('B4')).toMatchObject({ t: 's', v: 'soon' });
  });

  it('leaves the cells of missing figures empty', () => {
    expect(['D3', 'E3', 'F3', 'B5', 'C5'].map((at) => cell(at))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(HOSTILE.map((text, index) => [text, `A${index + 5}`]))('keeps %j a text, also when edited', (text, at) => {
    expect(cell(at)).toMatchObject({ t: 's', v: text, z: '@' });
    expect(cell(at)).not.toHaveProperty('f');
  });

  it('keeps names of every script whole', () => {
    expect(cell('A3')).toMatchObject({ v: RIGHT_TO_LEFT });
    expect(cell('A4')).toMatchObject({ v: LONG });
  });

  it('makes columns as wide as what they show, 30 characters at most', () => {
    const widths = book.Sheets.Figures?.['!cols']?.map(({ wch }) => wch);
    expect(widths).toEqual([30, 14, 11, 11, 8, 9]);
  });

  it('leads only to the address it was given as a link', () => {
    expect(cell('B2', 'Cover')).not.toHaveProperty('l');
    expect(cell('B3', 'Cover')).toMatchObject({ l: { Target: 'https://infinitum.example/dashboard?client=1' } });
    expect(cell('B4', 'Cover')).toMatchObject({ t: 'n', v: 0.6172, w: '0.62' });
  });

  it('stays within what a spreadsheet can hold', () => {
    expect(cell('B5', 'Cover')).not.toHaveProperty('l');
    expect((cell('B6', 'Cover') as { v: string }).v).toHaveLength(32_767);
  });
});
