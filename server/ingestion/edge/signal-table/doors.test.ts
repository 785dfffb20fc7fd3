import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { objectionFinder, type Objection } from '#server/ingestion/edge/consent/find-objection.js';
import { SIGNAL_NAMES, type Signal } from '#server/ingestion/edge/consent/signals.js';
import { httpCall } from '#server/ingestion/edge/http/http-call.js';
import { passOn } from '#server/ingestion/edge/http/passed-on.js';
import { readQuery } from '#server/ingestion/edge/http/query.js';
import { readEventLine } from '#server/ingestion/edge/lines/event-line.js';
import { LONG_TEXTS, VENDOR_OF_CONSENT } from './signal-examples.js';

/** The statements of a call before it is written in the manner of a door. */
type Statement = [signal: Signal, values: (string | number | boolean)[]][];

const TAG = { kind: 'impression' as const, id: 7, customerId: 3 };
const LINE = { type: 'impression', tag: 'key', occurred_at: '2026-03-01T11:59:00Z' };
const NOW = Date.parse('2026-03-01T12:00:00Z');
const find = objectionFinder({ vendorId: VENDOR_OF_CONSENT, isUnderGdpr: () => false });

const PASSED_ON = new Set<string>(['uid', ...SIGNAL_NAMES]);

const tagCall = (query: string): Objection | null =>
  find(httpCall('impression', TAG, { headers: {}, socket: {} }, query, false).signals, null);

const vastCall = (query: string): Objection | null =>
  tagCall(`cb=1&${passOn({}, readQuery(query, PASSED_ON).values)}`);

const line = (fields: Record<string, unknown>): Objection | null => {
  const parsed: unknown = JSON.parse(JSON.stringify({ ...LINE, ...fields }));
  return find(readEventLine(parsed, NOW).signals, null);
};

const { CONSENT = '', OTHERS = '', REFUSAL = '', OPTED_OUT = '', OPTED_IN = '' } = LONG_TEXTS;
const UNKNOWN = [
  '',
  '-1',
  '-2',
  'null',
  'undefined',
  'N/A',
  '${X}',
  '[X]',
  '%%X%%',
  '__X__',
  '{{x}}',
  '<X>',
  '$X',
];
const FLAGS = ['1', '0', 'true', 'false', 'yes', 1, 0, true, false];
const VALUES: Record<Signal, (string | number | boolean)[]> = {
  coppa: FLAGS,
  gpc: FLAGS,
  dnt: FLAGS,
  lmt: FLAGS,
  us_privacy: ['1YNN', '1YYN', '1---', '1yyn', 'yes'],
  gpp: [OPTED_OUT, OPTED_IN, '!!', '0'],
  gpp_sid: ['8', '7,8', '-1', '2', 'x', 8, 7, 0],
  gdpr: [...FLAGS, 'coppa', 'coppa,gdpr', 'gdpr', '01'],
  gdpr_consent: [CONSENT, OTHERS, REFUSAL, '0', 'no'],
};

const statements: fc.Arbitrary<Statement> = fc
  .uniqueArray(fc.constantFrom(...SIGNAL_NAMES), { maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .array(fc.constantFrom(...VALUES[name], ...UNKNOWN), { minLength: 1, maxLength: 3 })
          .map((values): Statement[number] => [name, values]),
      ),
    ),
  );

interface Spelling {
  separator: string;
  escapes: number;
  isUpperCase: boolean;
}

const PLAIN: Spelling = { separator: '&', escapes: 1, isUpperCase: false };
const SEPARATORS = [
  '&',
  '&amp;',
  '&amp;amp;',
  '&#38;',
  ';',
  '?',
  '%26',
  '%26amp%3B',
  '%2526',
  '\\u0026',
];
const spellings: fc.Arbitrary<Spelling> = fc.record({
  separator: fc.constantFrom(...SEPARATORS),
  escapes: fc.constantFrom(1, 2),
  isUpperCase: fc.boolean(),
});

function written(statement: Statement, { separator, escapes, isUpperCase }: Spelling): string {
  const parameters = statement.flatMap(([name, values]) =>
    values.map((value) => {
      let text = String(value);
      for (let escape = 0; escape < escapes; escape++) text = encodeURIComponent(text);
      return `${isUpperCase ? name.toUpperCase() : name}=${text}`;
    }),
  );
  return ['cb=1', ...parameters].join(separator);
}

test('a tag call, a VAST call and a line read the same statement alike, however it is written', () => {
  fc.assert(
    fc.property(statements, spellings, (statement, spelling) => {
      const expected = tagCall(written(statement, PLAIN));
      const query = written(statement, spelling);

      expect([query, tagCall(query)]).toEqual([query, expected]);
      expect([query, vastCall(query)]).toEqual([query, expected]);
      expect(line(Object.fromEntries(statement))).toBe(expected);
      expect(line(Object.fromEntries(statement.toReversed()))).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('a further statement never turns an objection into a permission', () => {
  fc.assert(
    fc.property(statements, statements, (one, other) => {
      const alone = tagCall(written(one, PLAIN));
      // gpp_sid and gdpr say which law applies, so only what is said beside them can be weaker.
      const further = other.filter(([name]) => !['gdpr', 'gpp_sid'].includes(name));
      if (alone === null || alone === 'gdpr' || alone === 'gpp') return;
      expect(tagCall(written([...one, ...further], PLAIN))).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test('"unknown" changes nothing, once or beside other values', () => {
  fc.assert(
    fc.property(
      statements,
      fc.constantFrom(...SIGNAL_NAMES),
      fc.constantFrom('', '-2', 'null', 'undefined', 'N/A', '${X}', '[X]', '%5BX%5D'),
      (statement, name, unknown) => {
        const known = statement.flatMap(([, values]) => values).every((value) => value !== '-1');
        if (!known) return;
        expect(tagCall(written([...statement, [name, [unknown]]], PLAIN))).toBe(
          tagCall(written(statement, PLAIN)),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});
