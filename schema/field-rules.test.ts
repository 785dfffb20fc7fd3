import { describe, expect, test } from '@jest/globals';
import {
  emailError,
  goalError,
  hiddenCharacterError,
  textError,
  webUrlError,
  withoutHiddenCharacters,
} from './field-rules.js';

const NAME = { min: 4, max: 100 };

describe('hidden characters', () => {
  test.each([
    ['an override of the direction', 'a\u202Egnp.exe', 'U+202E'],
    ['an embedding', 'a\u202Bbcd', 'U+202B'],
    ['an isolate', 'a\u2067bcd', 'U+2067'],
    ['a control', 'abc\u0007d', 'U+0007'],
    ['a line break', 'abc\nd', 'U+000A'],
    ['a line separator', 'abc\u2028d', 'U+2028'],
    ['a zero-width space', 'ab\u200Bcd', 'U+200B'],
    ['a byte order mark', 'ab\uFEFFcd', 'U+FEFF'],
    ['a language tag', 'ab\u{E0001}cd', 'U+E0001'],
  ])('%s is refused and named', (_what, text, name) => {
    expect(textError('Name', text, NAME)).toBe(`Name contains the hidden character ${name}`);
    expect(hiddenCharacterError('Name', withoutHiddenCharacters(text))).toBeNull();
  });

  test.each([
    'Kōwhai Play – run of network',
    'حملة الربيع',
    'קמפיין אביב (2026)',
    'شرکت\u200Cها',
    '\u200Fעברית 30s',
    '春の散歩',
    '👩\u200D👧 family',
    '  Spaces around are trimmed\n',
  ])('%j is a name', (text) => {
    expect(textError('Name', text, NAME)).toBeNull();
  });

  test('addresses have none either', () => {
    expect(emailError('a\u202Eb@example.com')).toMatch(/hidden character U\+202E/);
    expect(webUrlError('URL', 'https://example.com/\u202Egnp.exe')).toMatch(/U\+202E/);
  });
});

test('a goal is a whole number of 1 or more', () => {
  expect(goalError('Goal', 1)).toBeNull();
  expect(goalError('Goal', 0)).toBe('Goal must be a whole number of 1 or more');
  expect(goalError('Goal', 1.5)).toBe('Goal must be a whole number of 1 or more');
  expect(goalError('Goal', 1e9)).toBe('Goal must be at most 999999999');
});
