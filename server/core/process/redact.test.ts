import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { describe, expect, test } from '@jest/globals';
import { redactFields, redactText, safeErrorMessage } from './redact.js';

describe('a text that is logged', () => {
  test.each([
    ['550 5.1.1 <hana@example.com>: unknown', '550 5.1.1 <[mail address]>: unknown'],
    ["to=Hana.O'Brien+x@mail.example.co.nz now", 'to=[mail address] now'],
    ['connect ECONNREFUSED 127.0.0.1:6379', 'connect ECONNREFUSED 127.0.0.1:6379'],
    ['from 203.0.113.9', 'from [address]'],
    ['from 10.1.2.3 and 172.20.0.1', 'from 10.1.2.3 and 172.20.0.1'],
    ['from 172.32.0.1', 'from [address]'],
    ['from 2001:db8:85a3:0:0:8a2e:370:7334', 'from [address]'],
    ['from 2001:db8::8a2e:7334', 'from [address]'],
    ['Authorization: Bearer ik_123.abc', 'Authorization: [token]'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'token [token]'],
    ['insert into "app_user" values (\'Hana\') - duplicate key', 'duplicate key'],
    ['at open (server/core/orm/orm.ts:12:34)', 'at open (server/core/orm/orm.ts:12:34)'],
    ['version 3.1.0 at 12:34:56', 'version 3.1.0 at 12:34:56'],
  ])('%s becomes %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  test.each([
    [
      'a statement of any length is left out',
      `insert into x values ('${'Hana '.repeat(5_000)}') - duplicate key`,
    ],
    ['an address at the cut is left out whole', `${'word '.repeat(399)}hana@example.com is taken`],
    ['a text without a blank', `hana@example.com${'x'.repeat(5_000)}`],
  ])('is short: %s', (_what, text) => {
    const redacted = redactText(text);
    expect(redacted.length).toBeLessThanOrEqual(2_001);
    expect(redacted.toLowerCase()).not.toContain('hana');
  });

  test('is redacted at any depth, and errors are logged with their reason', () => {
    const fields = {
      count: 3,
      caller: { mail: 'hana@example.com' },
      all: ['a@b.example'],
      error: new Error('no 203.0.113.9'),
    };

    expect(redactFields(fields)).toEqual({
      count: 3,
      caller: { mail: '[mail address]' },
      all: ['[mail address]'],
      error: 'no [address]',
    });
  });
});

describe('the reason of a failure', () => {
  const database = Object.assign(new Error('Key (email)=(hana@example.com) exists'), {
    code: '23505',
  });

  test('of a database error is its code alone', () => {
    expect(safeErrorMessage(database)).toBe('23505');
    expect(safeErrorMessage(new UniqueConstraintViolationException(database))).toBe('23505');
  });

  test.each([
    [new Error('Connection is closed.'), 'Connection is closed.'],
    [new TypeError(''), 'TypeError'],
    ['thrown text', 'thrown text'],
  ])('%j is its message', (error, reason) => {
    expect(safeErrorMessage(error)).toBe(reason);
  });
});
