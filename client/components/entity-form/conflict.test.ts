import { expect, test } from '@jest/globals';
import { differencesOf } from './conflict';
import type { FormField } from './form-field';

type Values = { name: string; password: string };

const FIELDS: FormField<Values>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'password', name: 'password', label: 'Password' },
];

test('a typed password is named and not shown next to another version', () => {
  const before = { name: 'Hana', password: '' };
  const [difference] = differencesOf(FIELDS, {
    before,
    mine: { ...before, password: 'a secret' },
    theirs: before,
  });

  expect(difference).toMatchObject({
    name: 'password',
    mine: 'A new one',
    theirs: '–',
    suggested: 'mine',
  });
});
