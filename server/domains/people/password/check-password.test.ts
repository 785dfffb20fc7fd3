import { describe, expect, test } from '@jest/globals';
import { FieldCheck } from '#server/core/input/field-check.js';
import { demoPassword } from '#server/database/demo/accounts.js';
import { newOpaqueToken } from '#server/access/identity/tokens.js';
import { checkPassword } from './check-password.js';

const NINA = { name: 'Nina Northlight', email: 'nina.n@agency.example' };

/** The message of the error; null for an accepted password. */
async function refusalOf(password: string): Promise<string | null> {
  const check = new FieldCheck();
  await checkPassword(check, 'password', password, NINA);
  try {
    check.done();
    return null;
  } catch (error) {
    return (error as Error).message; // FieldCheck throws nothing else
  }
}

describe('a password', () => {
  test.each([
    ['a passphrase', 'correct horse battery staple'],
    ['one that a machine made', newOpaqueToken().token],
    ['the one of the demo accounts', demoPassword()],
    ['twelve letters beyond the first plane', '𝒜𝒷𝒸𝒹𝒻𝒽𝒿𝓂𝓅𝓇𝓉𝓏'],
    ['128 letters', 'vqkzj rowm tule '.repeat(8)],
    ['a common word among many digits', 'dragon 83 61 0947 25'],
    ['a name among other words', 'nina paints the shed green'],
  ])('may be %s', async (_what, password) => {
    expect(await refusalOf(password)).toBeNull();
  });

  test.each([
    ['eleven characters', 'vqkzjrowmtu'],
    ['eleven characters that take two units each', '𝒜𝒷𝒸𝒹𝒻𝒽𝒿𝓂𝓅𝓇𝓉'],
  ])('has at least 12 characters: %s', async (_what, password) => {
    expect(await refusalOf(password)).toBe('Password must be at least 12 characters');
  });

  test('has at most 128 characters', async () => {
    expect(await refusalOf('vqkzj rowm tule '.repeat(8) + 'x')).toBe(
      'Password must be at most 128 characters',
    );
  });

  test.each([
    'password1234',
    'PassWord1234',
    'p@ssw0rd2026!',
    '!!!Welcome123',
    '1234567890qwerty',
    '123456789012',
    '345678901234',
    'abcdefghijklmno',
    '987654321098',
    'aaaaaaaaaaaa',
    'xyzxyzxyzxyz',
    'dragondragon',
    'Administrator1',
    '4dm1n1str4t0r',
  ])('is none of those that are tried first: %s', async (password) => {
    expect(await refusalOf(password)).toBe('This password is too common. Choose another.');
  });

  test.each([
    'NinaNorthlight1',
    'northlight-2026',
    'nina.n@agency.example',
    'Infinitum2026!',
    'infinitum-northlight',
    'northlightnorthlight',
  ])('is no name or address of its owner or the product: %s', async (password) => {
    expect(await refusalOf(password)).toBe(
      'Password must not be a name or an address. Choose another.',
    );
  });

  test('that is blank has another message than one that is weak', async () => {
    const check = new FieldCheck();
    expect(await checkPassword(check, 'password', '   ', NINA)).toBeNull();
    expect(check.holds).toBe(true);
  });
});
