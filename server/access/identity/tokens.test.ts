import { expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { parseAccessToken, signAccessToken, type AccessClaims } from './tokens.js';

const OLD = 'the token secret before the one in force';
const FRESH = 'the token secret that is in force by now';
const NOW = new Date('2026-11-20T10:00:00Z');
const SESSION_END = new Date('2026-11-20T22:00:00Z');
const CLAIMS: AccessClaims = {
  userId: 7,
  sessionId: 'a-session',
  entityType: 'AGENCY',
  entityId: 3,
};

test('a token is good with the secret it was signed with, and with the one after it while that one is known', async () => {
  const token = await signAccessToken(OLD, CLAIMS, { now: NOW, sessionEnd: SESSION_END });
  expect(await parseAccessToken([OLD], token, NOW)).toEqual(CLAIMS);
  expect(await parseAccessToken([FRESH, OLD], token, NOW)).toEqual(CLAIMS);
  expect(await parseAccessToken([FRESH], token, NOW)).toBeNull();
});

test('a token is signed with its own key, so that another signature by the same secret is not valid for it', async () => {
  const forged = await new SignJWT({ sid: 'a-session', ent: 'SYSTEM', eid: null })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('7')
    .setIssuer('infinitum')
    .setAudience('infinitum')
    .setIssuedAt(NOW)
    .setExpirationTime(new Date(NOW.getTime() + 60_000))
    .sign(new TextEncoder().encode(OLD));
  expect(await parseAccessToken([OLD], forged, NOW)).toBeNull();
});
