import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { statedUid } from './stated-uid.js';
import { SHARED_IDS, WORDS_FOR_NOBODY } from './words-for-nobody.js';

const hashOf = (name: string, text: string) => createHash(name).update(text).digest();
/** An id as a random number generator makes it; the same for the same number. */
const randomBytes = (seed: number) => hashOf('sha256', `somebody ${seed}`);

function uuidOf(seed: number): string {
  const hex = randomBytes(seed).toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20, 32)].join('-');
}

const escaped = (text: string) =>
  text.replace(/\W/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
const inEntities = (text: string) => text.replace(/\W/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inScript = (text: string) =>
  text.replace(/\W/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const ESCAPINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => ` ${text} `,
  encodeURIComponent,
  escaped,
  (text) => escaped(escaped(text)),
  (text) => escaped(text).replaceAll('%', '%25'),
  (text) => escaped(inEntities(text)),
  inEntities,
  inScript,
];

describe('an id stands for nobody', () => {
  test.each([
    ['without a value', '', ' ', '-', '--', '***', '…', '""', "''", '[]', '{}', '()'],
    ['as a player has none', '-1', '-2', '-99', '0', '0.0', '0x0', '000000000000000'],
    ['as a page has none', 'NaN', 'N/A', 'n/a', 'anonymous', 'guest', 'false', 'not set', 'nil'],
    ['as a page prints nothing', '(null)', '[object Object]', '(not set)', '<null>', '"undefined"'],
    ['in two parts', 'null-null', 'user:undefined', 'undefined_0', 'null@null', 'id=null'],
    [
      'as a pattern',
      'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx',
    ],
    ['in base64', 'bnVsbA==', 'dW5kZWZpbmVk', 'bnVsbA'],
    [
      'in zeros and ones',
      '00000000-0000-0000-0000-000000000000',
      '{00000000000000000000000000000000}',
    ],
    ['of one digit', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '1111111111111111', 'AAAAAAAAAAAA'],
    ['of a network card', '02:00:00:00:00:00', '02-00-00-00-00-00', '020000000000'],
    ['of a broken build', '9774d56d682e549c', '9774D56D682E549C'],
    ['with its kind', 'ifa:00000000-0000-0000-0000-000000000000', 'urn:uuid:null'],
  ])('%s', (_kind, ...ids) => {
    expect(ids.filter((id) => statedUid(id) !== '')).toEqual([]);
  });

  test.each(WORDS_FOR_NOBODY)('as the word "%s", in any case, brackets and quotes', (word) => {
    const spellings = [
      word,
      word.toUpperCase(),
      `(${word})`,
      `"${word}"`,
      `[${word}]`,
      ` ${word} `,
    ];
    expect(spellings.filter((id) => statedUid(id) !== '')).toEqual([]);
  });

  test('as a hash of nothing, of a word or of an id that is shared', () => {
    const hashed = [
      '',
      ' ',
      '0',
      '-1',
      'null',
      'NULL',
      'undefined',
      'None',
      'N/A',
      '[UID]',
      'null\n',
    ];
    const texts = [...hashed, ...WORDS_FOR_NOBODY, ...SHARED_IDS];
    const spellings = texts.flatMap((text) =>
      ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => {
        const hash = hashOf(name, text);
        const [hex, base64] = [hash.toString('hex'), hash.toString('base64')];
        const url = [hash.toString('base64url'), encodeURIComponent(base64)];
        return [hex, hex.toUpperCase(), base64, base64.replaceAll('+', ' '), ...url];
      }),
    );
    expect(spellings.filter((id) => statedUid(id) !== '')).toEqual([]);
    expect(statedUid('E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855')).toBe('');
    expect(statedUid('{d41d8cd9-8f00-b204-e980-0998ecf8427e}')).toBe('');
  });

  test.each([
    '[UID]',
    '[[UID]]',
    '${UID}',
    '${USER_ID}',
    '$UID',
    '$UID$',
    '$$UID$$',
    '$(UID)',
    '{{uid}}',
    '{{ user.id }}',
    '{uid}',
    '{%uid%}',
    '#{request.keyValue("uid")}',
    '#s{user.id}',
    '%{uid}',
    '@{uid}',
    '%%UID%%',
    '%UID%',
    '##UID##',
    '@@UID@@',
    '!!UID!!',
    '__UID__',
    '__DEVICE_ID__',
    '<UID>',
    '<%= uid %>',
    '<?uid?>',
    '<<UID>>',
    '*|UID|*',
    '((uid))',
    ':user_id',
  ])('as the macro %s, escaped or not, alone or with a rest around it', (macro) => {
    const spellings = ESCAPINGS.flatMap((escape) => [escape(macro), `"${escape(macro)}"`]);
    expect(spellings.filter((id) => statedUid(id) !== '')).toEqual([]);
  });

  test.each(['[UID]', '${UID}', '{{uid}}', '%%UID%%', '<UID>', '__UID__', '#{uid}', '$$UID$$'])(
    'as the macro %s with a rest around it',
    (macro) => {
      const around = [`tv-${macro}`, `${macro}-7`, `ifa:${macro}`, `a ${macro} b`];
      const spellings = around.flatMap((text) => [text, escaped(text), escaped(escaped(text))]);
      expect(spellings.filter((id) => statedUid(id) !== '')).toEqual([]);
    },
  );
});

describe('an id stands for somebody', () => {
  test.each([
    ['as a short one', '1', '7', '42', '11', '1234567', 'a', 'u1', 'abc', 'x1', 'u'.repeat(512)],
    ['with a number', 'home-1', 'household-0', 'id-1', 'guest-12ab', 'user-7f3a', '-12345678'],
    ['of any alphabet', '日本', 'ä', 'nullarbor', 'O’Brien 7', 'a|b|c', 'xxl-2', '_-aB3_dEf-'],
    ['of other systems', 'amzn1.account.AF7Q', 'GA1.2.1234.5678', 'auth0|62c3f0', '$2b$10$9s8G'],
    ['as a mail address', 'a+b@example.com'],
    ['in base64', 'Zm9v+YmFy/a=='],
    ['as a UUID', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
  ])('%s', (_kind, ...ids) => {
    expect(ids.filter((id) => statedUid(id) === '')).toEqual([]);
  });

  test('however its bytes are written', () => {
    const ids = Array.from({ length: 5_000 }, (_, seed) => seed).flatMap((seed) =>
      [6, 8, 16, 20, 32].flatMap((length) => {
        const bytes = randomBytes(seed).subarray(0, length);
        return (['hex', 'base64', 'base64url'] as const).map((name) => bytes.toString(name));
      }),
    );
    expect(ids.filter((id) => statedUid(id) === '')).toEqual([]);
  });
});

describe('one id is one, however it is spelled:', () => {
  const SPELLINGS: readonly ((uuid: string) => string)[] = [
    (uuid) => uuid.toUpperCase(),
    (uuid) => uuid.replaceAll('-', ''),
    (uuid) => uuid.replaceAll('-', '').toUpperCase(),
    (uuid) => `{${uuid}}`,
    (uuid) => `{${uuid.toUpperCase()}}`,
    (uuid) => `"${uuid}"`,
    (uuid) => `(${uuid})`,
    (uuid) => `[${uuid}]`,
    (uuid) => `<${uuid}>`,
    (uuid) => `urn:uuid:${uuid}`,
    (uuid) => `ifa:${uuid}`,
    (uuid) => ` ${uuid} `,
    (uuid) => escaped(uuid),
    (uuid) => escaped(`{${uuid}}`),
    (uuid) => escaped(escaped(`{${uuid}}`)),
  ];

  test('a UUID', () => {
    for (let seed = 0; seed < 500; seed++) {
      const uuid = uuidOf(seed);
      const spellings = SPELLINGS.map((spell) => spell(uuid));
      expect(spellings.map(statedUid)).toEqual(spellings.map(() => uuid));
    }
  });

  test('a plus as such, escaped, escaped twice and as the space of a query', () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const id = randomBytes(seed)
        .subarray(0, 6 + (seed % 26))
        .toString('base64');
      const spaced = id.replaceAll('+', ' ');
      const spellings = [
        spaced,
        encodeURIComponent(id),
        encodeURIComponent(encodeURIComponent(id)),
      ];
      expect([id, ...spellings.map(statedUid)]).toEqual([
        id,
        ...spellings.map(() => statedUid(id)),
      ]);
    }
  });

  test('the digits of a device in capitals or not', () => {
    expect(statedUid('A1B2C3D4E5F60718')).toBe(statedUid('a1b2c3d4e5f60718'));
    expect(statedUid('A1:B2:C3:D4:E5:F6')).toBe(statedUid('a1b2c3d4e5f6'));
  });

  test('other ids are not', () => {
    const ids = ['abc', 'ABC', 'a-b', 'ab', 'a b', 'a_b', 'Zm9v', 'zm9v', uuidOf(1), uuidOf(2)];
    expect(new Set(ids.map(statedUid)).size).toBe(ids.length);
  });
});
