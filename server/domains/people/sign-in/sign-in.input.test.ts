import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { checkSignIn } from './sign-in.input.js';

const RIGHT = { email: 'a@b.nz', password: 'right', code: null };

test.each([
  ['no address', { email: '' }, { email: 'Email is required' }],
  ['a long address', { email: 'x'.repeat(321) }, { email: 'Please enter a valid email address' }],
  [
    'a long password',
    { password: 'x'.repeat(1025) },
    { password: 'Password must be at most 1024 characters' },
  ],
  ['a long code', { code: '1'.repeat(65) }, { code: 'Code must be at most 64 characters' }],
])('a sign-in with %s is refused before anything is compared', (_what, changed, errors) => {
  const sent = { ...RIGHT, ...changed };
  expect(() => checkSignIn(sent)).toThrow(
    expect.objectContaining({ code: 'INVALID', details: { errors } }),
  );
});

test('a sign-in of the longest texts is tried, whether or not a code comes with it', () => {
  const longest = { email: 'x'.repeat(320), password: '𝕏'.repeat(1024), code: '1'.repeat(64) };
  expect(() => checkSignIn(longest)).not.toThrow();
  expect(() => checkSignIn({ ...longest, code: undefined })).not.toThrow();
});
