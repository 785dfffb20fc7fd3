import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonShapeError, MAX_JSON_CONTAINERS, MAX_JSON_LEVELS } from './json-shape.js';

const TOO_DEEP = 'is nested too deeply';
const TOO_MANY = 'holds too many objects and lists';
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const mixed = (pairs: number) => `${'[{"a":'.repeat(pairs)}1${'}]'.repeat(pairs)}`;

test.each([
  ['lists', lists(MAX_JSON_LEVELS), lists(MAX_JSON_LEVELS + 1)],
  ['objects', objects(MAX_JSON_LEVELS), objects(MAX_JSON_LEVELS + 1)],
  ['both', mixed(MAX_JSON_LEVELS / 2), `[${mixed(MAX_JSON_LEVELS / 2)}]`],
  ['after a byte order mark', `\uFEFF${lists(64)}`, `\uFEFF${lists(65)}`],
  ['with blanks', '[ \n\t'.repeat(64), '[ \n\t'.repeat(65)],
  ['without their ends', '['.repeat(64), '['.repeat(65)],
  ['after others that have ended', `[${'[],'.repeat(500)}1]`, `[[],${lists(64)}`],
])('64 levels of %s may be parsed, and 65 are refused', (_what, allowed, refused) => {
  expect(jsonShapeError(allowed)).toBeNull();
  expect(jsonShapeError(Buffer.from(refused))).toBe(TOO_DEEP);
});

test.each([
  ['brackets', `"${'['.repeat(1_000)}"`],
  ['brackets after an escaped quote', `"\\"${'['.repeat(1_000)}"`],
  ['brackets after an escaped backslash and quote', `"\\\\\\"${'{'.repeat(1_000)}"`],
  ['brackets in the name of a field', `{"${'{'.repeat(1_000)}":1}`],
  ['brackets of other alphabets', `"${'【「［｛'.repeat(1_000)}"`],
  ['characters whose UTF-16 has the bytes of a bracket or quote', `"${'孛∢≻'.repeat(1_000)}"`],
])('a text with %s is no nesting', (_what, json) => {
  JSON.parse(json);
  expect(jsonShapeError(json)).toBeNull();
});

test.each([
  ['an escaped backslash at the end of a text', `["\\\\",${lists(64)}]`],
  ['a text of another alphabet', `["≀【∢",${lists(64)}]`],
  ['an empty text', `["",${lists(64)}]`],
])('levels count again after %s', (_what, json) => {
  JSON.parse(json);
  expect(jsonShapeError(json)).toBe(TOO_DEEP);
});

test('a text without its end and a lone backslash end the check', () => {
  expect(jsonShapeError('["[[[[')).toBeNull();
  expect(jsonShapeError('"\\')).toBeNull();
});

test('many objects and lists are refused, however shallow', () => {
  const flat = (count: number) => `[${'{},'.repeat(count - 1)}1]`;
  expect(jsonShapeError(flat(MAX_JSON_CONTAINERS))).toBeNull();
  expect(jsonShapeError(flat(MAX_JSON_CONTAINERS + 1))).toBe(TOO_MANY);
});

const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(levelsOf))
    : 0;

test('whatever JSON says, its levels are those that a walk over the parsed value counts', () =>
  fc.assert(
    fc.property(
      fc.json({ noUnicodeString: false }),
      fc.integer({ min: 0, max: 70 }),
      (json, around) => {
        const nested = '['.repeat(around) + json + ']'.repeat(around);
        const levels = levelsOf(JSON.parse(nested));
        expect(jsonShapeError(nested) === TOO_DEEP).toBe(levels > MAX_JSON_LEVELS);
      },
    ),
  ));
