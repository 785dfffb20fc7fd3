import { expect, test } from '@jest/globals';
import { seal, unseal } from './seal.js';

const SECRET = 'a secret of the product that is long enough';

test('a sealed text comes back as it was, and never looks the same twice', () => {
  const [one, other] = [seal(SECRET, 'test', 'Ngā kupu 🔑'), seal(SECRET, 'test', 'Ngā kupu 🔑')];
  expect(unseal(SECRET, 'test', one)).toBe('Ngā kupu 🔑');
  expect(one).not.toBe(other);
});

test('a sealed text opens neither with another secret, nor for another purpose, nor changed, nor cut', () => {
  const sealed = seal(SECRET, 'test', 'text');
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(`${SECRET}.`, 'test', sealed)).toThrow();
  expect(() => unseal(SECRET, 'other', sealed)).toThrow();
  expect(() => unseal(SECRET, 'test', bytes.toString('base64'))).toThrow();
  expect(() => unseal(SECRET, 'test', sealed.slice(0, 24))).toThrow();
});
