import { expect, test } from '@jest/globals';
import { hashPassword, hasOldKey, verifyPassword, WITHOUT_KEY } from './passwords.js';

const PASSWORD = 'correct horse battery staple';
const OLD = { passwordSecrets: ['an old secret of the tests: Yb3-wd6'] };
const ROTATED = { passwordSecrets: ['a new secret of the tests: Ke8-rn1', ...OLD.passwordSecrets] };
const NEW = { passwordSecrets: ['a new secret of the tests: Ke8-rn1'] };

test('a hash is useless without the secret that keys it', async () => {
  const stored = await hashPassword(PASSWORD, OLD);

  expect(await verifyPassword(stored, PASSWORD, OLD)).toBe(true);
  expect(await verifyPassword(stored, 'another one', OLD)).toBe(false);
  expect(await verifyPassword(stored, PASSWORD, WITHOUT_KEY)).toBe(false);
  expect(await verifyPassword(stored, PASSWORD, NEW)).toBe(false);
  expect(await verifyPassword(stored.replace(/^key=\w+/, ''), PASSWORD, WITHOUT_KEY)).toBe(false);
  expect(stored).not.toContain(OLD.passwordSecrets[0]);
});

test('hashes from before a secret, and of the previous one, verify and are known as old', async () => {
  const plain = await hashPassword(PASSWORD, WITHOUT_KEY);
  const old = await hashPassword(PASSWORD, OLD);
  const current = await hashPassword(PASSWORD, ROTATED);

  for (const stored of [plain, old, current])
    expect(await verifyPassword(stored, PASSWORD, ROTATED)).toBe(true);

  expect([plain, old, current].map((stored) => hasOldKey(stored, ROTATED))).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasOldKey(plain, WITHOUT_KEY)).toBe(false);
});

test('nobody signs in without a password', async () => {
  expect(await verifyPassword(null, 'a password nobody has', WITHOUT_KEY)).toBe(false);
});
