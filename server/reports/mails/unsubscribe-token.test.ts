import { expect, test } from '@jest/globals';
import { recipientOfToken, unsubscribeToken } from './unsubscribe-token.js';

const OLD = 'the token secret before the one in force';
const FRESH = 'the token secret that is in force by now';

test('a link to unsubscribe is good while the secret it was signed with is known', () => {
  const token = unsubscribeToken({ tokenSecret: OLD }, 12);
  expect(recipientOfToken({ tokenSecrets: [OLD] }, token)).toBe(12);
  expect(recipientOfToken({ tokenSecrets: [FRESH, OLD] }, token)).toBe(12);
  expect(recipientOfToken({ tokenSecrets: [FRESH] }, token)).toBeNull();
  expect(recipientOfToken({ tokenSecrets: [OLD] }, token.replace('12.', '13.'))).toBeNull();
});
