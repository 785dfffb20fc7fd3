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

describe('a mail address', () => {
  test.each([
    'admin@infinitum.example',
    'jane.doe+reports@mail.co.nz',
    "o'brien@example.com",
    'JANE@EXAMPLE.COM',
    'a@163.com',
    'x_1-2/3=4@a-b.c9.example.museum',
    'user@team.international',
    'user@xn--mller-kva.example',
    'user@müller.example',
    'пример@почта.рф',
    'user@xn--80a1acny.xn--p1ai',
    'user@例え.テスト',
  ])('%j names a domain', (address) => {
    expect(emailError(address)).toBeNull();
  });

  test.each([
    'a@[127.0.0.1]',
    'a@[IPv6:::1]',
    'a@127.0.0.1',
    'a@127.1',
    'a@0x7f.1',
    'a@0x7f000001',
    'a@2130706433',
    'a@127。0。0。1',
    'a@１２７.０.０.１',
    'a@relay.10',
    'a@localhost',
    'a@localhost.',
    'a@mail.localhost',
    'a@ｌｏｃａｌｈｏｓｔ',
    'a@printer.local',
    'a@postgres.default.svc.cluster.local',
    'a@metadata.google.internal',
    'a@example.c',
    'a@example.c0m',
    'a@-example.com',
    'a@example-.com',
    'a@mail_server.example.com',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@example.com:25',
    'a@example.com/x',
    'a@example.com?x',
    'a@example.com#x',
    'a@%6c%6f.com',
    'a@b@example.com',
    '"a@127.0.0.1"@example.com',
    '"a b"@example.com',
    'a%127.0.0.1@example.com',
    'localhost!a@example.com',
    '@localhost:a@example.com',
    'Jane <a@example.com>',
    'a@example.com,b@example.com',
    `a@${'b'.repeat(64)}.com`,
    '@example.com',
    'example.com',
    'a@',
  ])('%j names none', (address) => {
    expect(emailError(address)).toBe('Please enter a valid email address');
  });
});

test('a goal is a whole number of 1 or more', () => {
  expect(goalError('Goal', 1)).toBeNull();
  expect(goalError('Goal', 0)).toBe('Goal must be a whole number of 1 or more');
  expect(goalError('Goal', 1.5)).toBe('Goal must be a whole number of 1 or more');
  expect(goalError('Goal', 1e9)).toBe('Goal must be at most 999999999');
});
