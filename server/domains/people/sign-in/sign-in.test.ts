import { describe, expect, test } from '@jest/globals';
import { buildAgency, buildBroadcaster, buildCustomer } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

const em = () => database.orm.em.fork();
const signIn = (email: string, password = PASSWORD) =>
  api.rest('POST', '/login', { json: { email, password } });

const REFUSED = {
  status: 'failure',
  code: 'UNAUTHENTICATED',
  message: 'Login failed. Please check your credentials.',
};

describe('signing in', () => {
  test('answers the tokens and what the screens need of the person', async () => {
    const broadcaster = await buildBroadcaster(em(), {
      broadcasterName: 'Channel Nine',
      countryList: ['NZ', 'AU'],
    });

    const { id, email } = await buildUser(em(), {
      entityType: 'BROADCASTER',
      entityId: broadcaster.id,
      admin: false,
    });

    const { status, body } = await signIn(email.toUpperCase());

    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      id,
      name: expect.any(String),
      email,
      role: 'ROLE_BROADCASTER_USER',
      permission_level: 'USER',
      entity_type: 'BROADCASTER',
      entity_id: broadcaster.id,
      entity_name: 'Channel Nine',
      country_code: 'NZ',
      country_list: ['NZ', 'AU'],
      must_change_password: false,
    });
  });

  test('takes an address with letters beyond ASCII as it was written', async () => {
    const { email } = await buildUser(em(), { email: 'Éloïse@example.com' });
    expect((await signIn(email)).status).toBe(200);
  });

  test('answers the same over GraphQL', async () => {
    const user = await buildUser(em());
    const { body } = await api.graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { role entityType entityId permissionLevel } }',
      { input: { email: user.email, password: PASSWORD } },
    );

    expect(body).toMatchObject({
      data: {
        signIn: {
          role: 'ROLE_ADMIN',
          entityType: 'SYSTEM',
          entityId: null,
          permissionLevel: 'ADMIN',
        },
      },
    });
  });

  test.each([
    ['a wrong password', {}, 'not the password'],
    ['an archived user', { archivedAt: new Date() }, PASSWORD],
    ['a user who has not accepted the invitation', { activatedAt: null }, PASSWORD],
    ['a user without a password', { passwordHash: null }, PASSWORD],
  ])('refuses %s with the same answer', async (_what, overrides, password) => {
    const { email } = await buildUser(em(), overrides);
    const { status, body } = await signIn(email, password);
    expect({ status, body }).toEqual({ status: 401, body: REFUSED });
  });

  test('hashes a password with the current secret when it is next entered', async () => {
    const { id, email, version } = await buildUser(em());
    const stored = async () => em().findOneOrFail(User, { id });
    const before = (await stored()).passwordHash;
    const { config } = api.wiring;
    const passwordSecrets = ['a password secret of the tests: Ub6-zt2'];

    Object.assign(config, { passwordSecrets });
    expect((await signIn(email, 'another one')).status).toBe(401);
    expect((await stored()).passwordHash).toBe(before);
    expect((await signIn(email)).status).toBe(200);

    const { passwordHash, version: after } = await stored();
    expect(passwordHash).toMatch(/^key=/);
    expect(after).toBe(version);
    expect((await signIn(email)).status).toBe(200);
    expect((await stored()).passwordHash).toBe(passwordHash);

    Object.assign(config, { passwordSecrets: [] });
    expect((await signIn(email)).status).toBe(401);
  });

  test('refuses an address that nobody has with the same answer', async () => {
    const { status, body } = await signIn('nobody@example.com');
    expect({ status, body }).toEqual({ status: 401, body: REFUSED });
  });

  test('refuses the users of an archived organisation', async () => {
    const agency = await buildAgency(em(), { archivedAt: new Date() });
    const { email } = await buildUser(em(), { entityType: 'AGENCY', entityId: agency.id });
    expect((await signIn(email)).body).toEqual(REFUSED);
  });

  test('takes about as long for an address that nobody has as for a wrong password', async () => {
    const { email } = await buildUser(em());
    const timed = async (address: string) => {
      const startedAt = performance.now();
      await signIn(address, 'wrong');
      return performance.now() - startedAt;
    };
    await timed(email);
    const [wrong, unknown] = [await timed(email), await timed('no-such-person@example.com')];
    expect(unknown).toBeGreaterThan(wrong / 4);
  });

  test('names the fields that are missing or wrong', async () => {
    expect((await api.rest('POST', '/login', { json: {} })).body).toMatchObject({
      code: 'INVALID',
    });

    const { status, body } = await api.rest('POST', '/login', { json: { email: 7, password: '' } });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'INVALID', errors: { email: 'Must be text' } });

    const blank = await api.rest('POST', '/login', { json: { email: '', password: '' } });

    expect(blank.body).toMatchObject({
      errors: { email: 'Email is required', password: 'Password is required' },
    });
  });
});

describe('the limit on tries', () => {
  test('answers the sixth try in 15 minutes with 429, also with the right password, whatever the case of the address', async () => {
    const { email } = await buildUser(em());
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await signIn(attempt % 2 ? email : email.toUpperCase(), 'wrong')).status).toBe(401);
    }

    const sixth = await signIn(email);

    expect(sixth.status).toBe(429);
    expect(sixth.body).toMatchObject({ status: 'failure', code: 'TOO_MANY_REQUESTS' });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
    api.advance(15 * 60 * 1000 + 1000);
    expect((await signIn(email)).status).toBe(200);
  });

  test('lets no more than five of many simultaneous tries be made', async () => {
    const { email } = await buildUser(em());
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('does not count sign-ins that succeed', async () => {
    const { email } = await buildUser(em());
    for (let attempt = 0; attempt < 7; attempt++) expect((await signIn(email)).status).toBe(200);
  });

  test('answers 429 after fifty failures of a network address, for every address', async () => {
    api.advance(20 * 60 * 1000);
    await redis.client.flushdb();
    for (let attempt = 0; attempt < 50; attempt++) await signIn(`stranger-${attempt}@example.com`);
    const { email } = await buildUser(em());
    expect((await signIn(email)).status).toBe(429);
    await redis.client.flushdb();
  }, 60_000);
});

describe('a session', () => {
  const me = (token: string) => api.graphql('{ me { email } }', {}, token);
  const UNAUTHENTICATED = {
    errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })],
  };

  test('lasts as long as its access token, 15 minutes', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    expect((await me(token)).body).toMatchObject({ data: { me: { email: user.email } } });
    api.advance(15 * 60 * 1000 + 1000);
    expect((await me(token)).body).toMatchObject(UNAUTHENTICATED);
  });

  test('ends with a sign-out, on the next call', async () => {
    const token = await tokenOf(api, await buildUser(em()));
    await me(token);
    expect((await api.rest('POST', '/logout', { token })).status).toBe(204);
    expect((await me(token)).body).toMatchObject(UNAUTHENTICATED);
    expect((await api.rest('POST', '/logout', { token })).status).toBe(204);
  });

  const signInOf = async () => {
    const { email } = await buildUser(em());
    const { body } = await api.rest('POST', '/login', { json: { email, password: PASSWORD } });
    return body as { access_token: string; refresh_token: string }; // the documented answer
  };
  const logout = async (token?: string, json?: unknown) =>
    (await api.rest('POST', '/logout', { token, json })).status;
  const renewed = async (token: string) =>
    (await api.rest('POST', '/refresh-token', { json: { token } })).status;

  test.each([
    ['an expired access token', async () => (await signInOf()).access_token],
    ['a bearer that is none', () => Promise.resolve('x.y.z')],
    ['no bearer', () => Promise.resolve(undefined)],
  ])('ends with a sign-out that names its refresh token and has %s', async (_what, bearerOf) => {
    const bearer = await bearerOf();
    api.advance(15 * 60 * 1000 + 1000);
    const { refresh_token: token } = await signInOf();
    expect(await logout(bearer, { token })).toBe(204);
    expect(await renewed(token)).toBe(401);
    expect(await logout(bearer, { token })).toBe(204);
  });

  test('ends with a sign-out that names a spent refresh token', async () => {
    const { refresh_token: spent } = await signInOf();
    const { body } = await api.rest('POST', '/refresh-token', { json: { token: spent } });
    expect(await logout(undefined, { token: spent })).toBe(204);
    expect(await renewed((body as { refresh_token: string }).refresh_token)).toBe(401);
  });

  test('ends next to the one of the access token, and others stay', async () => {
    const [own, named, other] = [await signInOf(), await signInOf(), await signInOf()];
    expect(await logout(own.access_token, { token: named.refresh_token })).toBe(204);
    const statuses = [own, named, other].map(({ refresh_token: token }) => renewed(token));
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  test('is not said to have ended by a sign-out that names none', async () => {
    const { access_token: bearer, refresh_token: token } = await signInOf();
    api.advance(15 * 60 * 1000 + 1000);
    expect(await logout(bearer)).toBe(401);
    expect(await logout('x.y.z')).toBe(401);
    expect(await logout(undefined, { token: 'x'.repeat(43) })).toBe(401);
    expect(await logout(bearer, { refresh_token: token })).toBe(422);
    expect(await renewed(token)).toBe(200);
    expect(await logout()).toBe(204);
  });

  test('leaves the other sign-ins of the person alone', async () => {
    const user = await buildUser(em());
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];
    await api.rest('POST', '/logout', { token: here });
    expect((await me(there)).body).toMatchObject({ data: { me: { email: user.email } } });
  });

  test('outlives the loss of everything Redis holds', async () => {
    const user = await buildUser(em());
    const [kept, ended] = [await tokenOf(api, user), await tokenOf(api, user)];
    await api.rest('POST', '/logout', { token: ended });
    await redis.client.flushdb();
    expect((await me(kept)).body).toMatchObject({ data: { me: { email: user.email } } });
    expect((await me(ended)).body).toMatchObject(UNAUTHENTICATED);
  });

  test('ends when the person is archived or has another role, on the next call', async () => {
    const admin = await tokenOf(api, await buildUser(em()));
    const customer = await buildCustomer(em());
    const fields = { entityType: 'CUSTOMER', entityId: customer.id } as const;
    const [archived, changed] = [await buildUser(em(), fields), await buildUser(em(), fields)];
    const [archivedToken, changedToken] = [
      await tokenOf(api, archived),
      await tokenOf(api, changed),
    ];

    await Promise.all([me(archivedToken), me(changedToken)]);
    expect((await api.rest('DELETE', `/users/${archived.id}`, { token: admin })).status).toBe(204);

    const update = await api.rest('PUT', `/users/${changed.id}`, {
      token: admin,
      json: { admin: false },
    });

    expect(update).toMatchObject({ status: 200, body: { role: 'ROLE_CUSTOMER_USER' } });
    expect((await me(archivedToken)).body).toMatchObject(UNAUTHENTICATED);
    expect((await me(changedToken)).body).toMatchObject(UNAUTHENTICATED);
  });

  test('takes no token that was signed with another secret or changed', async () => {
    const token = await tokenOf(api, await buildUser(em()));
    for (const wrong of [
      `${token}x`,
      token.replace(/\.[^.]+$/, '.'),
      'x.y.z',
      'ifm_nothing',
      'Ω',
    ]) {
      const answer = await api.graphql('{ me { email } }', {}, encodeURIComponent(wrong));
      expect(answer.body).toMatchObject(UNAUTHENTICATED);
    }
  });
});

describe('refreshing', () => {
  const refresh = (token: unknown) => api.rest('POST', '/refresh-token', { json: { token } });
  const pairOf = (body: unknown) => body as { new_token: string; refresh_token: string }; // the route's documented answer

  async function freshToken(): Promise<{ access: string; refreshToken: string }> {
    const { body } = await signIn((await buildUser(em())).email);
    const pair = body as { access_token: string; refresh_token: string }; // the route's documented answer
    return { access: pair.access_token, refreshToken: pair.refresh_token };
  }

  test('swaps a token for a pair that works', async () => {
    const { refreshToken } = await freshToken();
    const { status, body } = await refresh(refreshToken);

    expect({ status, keys: Object.keys(pairOf(body)).sort() }).toEqual({
      status: 200,
      keys: ['new_token', 'refresh_token'],
    });
    expect((await api.graphql('{ me { id } }', {}, pairOf(body).new_token)).body).toHaveProperty(
      'data.me.id',
    );
    expect((await refresh(pairOf(body).refresh_token)).status).toBe(200);
  });

  test('lets two tabs refresh at once', async () => {
    const { refreshToken } = await freshToken();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('ends the sign-in everywhere when a spent token comes again after the grace', async () => {
    const { refreshToken, access } = await freshToken();
    const second = pairOf((await refresh(refreshToken)).body);

    api.advance(11_000);
    expect(await refresh(refreshToken)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await refresh(second.refresh_token)).status).toBe(401);

    for (const token of [access, second.new_token]) {
      expect((await api.rest('GET', '/api-keys/', { token })).status).toBe(401);
    }

    const [ended] = await em().find(Session, {}, { orderBy: { createdAt: 'desc' }, limit: 1 });

    expect(ended?.endReason).toBe('TOKEN_REUSED');
  });

  test('refuses an unknown token, an access token and one that is older than 30 days', async () => {
    const { refreshToken, access } = await freshToken();
    expect((await refresh('unknown')).status).toBe(401);
    expect((await refresh(access)).status).toBe(401);
    expect((await refresh(null)).body).toMatchObject({ errors: { token: expect.any(String) } });
    api.advance(30 * 24 * 60 * 60 * 1000 + 1000);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('keeps no token in the clear', async () => {
    const { refreshToken } = await freshToken();
    const { rows } = await database.pool.query('select token_hash from refresh_token');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});
