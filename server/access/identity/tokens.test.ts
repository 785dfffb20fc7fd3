import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { derivedKey } from '#server/core/crypto/derived-key.js';
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

describe('a token that somebody else made', () => {
  /** The claims are right, so only the signature is wrong. */
  const unsigned = () =>
    new SignJWT({ sid: 'a-session', ent: 'SYSTEM', eid: null })
      .setSubject('7')
      .setIssuer('infinitum')
      .setAudience('infinitum')
      .setIssuedAt(NOW)
      .setExpirationTime(new Date(NOW.getTime() + 60_000));
  const parse = (token: string) => parseAccessToken([OLD], token, NOW);
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('is good with our key alone', async () => {
    const ours = await unsigned()
      .setProtectedHeader({ alg: 'HS256' })
      .sign(derivedKey(OLD, 'access token'));
    expect(await parse(ours)).toMatchObject({ userId: 7, entityType: 'SYSTEM' });
  });

  test('is refused when it is signed with the secret itself, which signs other things too', async () => {
    const token = unsigned().setProtectedHeader({ alg: 'HS256' });
    expect(await parse(await token.sign(new TextEncoder().encode(OLD)))).toBeNull();
  });

  test.each(['HS384', 'HS512'])('is refused when it names the algorithm %s', async (alg) => {
    const token = unsigned().setProtectedHeader({ alg });
    expect(await parse(await token.sign(derivedKey(OLD, 'access token')))).toBeNull();
  });

  test.each(['none', 'None', ''])(
    'is refused without a signature, as algorithm "%s"',
    async (alg) => {
      const [, claims = ''] = (
        await unsigned().setProtectedHeader({ alg: 'HS256' }).sign(derivedKey(OLD, 'access token'))
      ).split('.');
      expect(await parse(`${encoded({ alg })}.${claims}.`)).toBeNull();
    },
  );

  test('is refused when a claim of ours was changed', async () => {
    const token = await signAccessToken(OLD, CLAIMS, { now: NOW, sessionEnd: SESSION_END });
    const [header = '', claims = '', signature = ''] = token.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object; // The claims of a JWT.
    for (const change of [{ sub: '8' }, { ent: 'SYSTEM' }, { eid: 4 }, { sid: 'b' }, { exp: 9e9 }])
      expect(
        await parse([header, encoded({ ...read, ...change }), signature].join('.')),
      ).toBeNull();
  });

  test('is refused from another issuer, for another audience and after its end', async () => {
    const sign = (token: SignJWT) =>
      token.setProtectedHeader({ alg: 'HS256' }).sign(derivedKey(OLD, 'access token'));
    expect(await parse(await sign(unsigned().setIssuer('elsewhere')))).toBeNull();
    expect(await parse(await sign(unsigned().setAudience('elsewhere')))).toBeNull();
    expect(await parse(await sign(unsigned().setExpirationTime(NOW)))).toBeNull();
  });
});
