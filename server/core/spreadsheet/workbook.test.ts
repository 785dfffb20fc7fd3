import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { read, type WorkBook } from '@e965/xlsx';
import fc from 'fast-check';
import { readWorkbook, valuesOf } from '#server/testing/read-workbook.js';
import { sheetCsv, workbookCsv } from './csv.js';
import type { Sheet } from './sheet.js';
import { MAX_WORKBOOK_ROWS, workbookFile } from './workbook.js';

const HOSTILE = [
  '=HYPERLINK("https://evil.example","Click")',
  '+1+cmd|/C calc!A0',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
];
const LONG = 'A creative whose name is far longer than any column should be wide'.repeat(2);
const ODD = [
  'مرحبا بالعالم',
  'Tūī & <Kōwhai> "x"',
  ' spaces ',
  'line\nbreak',
  'bell\u0007',
  '_x000D_',
  '\r=1',
  '👩‍👩‍👧',
];

const FIGURES: Sheet = {
  name: 'Figures',
  currency: 'NZD',
  columns: [
    { head: 'Name', kind: 'text' },
    { head: 'Day', kind: 'date' },
    { head: 'Visits', kind: 'count' },
    { head: 'Spend', kind: 'money' },
    { head: 'Rate', kind: 'percent' },
    { head: 'Average', kind: 'decimal' },
  ],
  rows: [
    ['Kōwhai', '2026-02-28', 1_234_567, 1234.5, 0.12345, 2.345],
    ['Empty', '2024-02-29', 0, null, undefined, Number.NaN],
    [LONG, 'soon', 1, 0.005, 1, 0],
    ...[...HOSTILE, ...ODD].map((name) => [name]),
  ],
};
const COVER: Sheet = {
  name: 'Cover',
  columns: [
    { head: 'Item', kind: 'text' },
    { head: 'Value', kind: 'decimal' },
  ],
  rows: [
    ['Client', 'https://evil.example'],
    ['Link', 'https://infinitum.example/dashboard?client=1&from=2026-01-01'],
    ['Correlation', 0.6172],
    ['Long link', `https://infinitum.example/?${'x'.repeat(3000)}`],
    ['Endless', 'x'.repeat(40_000)],
  ],
  linkRows: [1, 3],
};

const MAIL = { caller: null };

/** Takes about a second. */
const LONG_SHEET: Sheet = {
  name: 'Long',
  columns: [
    { head: 'name', kind: 'text' },
    { head: 'n', kind: 'count' },
  ],
  rows: Array.from({ length: 40_000 }, (_, at) => [`Booking ${at}`, at]),
};

let file: Buffer;
let book: WorkBook;
beforeAll(async () => {
  file = await workbookFile([FIGURES, COVER], MAIL);
  book = readWorkbook(file);
});
/** The XML of a part of a workbook. */
function partOf(workbook: Buffer, path: string): string {
  const { files } = read(workbook, { bookFiles: true }) as {
    files?: Record<string, { content: Uint8Array } | undefined>;
  }; // untyped there
  return Buffer.from(files?.[path]?.content ?? []).toString();
}

const cell = (at: string, sheet = 'Figures') => book.Sheets[sheet]?.[at] as unknown; // by its shape below

describe('a workbook', () => {
  test('has its sheets in order, each with its heads first', () => {
    expect(book.SheetNames).toEqual(['Figures', 'Cover']);
    expect(valuesOf(book, 'Figures')[0]).toEqual(FIGURES.columns.map(({ head }) => head));
  });

  test('has bold heads, which stay visible and filter the rows', () => {
    const sheet = partOf(file, 'xl/worksheets/sheet1.xml');
    const styles = partOf(file, 'xl/styles.xml').split('<cellXfs')[1]?.split('<xf ') ?? [];
    const fonts = partOf(file, 'xl/styles.xml').split('<font>');
    const [, heads = '', firstRow = ''] = sheet.split('<row ');
    const styleNumbers = [...heads.matchAll(/ s="(\d+)"/g)].map(([, style]) => Number(style));
    const [head = -1] = styleNumbers;
    const font = /fontId="(\d+)"/.exec(styles[head + 1] ?? '')?.[1];

    expect(styleNumbers).toEqual(FIGURES.columns.map(() => head));
    expect(fonts[Number(font) + 1]).toContain('<b/>');
    expect(firstRow).not.toContain(` s="${head}"`);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(sheet).toContain(`<autoFilter ref="A1:F${FIGURES.rows.length + 1}"/>`);
  });

  test('names its client after a sheet, as far as a spreadsheet takes the name', async () => {
    const names = ["Moa/Motors [NZ]: 'A' 2*", 'x'.repeat(40), `${'x'.repeat(20)}👩‍👩‍👧`, "\u0007'"];
    const sheets = names.map((ofClient, at) => ({ ...COVER, name: `Pace ${at}`, ofClient }));
    const named = readWorkbook(await workbookFile(sheets, MAIL)).SheetNames;
    expect(named).toEqual([
      "Pace 0 - Moa Motors  NZ   'A' 2",
      `Pace 1 - ${'x'.repeat(22)}`,
      expect.stringMatching(/^Pace 2 - x{20}/u),
      'Pace 3',
    ]);
    expect(named.every((name) => name.length <= 31 && name.isWellFormed())).toBe(true);
  });

  test('holds the figures themselves, shown in the documented formats', () => {
    expect(cell('A2')).toMatchObject({ t: 's', v: 'Kōwhai' });
    expect(cell('C2')).toMatchObject({ t: 'n', v: 1_234_567, z: '#,##0', w: '1,234,567' });
    expect(cell('D2')).toMatchObject({ t: 'n', v: 1234.5, z: '$#,##0.00', w: '$1,234.50' });
    expect(cell('E2')).toMatchObject({ t: 'n', v: 0.12345, z: '0.0%', w: '12.3%' });
    expect(cell('F2')).toMatchObject({ t: 'n', v: 2.345, z: '0.00' });
    expect(cell('C3')).toMatchObject({ v: 0, w: '0' });
  });

  test('holds dates as days, whatever the zone of the reader', () => {
    expect(cell('B2')).toMatchObject({ t: 'n', v: 46081, w: '28 Feb 2026' });
    expect(cell('B3')).toMatchObject({ t: 'n', v: 45351, w: '29 Feb 2024' });
    expect(cell('B4')).toMatchObject({ t: 's', v: 'soon' });
  });

  test('leaves the cells of missing figures empty', () => {
    expect(['D3', 'E3', 'F3', 'B5', 'C5'].map((at) => cell(at))).toEqual(Array(5).fill(undefined));
  });

  test.each(HOSTILE.map((text, index) => [text, `A${index + 5}`]))(
    'keeps %j a text, also when edited',
    (text, at) => {
      expect(cell(at)).toMatchObject({ t: 's', v: text, z: '@' });
      expect(cell(at)).not.toHaveProperty('f');
    },
  );

  test('keeps texts of every script and sign whole', () => {
    const names = valuesOf(book, 'Figures').map(([name]) => name);
    expect(names.slice(-ODD.length)).toEqual(ODD);
    expect(cell('A4')).toMatchObject({ v: LONG });
  });

  test('makes columns as wide as what they show, 30 characters at most', () => {
    expect(book.Sheets.Figures?.['!cols']?.map(({ width }) => width)).toEqual([
      30, 13, 11, 11, 8, 11,
    ]);
  });

  test('leads only to the addresses it was given as links', () => {
    expect(cell('B2', 'Cover')).not.toHaveProperty('l');
    expect(cell('B3', 'Cover')).toMatchObject({
      l: { Target: 'https://infinitum.example/dashboard?client=1&from=2026-01-01' },
    });
    expect(cell('B4', 'Cover')).toMatchObject({ t: 'n', v: 0.6172, w: '0.62' });
  });

  test('stays within what a spreadsheet can hold', () => {
    expect(cell('B5', 'Cover')).not.toHaveProperty('l');
    expect((cell('B6', 'Cover') as { v: string }).v).toHaveLength(32_767);
  });

  test('gives back whatever figures it was given', async () => {
    const figure = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
      fc.constant(null),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(figure, figure), { maxLength: 20 }), async (rows) => {
        const columns = [
          { head: 'a', kind: 'text' },
          { head: 'b', kind: 'decimal' },
        ] as const;

        const read = readWorkbook(await workbookFile([{ name: 'S', columns, rows }], MAIL));
        const cells = read.Sheets.S ?? {};

        for (const [at, row] of rows.entries()) {
          for (const [column, value] of row.entries()) {
            const found = cells[`${'AB'[column]}${at + 2}`] as { v: unknown } | undefined;
            expect(found?.v ?? null).toEqual(value);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is built in a thread, in which the process goes on answering', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await workbookFile([LONG_SHEET], MAIL);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
  });

  test('waits for those before it', async () => {
    const done: number[] = [];
    const sheets = [LONG_SHEET, FIGURES, COVER];
    const files = await Promise.all(
      sheets.map(async (sheet, at) => {
        const file = await workbookFile([sheet], MAIL);
        done.push(at);
        return readWorkbook(file).SheetNames;
      }),
    );

    expect(files).toEqual([['Long'], ['Figures'], ['Cover']]);
    expect(done).toEqual([0, 1, 2]);
  });

  test('is aborted where the caller aborts, and the next is built all the same', async () => {
    const [built, waiting] = [new AbortController(), new AbortController()];
    const files = Promise.allSettled([
      workbookFile([LONG_SHEET], { caller: null, signal: built.signal }),
      workbookFile([LONG_SHEET], { caller: null, signal: waiting.signal }),
      workbookFile([FIGURES], MAIL),
    ]);

    waiting.abort();
    await pause(50);
    built.abort();

    const [first, second, third] = await files;

    expect(first).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(second).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(third?.status).toBe('fulfilled');
  });

  test('of more rows than memory is reserved for is refused', async () => {
    const rows = Array.from({ length: MAX_WORKBOOK_ROWS / 2 + 1 }, () => []);
    const half = { ...LONG_SHEET, rows };
    await expect(workbookFile([half, { ...half, name: 'Other half' }], MAIL)).rejects.toMatchObject(
      {
        code: 'TOO_LARGE',
        message: 'A workbook has at most 200,000 rows: choose fewer days, or CSV',
      },
    );
  });

  test('is the same, byte for byte, for the same figures', async () => {
    expect(await workbookFile([FIGURES], MAIL)).toEqual(await workbookFile([FIGURES], MAIL));
  });
});

describe('CSV', () => {
  const table: Sheet = {
    name: 'T',
    columns: [
      { head: 'Name', kind: 'text' },
      { head: 'Rate', kind: 'percent' },
    ],
    rows: [
      ['a, "b"', 0.1],
      ['=1+1', null],
      ['two\nlines', Number.NaN],
    ],
  };

  test('of a sheet holds raw figures, and no text that would run as a formula', () => {
    expect([...sheetCsv(table)].join('')).toBe(
      '\uFEFFName,Rate\r\n"a, ""b""",0.1\r\n\'=1+1,\r\n"two\nlines",\r\n',
    );
  });

  test('marks formulas after a semicolon or a tab, which may separate cells, and full-width signs', () => {
    const rows = ['a;=1+1', 'a\t-1', '＝1+1', '\n=1', 'Radio; TV; -20 %'].map((name) => [name]);
    const [, ...lines] = [
      ...sheetCsv({ ...table, columns: [{ head: 'Name', kind: 'text' }], rows }),
    ]
      .join('')
      .split('\r\n');

    expect(lines.slice(0, 5)).toEqual([
      `"a;'=1+1"`,
      `"a\t'-1"`,
      "'＝1+1",
      `"'\n'=1"`,
      '"Radio; TV; -20 %"',
    ]);
  });

  test('of a workbook names sheet, row and column of every figure', () => {
    const lines = [...workbookCsv([table, { ...table, name: 'U', rows: [['x', 2]] }])]
      .join('')
      .split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      '\uFEFFsheet,row,column,value',
      'T,1,Name,"a, ""b"""',
      'T,1,Rate,0.1',
    ]);
    expect(lines.slice(-3)).toEqual(['U,1,Name,x', 'U,1,Rate,2', '']);
  });

  test('is written in pieces', () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => [`row ${at}`, at]);
    expect([...sheetCsv({ ...table, rows })].length).toBeGreaterThan(3);
  });
});
