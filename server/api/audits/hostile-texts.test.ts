import { beforeAll, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { checkInput } from '#server/core/input/check-input.js';
import { clientNetworkFinder } from '#server/core/http/client-ip.js';
import { parseCursor } from '#server/core/graphql/cursor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import {
  redactFields,
  redactText,
  stackFrames,
  safeErrorMessage,
} from '#server/core/process/redact.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import { sheetCsv } from '#server/core/spreadsheet/csv.js';
import { isUnavailable } from '#server/core/http/unavailable.js';
import { isUnfilledMacro } from '#schema/ad-servers.js';
import { bearerOf } from '#server/api/context.js';
import { KnownDocuments } from '#server/api/graphql/documents/known-documents.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { variableErrorOf } from '#server/api/errors/variable-error.js';

/*
 * The time to read a caller's text grows with its length, never with the square of it. The texts
 * are those that patterns with backtracking are slow on: the beginning of a match, again and again,
 * without its end.
 */
const TEXTS = 10_000;
const MAX_CPU_MS = 5;
const MAX_LENGTH = 50_000;
/** Long enough to show quadratic time. */
const MOSTLY_UP_TO = 5_000;
/** Another process may need the processor, and the first run is compiled. */
const TRIES = 4;

const PIECES = [
  ' Did you mean ',
  '?',
  'select ',
  'with ',
  ' - ',
  'Bearer ',
  'Bearer',
  'eyJ',
  '-eyJ',
  'eyJa.',
  'eyJa.b.',
  'a',
  'a@',
  '@',
  '@a',
  'a.',
  '.a@a',
  'a-',
  '-',
  'a:',
  ':',
  '::',
  'a::',
  '1.',
  '1.1.1.',
  '255.255.255.255',
  'f',
  'fe80::',
  'Field "',
  'Field "a" of required type "',
  ' at "',
  ' at "a"; ',
  '; ',
  'Variable "$',
  '"',
  '\\"',
  'Expected type "',
  'www.',
  '://',
  'http://',
  'https://a',
  '/',
  '?',
  '#',
  '%',
  '[',
  ']',
  '${',
  '{{',
  '%%',
  '#{',
  '%7B',
  '{',
  '}',
  '}}',
  '<',
  '<a',
  '>',
  '&',
  '&lt;',
  "'",
  ',',
  '=',
  '=1+1',
  '\t',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\n    at ',
  '\u0000',
  '\u0007',
  'é',
  'İ',
  '\u0301',
  '🎬',
  '\ud83c',
  '\u202e',
  '\u2028',
  'A',
  'aA',
  '_a',
  '_x0041_',
  '_x',
  '10.',
  ', ',
  '1.1.1.1, ',
];

/** The same texts every time: a linear congruential generator (Numerical Recipes). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function* hostileTexts(count: number): Generator<string> {
  const roll = dice(4711);
  const piece = () => PIECES[roll(PIECES.length)] ?? '';
  for (let at = 0; at < count; at++) {
    const longest = at % 10 === 0 ? MAX_LENGTH : MOSTLY_UP_TO;
    const length = Math.floor(longest ** (roll(1_000) / 1_000));
    const unit = Array.from({ length: 1 + roll(3) }, piece).join('');
    const text = piece() + unit.repeat(Math.ceil(length / unit.length)) + piece();
    yield text.slice(0, MAX_LENGTH);
  }
}

const findNetwork = clientNetworkFinder(['127.0.0.1', '10.0.0.0/8'], 'x-forwarded-for');
let documents: KnownDocuments;
beforeAll(async () => {
  documents = new KnownDocuments(await buildApiSchema(), {});
});

const check = new FieldCheck();

/** No stored field takes a longer text. */
const MAX_STORED_LENGTH = 2_048;

type Work = () => unknown;

/**
 * Readers of a text, with their inputs prepared beforehand. A new reader of callers' texts is a
 * row.
 */
const READERS: Record<string, (text: string) => Work> = {
  'a line of the log': (text) => () => redactText(text),
  'fields of a line': (text) => () => redactFields({ text, list: [text], inner: { text } }),
  'the reason of an error': (text) => of(new Error(text), safeErrorMessage),
  'the places of an error': (text) =>
    of(Object.assign(new Error(), { stack: `${text}\n    at a (b.ts:1:2)` }), stackFrames),
  'whether something is away': (text) => of(new Error(text), isUnavailable),
  'an error of GraphQL': (text) =>
    of(new GraphQLError(text), (error) => serviceErrorOf(error, 'test')),
  'an error about a literal': (text) =>
    of(
      new GraphQLError(`Int cannot represent non-integer value: "${text}". Did you mean "a"?`),
      (error) => serviceErrorOf(error, 'test'),
    ),
  'an error about a variable': (text) =>
    of(
      `Variable "$input" got invalid value ${JSON.stringify(text)} at "input.a"; Int cannot represent ${JSON.stringify(text)}`,
      variableErrorOf,
    ),
  'an error about a field nobody knows': (text) =>
    of(
      `Variable "$a" got invalid value { ${text}: 1 }; Field "${text}" is not defined by type "A".`,
      variableErrorOf,
    ),
  'the name of a variable': (text) =>
    of(`Variable "$${text}" of required type "Int!" was not provided.`, variableErrorOf),
  'a mail address': (text) => () => check.email('email', text),
  'a domain': (text) => () => check.domain('domain', text),
  'a name': (text) => () => check.text('name', text, { label: 'Name' }),
  'a web address': (text) => () => check.webUrl('url', text, 'Address'),
  'an argument': (text) => of(text, checkInput),
  'a bearer': (text) => of({ authorization: `Bearer ${text}` }, bearerOf),
  'a list of hops': (text) => () =>
    findNetwork({
      headers: { 'x-forwarded-for': `${text}, 10.0.0.1` },
      socket: { remoteAddress: '127.0.0.1' } as never, // the only field that is read of a socket
    }),
  'a cursor': (text) => () => parseCursor(text),
  'a macro of an ad server': (text) => () => isUnfilledMacro(text),
  'a letter': (text) =>
    of(text.slice(0, MAX_STORED_LENGTH), (name) =>
      renderMail({ greeting: inOneLine(name), paragraphs: [name] }),
    ),
  'a field of a CSV': (text) => () => [
    ...sheetCsv({ name: 'a', columns: [{ head: text, kind: 'text' }], rows: [[text]] }),
  ],
};

/** These readers take a millisecond for any text, so they read one text in eight. */
const DOCUMENT_READERS: typeof READERS = {
  'a document': (text) =>
    of(`{ customers(search: ${JSON.stringify(text)}) { totalCount } }`, readDocument),
  'a name in a document': (text) => of(`{ ${text.replaceAll(/\W/g, 'a')} }`, readDocument),
};
const EVERY_NTH = 8;

function of<Input>(input: Input, read: (input: Input) => unknown): Work {
  return () => read(input);
}

function readDocument(text: string): unknown {
  return documents.read(text);
}

/** A refused text is fine: only the time counts. */
function ignoreRefusal(work: Work): unknown {
  try {
    return work();
  } catch {
    return null;
  }
}

function cpuMsOf(works: readonly Work[]): number {
  const before = process.cpuUsage();
  works.forEach(ignoreRefusal);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The lowest time of several tries. */
function minCpuMs(work: Work): number {
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES && least >= MAX_CPU_MS; attempt++)
    least = Math.min(least, cpuMsOf([work]));
  return least;
}

test('none of 10,000 hostile texts costs 5 ms of processor time, wherever it is read', () => {
  const slow: string[] = [];
  let at = 0;

  for (const text of hostileTexts(TEXTS)) {
    const readers = (at += 1) % EVERY_NTH === 0 ? { ...READERS, ...DOCUMENT_READERS } : READERS;
    const works = Object.entries(readers).map(([name, prepare]) => ({ name, work: prepare(text) }));
    if (cpuMsOf(works.map(({ work }) => work)) < MAX_CPU_MS) continue;
    for (const { name, work } of works) {
      const cpuMs = minCpuMs(work);
      if (cpuMs >= MAX_CPU_MS)
        slow.push(
          `${name}: ${cpuMs} ms for ${text.length} of ${JSON.stringify(text.slice(0, 40))}`,
        );
    }
  }

  expect(slow).toEqual([]);
}, 300_000);
