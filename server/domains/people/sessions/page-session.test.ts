import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { refreshCookieOf } from '#server/api/http/refresh-cookie.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

const SIGN_IN =
  'mutation ($input: SignInInput!) { openPageSession(input: $input) { email accessToken } }';
const RENEW = 'mutation { renewPageSession { email accessToken } }';
const REFUSED = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };

interface PageAnswer {
  status: number;
  text: string;
  body: unknown;
  /** The whole `Set-Cookie` header; null without one. */
  cookie: string | null;
}

/** Sends the request as the page does. */
async function ask(
  query: string,
  variables: unknown,
  headers: Record<string, string> = {},
): Promise<PageAnswer> {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });

  const text = await response.text();

  return {
    status: response.status,
    text,
    body: JSON.parse(text),
    cookie: response.headers.get('set-cookie'),
  };
}

const pairOf = (cookie: string | null) => /^[^;]+/.exec(cookie ?? '')?.[0] ?? '';
const valueOf = (cookie: string | null) => pairOf(cookie).split('=')[1] ?? '';
const accessOf = ({ text }: PageAnswer) => /"accessToken":"([^"]+)"/.exec(text)?.[1] ?? '';

async function signIn() {
  const { email } = await buildUser(em());
  const answer = await ask(SIGN_IN, { input: { email, password: PASSWORD } });
  return { email, answer, cookie: pairOf(answer.cookie) };
}

beforeEach(async () => {
  await redis.client.flushdb();
});

describe('the sign-in of a page', () => {
  test('keeps what renews it in a cookie that scripts and other sites cannot use, and nowhere else', async () => {
    const { email, answer } = await signIn();
    expect(answer.body).toMatchObject({
      data: { openPageSession: { email, accessToken: expect.any(String) } },
    });
    expect(answer.cookie).toMatch(/; Path=\/graphql(;|$)/);
    expect(answer.cookie).toMatch(/; HttpOnly(;|$)/);
    expect(answer.cookie).toMatch(/; SameSite=Strict(;|$)/);
    expect(valueOf(answer.cookie)).toMatch(/^[\w-]{43}$/);
    expect(answer.text).not.toContain(valueOf(answer.cookie));

    const { body } = await ask(
      'mutation ($input: SignInInput!) { openPageSession(input: $input) { refreshToken } }',
      {
        input: { email, password: PASSWORD },
      },
    );

    expect(JSON.stringify(body)).toContain('Cannot query field');
  });

  test.each([
    ['https://infinitum.example', false, true],
    ['http://localhost:4000', true, true],
    ['http://localhost:4000', false, false],
  ])(
    'is kept to encrypted connections: PUBLIC_URL %s, encrypted call %s: %s',
    (publicUrl, secure, isKept) => {
      const written: unknown[] = [];
      const res = { cookie: (...args: unknown[]) => written.push(args[2]) };
      const req = { secure, headers: {} };
      const parts = [{ publicUrl }, req, res] as unknown as Parameters<typeof refreshCookieOf>; // the fields it reads
      refreshCookieOf(...parts).write('token', new Date());
      expect(written).toMatchObject([{ secure: isKept }]);
    },
  );

  test('is renewed by the cookie, which is replaced, with who is signed in', async () => {
    const { email, cookie } = await signIn();
    const renewed = await ask(RENEW, {}, { cookie: `other=1; ${cookie}` });

    expect(renewed.body).toMatchObject({
      data: { renewPageSession: { email, accessToken: expect.any(String) } },
    });
    expect(pairOf(renewed.cookie)).not.toBe(cookie);

    const { body } = await api.graphql('{ me { email } }', {}, accessOf(renewed));

    expect(body).toMatchObject({ data: { me: { email } } });
    api.advance(60_000);

    const reused = await ask(RENEW, {}, { cookie });

    expect(reused.body).toMatchObject(REFUSED);
    expect((await ask(RENEW, {}, { cookie: pairOf(renewed.cookie) })).body).toMatchObject(REFUSED);
  });

  test.each([
    ['no cookie', {}],
    ['a cookie that nobody was given', { cookie: `infinitum_refresh=${'x'.repeat(43)}` }],
    ['a cookie of another form', { cookie: 'infinitum_refresh=x' }],
  ])('is not renewed by %s', async (_what, headers) => {
    expect((await ask(RENEW, {}, headers)).body).toMatchObject(REFUSED);
  });

  test('is not renewed for the page of another site', async () => {
    const { cookie } = await signIn();
    for (const site of ['cross-site', 'same-site']) {
      const answer = await ask(RENEW, {}, { cookie, 'sec-fetch-site': site });
      expect({ code: answer.body, cookie: answer.cookie }).toMatchObject({
        code: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
        cookie: null,
      });
    }

    const form = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie },
      body: JSON.stringify({ query: RENEW }),
    });

    expect(form.status).toBe(415);
    expect(form.headers.get('set-cookie')).toBeNull();
  });

  test('signs nobody in by itself', async () => {
    const { cookie } = await signIn();
    expect((await ask('{ me { id } }', {}, { cookie })).body).toMatchObject(REFUSED);
    const rest = await fetch(`${api.url}/api/users/`, { headers: { cookie } });
    expect(rest.status).toBe(401);
  });

  test('ends by a sign-out, with the cookie, also when its access token has expired', async () => {
    const { cookie, answer } = await signIn();
    const signedOut = await ask('mutation { signOut }', {}, { cookie });
    expect(signedOut.body).toMatchObject({ data: { signOut: true } });
    expect(valueOf(signedOut.cookie)).toBe('');
    expect((await ask(RENEW, {}, { cookie })).body).toMatchObject(REFUSED);
    expect((await api.graphql('{ me { id } }', {}, accessOf(answer))).body).toMatchObject(REFUSED);
  });

  test('leaves the documented answers of /login and /refresh-token as they are, without a cookie', async () => {
    const { email } = await buildUser(em());
    const login = await api.rest('POST', '/login', { json: { email, password: PASSWORD } });
    const { refresh_token: token } = login.body as { refresh_token: string }; // the route's documented answer
    const refreshed = await api.rest('POST', '/refresh-token', { json: { token } });
    expect(refreshed.body).toEqual({
      new_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    for (const { headers } of [login, refreshed]) expect(headers.get('set-cookie')).toBeNull();
  });
});
