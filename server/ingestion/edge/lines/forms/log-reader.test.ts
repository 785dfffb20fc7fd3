import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LineError } from '#server/ingestion/edge/lines/rejection-code.js';
import { LogReader, type LogReaderOptions } from './log-reader.js';

/** The contents of the lines by their numbers; a line that is none says its reason. */
function linesOf(log: Buffer | string, options: LogReaderOptions = {}, partBytes = Infinity) {
  const bytes = Buffer.from(log);
  const reader = new LogReader(options);
  const lines = [];
  for (let at = 0; at < bytes.length; at += partBytes)
    lines.push(...reader.push(bytes.subarray(at, Math.min(bytes.length, at + partBytes))));
  lines.push(...reader.end());
  return lines.map(({ line, content }) => [line, said(content)]);
}

function said(content: unknown): unknown {
  if (content instanceof LineError) return content.message;
  if (!Buffer.isBuffer(content)) return content;
  try {
    return JSON.parse(content.toString().replace(/^\ufeff/, ''));
  } catch {
    return content.toString();
  }
}

const A = { type: 'impression', tag: 'a', uid: 'x' };
const B = { type: 'webhit', tag: 'b' };
const [a, b] = [JSON.stringify(A), JSON.stringify(B)];

describe('JSON', () => {
  test.each([
    ['on a line each', `${a}\n${b}\n`],
    ['without a last line end', `${a}\n${b}`],
    ['with the line ends of Windows', `${a}\r\n${b}\r\n`],
    ['with those of old Macs', `${a}\r${b}\r`],
    ['with a mark', `\ufeff${a}\n${b}`],
    [
      'behind the times of CloudWatch',
      `2026-11-26T10:15:30.123Z ${a}\n2026-11-26T10:15:31Z ${b}\n`,
    ],
    ['in an array', `[${a},${b}]`],
    ['in an array over several lines', `[\n  ${a},\n  ${b}\n]\n`],
    ['in an indented array', JSON.stringify([A, B], null, 2)],
    ['in two arrays', `[${a}]\n[${b}]`],
    ['as indented objects', `${JSON.stringify(A, null, 2)}\n${JSON.stringify(B, null, 2)}\n`],
  ])('is read %s', (_, log) => {
    const expected = [
      [1, A],
      [2, B],
    ];

    expect(linesOf(log)).toEqual(expected);
    for (const partBytes of [1, 7]) expect(linesOf(log, {}, partBytes)).toEqual(expected);

    const utf16 = Buffer.from(log.replace(/^\ufeff/, ''), 'utf16le');
    expect(linesOf(utf16)).toEqual(expected);
    expect(linesOf(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).toEqual(expected);
    expect(linesOf(utf16.swap16())).toEqual(expected);
    expect(linesOf(Buffer.concat([Buffer.from([0xfe, 0xff]), utf16]), {}, 3)).toEqual(expected);
  });

  test('lines keep the numbers that an editor shows', () => {
    expect(linesOf(`\n${a}\n \t\n${b}`)).toEqual([
      [2, A],
      [4, B],
    ]);
  });

  test('a broken line spoils itself only', () => {
    expect(linesOf(`{"tag":"a\n${b}`)).toEqual([
      [1, '{"tag":"a'],
      [2, B],
    ]);
    expect(linesOf(`[\n{"tag":"a,\n${b},\nnope, ${a}, {"tag`)).toEqual([
      [1, '{"tag":"a,'],
      [2, B],
      [3, 'nope'],
      [4, A],
      [5, '{"tag'],
    ]);
  });

  test('brackets and quotes in texts are characters', () => {
    const line = { uid: '],}"[{\\', agents: [['x'], {}] };
    expect(linesOf(JSON.stringify([line, line]))).toEqual([
      [1, line],
      [2, line],
    ]);
  });

  test('of a line that is too long only so much is kept as shows it', () => {
    const reader = new LogReader();
    const lines = [
      ...reader.push(Buffer.from(`${a}\n`)),
      ...Array.from({ length: 9 }, () => [...reader.push(Buffer.alloc(50_000, 'x'))]).flat(),
      ...reader.push(Buffer.from(`\n${b}\n`)),
      ...reader.end(),
    ];
    const sizes = lines.map(({ content }) => (Buffer.isBuffer(content) ? content.length : 0));
    expect([sizes[0], sizes[2]]).toEqual([a.length, b.length]);
    expect(sizes[1]).toBeGreaterThan(64 * 1024);
    expect(sizes[1]).toBeLessThan(128 * 1024);
  });
});

describe('CSV and TSV', () => {
  const expected = [
    [2, A],
    [3, B],
  ];

  test.each([
    ['commas', 'type,tag,uid\nimpression,a,x\nwebhit,b,\n'],
    ['tabs', 'type\ttag\tuid\nimpression\ta\tx\nwebhit\tb\t\n'],
    ['semicolons', 'type;tag;uid\r\nimpression;a;x\r\nwebhit;b\r\n'],
    ['bars', 'type|tag|uid\nimpression|a|x\nwebhit|b|'],
    ['quotes', '"type","tag","uid"\n"impression","a","x"\n"webhit","b",""\n'],
    ['blanks', 'type, tag, uid\nimpression , a , "x"\nwebhit, b, \n'],
    ['a mark', '\ufefftype,tag,uid\nimpression,a,x\nwebhit,b,\n'],
    ['names in capitals', 'Type,TAG,Uid\nimpression,a,x\nwebhit,b,\n'],
    ['line ends of old Macs', 'type,tag,uid\rimpression,a,x\rwebhit,b,\r'],
  ])('are read with %s', (_, log) => {
    expect(linesOf(log)).toEqual(expected);
    expect(linesOf(log, {}, 5)).toEqual(expected);
    expect(linesOf(Buffer.from(log, 'utf16le'))).toEqual(expected);
  });

  test('the first line of a spreadsheet may name the delimiter', () => {
    expect(linesOf('sep=;\ntype;tag;uid\nimpression;a;x\n\nwebhit;b;\n')).toEqual([
      [3, A],
      [5, B],
    ]);
  });

  test('a quoted cell may hold delimiters, quotes and line ends', () => {
    expect(linesOf('tag,user_agent\na,"TV, 5"" and\r\nmore"\nb,plain "5" TV\n')).toEqual([
      [2, { tag: 'a', user_agent: 'TV, 5" and\nmore' }],
      [4, { tag: 'b', user_agent: 'plain "5" TV' }],
    ]);
  });

  test('a quote that nothing closes spoils its own line only', () => {
    expect(linesOf('type,tag,uid\n"impression,a,x\nimpression,a,x\nwebhit,b,\n')).toEqual([
      [2, 'the line has a quote that nothing closes'],
      [3, A],
      [4, B],
    ]);
  });

  test('cells without a column are an error, because they moved', () => {
    expect(linesOf('type,tag\nimpression,a,\nweb,hit,b\n')).toEqual([
      [2, { type: 'impression', tag: 'a' }],
      [3, 'the line has more cells than the head, which has 2'],
    ]);
  });

  test('names with blanks are ours, and the second column of a name is another', () => {
    expect(linesOf('Occurred At,User-Agent,uid,uid\nnow,TV,x,y\n')).toEqual([
      [2, { occurred_at: 'now', user_agent: 'TV', uid: 'x', 'uid 4': 'y' }],
    ]);
  });

  test('a head that names no field is no CSV unless the sender says so', () => {
    expect(linesOf('a,b\n1,2\n')).toEqual([
      [1, 'a,b'],
      [2, '1,2'],
    ]);
    expect(linesOf('a,b\n1,2\n', { isSeparated: true })).toEqual([[2, { a: '1', b: '2' }]]);
  });
});

test('a log says the same in every form, encoding and cut', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 }).map((each) => each.trim());
  const rows = fc.array(fc.record({ tag: fc.constant('k'), uid: text, user_agent: text }), {
    minLength: 1,
    maxLength: 20,
  });
  const asCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const forms: ((lines: readonly Record<string, string>[]) => string)[] = [
    (lines) => lines.map((line) => JSON.stringify(line)).join('\n'),
    (lines) => JSON.stringify(lines),
    (lines) => JSON.stringify(lines, null, '\t'),
    (lines) =>
      ['tag,uid,user_agent', ...lines.map((line) => Object.values(line).map(asCell).join(','))]
        .join('\n')
        // A carriage return is a line end only where it is the only one.
        .concat('\n'),
  ];

  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(...forms),
      fc.constantFrom<BufferEncoding>('utf8', 'utf16le'),
      fc.integer({ min: 1, max: 50 }),
      (lines, form, encoding, partBytes) => {
        const filled = lines.map((line) =>
          Object.fromEntries(Object.entries(line).filter(([, value]) => value !== '')),
        );
        const log = Buffer.from(form(lines), encoding);
        const read = linesOf(log, {}, partBytes).map(([, line]) => withoutEmpty(line));
        expect(read).toEqual(filled.map(normalised));
      },
    ),
    { numRuns: 300 },
  );
});

const withoutEmpty = (line: unknown) =>
  normalised(Object.fromEntries(Object.entries(line ?? {}).filter(([, value]) => value !== '')));

/** Line ends inside of a cell are line feeds, and half a surrogate is no character in UTF-8. */
const normalised = (line: object) =>
  Object.fromEntries(
    Object.entries(line).map(([field, value]) => [
      field,
      String(value).toWellFormed().replaceAll(/\r\n?/g, '\n').trim(),
    ]),
  );
