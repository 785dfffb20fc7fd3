import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { newApiKey } from '#server/access/identity/tokens.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { deviceOf } from './device-name.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Pair {
  new_token: string;
  refresh_token: string;
}

const refresh = (token: string) => api.rest('POST', '/refresh-token', { json: { token } });
const pairOf = ({ body }: { body: unknown }) => body as Pair; // the route's documented answer
const member = async () =>
  buildUser(em(), { entityType: 'AGENCY', entityId: (await buildAgency(em())).id, admin: false });

async function signIn({ email }: User): Promise<{ access_token: string; refresh_token: string }> {
  const { body } = await api.rest('POST', '/login', { json: { email, password: PASSWORD } });
  return body as { access_token: string; refresh_token: string }; // the route's documented answer
}

/** Renews the given number of times at the given interval; returns the last status and token. */
async function keepAlive(
  token: string,
  everyMs: number,
  times: number,
): Promise<{ status: number; token: string }> {
  let last = { status: 200, token };
  for (let count = 0; count < times && last.status === 200; count++) {
    api.advance(everyMs);
    const answer = await refresh(last.token);
    last = { status: answer.status, token: pairOf(answer).refresh_token };
  }
  return last;
}

beforeEach(async () => {
  await redis.client.flushdb();
});

describe('a sign-in ends', () => {
  test('of a super admin 12 hours after the password was given, however much it is used', async () => {
    const { refresh_token: token } = await signIn(await buildUser(em()));
    const used = await keepAlive(token, HOUR_MS / 2, 23);
    expect(used.status).toBe(200);
    expect((await keepAlive(used.token, HOUR_MS / 2, 1)).status).toBe(401);
  });

  test('of a super admin when nobody has used it for an hour', async () => {
    const user = await buildUser(em());
    const { refresh_token: token } = await signIn(user);
    api.advance(HOUR_MS - 1000);
    const next = await refresh(token);
    expect(next.status).toBe(200);
    api.advance(HOUR_MS + 1000);
    expect((await refresh(pairOf(next).refresh_token)).status).toBe(401);
  });

  test('of all others after 30 days, and when nobody has used it for seven', async () => {
    const { refresh_token: token } = await signIn(await member());
    const used = await keepAlive(token, 6 * DAY_MS, 4);
    expect(used.status).toBe(200);
    expect((await keepAlive(used.token, 6 * DAY_MS + 1000, 1)).status).toBe(401);
    const { refresh_token: idle } = await signIn(await member());
    expect((await keepAlive(idle, 7 * DAY_MS + 1000, 1)).status).toBe(401);
  });

  test('with its access tokens: none outlives it', async () => {
    const { refresh_token: token } = await signIn(await buildUser(em()));
    const used = await keepAlive(token, HOUR_MS / 2, 23);

    api.advance(HOUR_MS / 2 - 60_000);

    const { new_token: access } = pairOf(await refresh(used.token));
    const me = () => api.graphql('{ me { id } }', {}, access);

    expect((await me()).body).toHaveProperty('data.me.id');
    api.advance(61_000);
    expect((await me()).body).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('a refresh token used twice', () => {
  test('within ten seconds answers the same token, so that there is one family', async () => {
    const { refresh_token: token } = await signIn(await member());
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => pairOf(answer).refresh_token)).size).toBe(1);
  });

  test('by a thief within ten seconds is noticed when the second of the two goes on', async () => {
    const { refresh_token: token } = await signIn(await member());
    const [owner, thief] = [pairOf(await refresh(token)), pairOf(await refresh(token))];
    api.advance(10 * 60_000);
    const goesOn = await refresh(owner.refresh_token);
    expect(goesOn.status).toBe(200);
    api.advance(60_000);
    expect((await refresh(thief.refresh_token)).status).toBe(401);
    expect((await refresh(pairOf(goesOn).refresh_token)).status).toBe(401);
  });

  test('answers the newest token when its successor was used as well', async () => {
    const { refresh_token: token } = await signIn(await member());
    const second = pairOf(await refresh(token));
    const third = pairOf(await refresh(second.refresh_token));
    expect(pairOf(await refresh(token)).refresh_token).toBe(third.refresh_token);
  });
});

describe('the sign-ins of a person', () => {
  const list = async (token: string) => {
    const { body } = await api.graphql('{ sessions { id device isCurrent } }', {}, token);
    return (
      body as { data: { sessions: { id: string; device: string | null; isCurrent: boolean }[] } }
    ).data.sessions; // as the query asks
  };

  test('are listed to them alone, with the one of the call marked', async () => {
    const user = await member();
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];
    await tokenOf(api, await member());
    const seen = await list(here);
    expect(seen.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const current = (rows: typeof seen) => rows.find(({ isCurrent }) => isCurrent)?.id;
    expect(current(seen)).not.toBe(current(await list(there)));
  });

  test('are ended at once but for the one of the call', async () => {
    const user = await member();
    const [here, there] = [await tokenOf(api, user), await tokenOf(api, user)];
    const outsider = await tokenOf(api, await member());
    const { body } = await api.graphql('mutation { endOtherSessions }', {}, here);
    expect(body).toMatchObject({ data: { endOtherSessions: 1 } });
    expect(await list(here)).toHaveLength(1);
    expect((await api.rest('GET', '/users/', { token: there })).status).toBe(401);
    expect((await api.rest('GET', '/users/', { token: outsider })).status).toBe(200);
  });

  test('are none of an API key', async () => {
    const { token: key, hash: keyHash } = newApiKey();
    const fields = {
      name: 'Reads',
      scopes: ['read' as const],
      entityType: 'SYSTEM' as const,
      createdByUserId: 1,
    };

    await em()
      .persist(em().create(ApiKey, { ...fields, keyHash, createdAt: new Date() }))
      .flush();

    const { body } = await api.graphql('{ sessions { id } }', {}, key);

    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', null],
    [undefined, null],
  ])('are known again by browser and system: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
