import { describe, expect, test } from '@jest/globals';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const FROM = '203.0.113.90';
const ELSEWHERE = '203.0.113.91';
const verify = (from: string) => api.rest('GET', '/verify-reset-token?token=x', { from });
const signIn = (email: string, from: string) =>
  api.rest('POST', '/login', { json: { email, password: 'x' }, from });

const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('those who have not signed in', () => {
  test('have thirty-two calls of a network under way at a time, and another network has its own', async () => {
    const here = Array.from({ length: 40 }, (_, at) => signIn(`nobody-${at}@example.com`, FROM));
    const statuses = await statusesOf([...here, verify(ELSEWHERE)]);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(32);
    expect(statuses.at(-1)).toBe(422);
  });

  test('have six hundred calls of a network a minute, and signed-in callers of that network are not limited by it', async () => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    api.advance(60_000);
    const statuses: number[] = [];
    for (let round = 0; round < 31; round++)
      statuses.push(...(await statusesOf(Array.from({ length: 20 }, () => verify(FROM)))));
    expect(statuses.filter((status) => status === 422)).toHaveLength(600);
    expect(statuses.slice(-20)).toEqual(Array.from({ length: 20 }, () => 429));

    const late = await verify(FROM);
    expect(late.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    expect((await verify(ELSEWHERE)).status).toBe(422);
    expect((await api.rest('GET', '/users/', { token, from: FROM })).status).toBe(200);
    api.advance(60_000);
    expect((await verify(FROM)).status).toBe(422);
  }, 60_000);

  test('send bodies of 100 KB at most', async () => {
    const token = await tokenOf(api, await buildUser(database.orm.em.fork()));
    const json = { query: '{ __typename }', operationName: null, pad: 'x'.repeat(110_000) };
    const post = (bearer?: string) => api.rest('POST', '/../graphql', { json, token: bearer });

    expect(await post()).toMatchObject({ status: 413 });
    expect((await post(token)).status).toBe(200);

    const login = await api.rest('POST', '/login', {
      json: { email: 'a@b.example', password: 'x'.repeat(110_000) },
    });

    expect(login).toMatchObject({
      status: 413,
      body: { message: 'The body is larger than 100 KB' },
    });
  });
});
