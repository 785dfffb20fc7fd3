import { once } from 'node:events';
import http from 'node:http';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readConfig } from '#server/core/process/config.js';
import { Health } from '#server/core/http/health.js';
import { openEdge, type Edge } from '#server/ingestion/edge/edge.js';
import { EVENT_FIELD, streamKey } from '#server/ingestion/queued-event.js';
import { buildEvent } from '#server/testing/events/build-event.js';
import { capturedLog } from '../captured-log.js';
import { buildAgency, buildImpressionTag } from '../factories.js';
import { buildUser, PASSWORD, tokenOf } from '../people.js';
import { testApi, type Answer } from '../test-api.js';
import { testDatabase } from '../test-database.js';
import { testRedis, testRedisUrl } from '../test-redis.js';
import { testWorkers } from '../test-workers.js';
import { TEST_SECRETS } from '../secrets.js';

/** All personal data of the calls below. No log line contains any of it. */
const PERSON = {
  name: 'Hinemoa Harbour',
  email: 'hinemoa@person.example',
  newPassword: 'Tūī-in-the-kōwhai-9',
  address: '203.97.5.77',
  agent: 'PersonsBrowser/9.1',
  viewer: 'device-4711-of-hinemoa',
  forgedToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI5OSJ9.c2lnbmF0dXJl',
  key: 'ifm_key_of_hinemoa',
};
const PARTITIONS = 2;

const log = capturedLog();
const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const workers = testWorkers(database, redis, { partitions: PARTITIONS });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-logs-'));
const em = () => database.orm.em.fork();

let edge: Edge;
let edgeUrl = '';
let superAdmin = '';

beforeAll(async () => {
  const config = readConfig({
    DATABASE_URL: database.roleUrl('edge'),
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    ...TEST_SECRETS,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    QUEUE_PARTITIONS: String(PARTITIONS),
  });

  edge = await openEdge(config, new Health('edge'));
  await once(edge.server.listen(0, '127.0.0.1'), 'listening');
  edgeUrl = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  superAdmin = await tokenOf(
    api,
    await buildUser(em(), { name: PERSON.name, email: `admin-${PERSON.email}` }),
  );
}, 60_000);
afterAll(async () => {
  edge.server.closeAllConnections();
  edge.server.close();
  await edge.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const FROM_A_PERSON = { 'x-forwarded-for': PERSON.address, 'user-agent': PERSON.agent };

const collect = (target: string, init: RequestInit = {}) =>
  fetch(edgeUrl + target, { ...init, headers: { ...FROM_A_PERSON, ...init.headers } });

const bodyOfEvents = (body: string, key: string): RequestInit => ({
  method: 'POST',
  body,
  headers: {
    authorization: `Bearer ${key.replaceAll(' ', '_')}`,
    'content-type': 'application/x-ndjson',
  },
});

const requestIdOf = ({ headers }: Pick<Answer, 'headers'>) => headers.get('x-request-id');

/** Renames a table while the work runs, so that the services cannot find it. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await database.pool.query(`alter table ${table} rename to away`);
  try {
    return await work();
  } finally {
    await database.pool.query(`alter table away rename to ${table}`);
  }
}

async function useTheApi(agencyId: number): Promise<void> {
  const { name, email, newPassword: password } = PERSON;
  const direct = { name, email, password, entity_type: 2, entity_id: agencyId };

  await api.rest('POST', '/admin/users/direct', { token: superAdmin, json: direct });
  await api.rest('POST', '/admin/users/direct', { token: superAdmin, json: direct });
  await api.rest('POST', '/admin/users/direct', {
    token: superAdmin,
    json: { ...direct, admin: email },
  });
  await api.rest('POST', '/users/', {
    token: superAdmin,
    json: { ...direct, email: `invited-${email}` },
  });
  await api.rest('POST', '/login', { json: { email, password } });
  await api.rest('POST', '/login', { json: { email, password: `${password}?` } });
  await api.rest('POST', '/password-reset', { json: { email } });
  await api.rest('GET', `/verify-reset-token?token=${PERSON.forgedToken}`);
  await api.rest('POST', '/accept-invitation', { json: { token: PERSON.forgedToken } });
  await api.rest('POST', '/login', {
    raw: { body: `{"email": "${email}", `, contentType: 'application/json' },
  });
  await api.rest('GET', `/nowhere/${encodeURIComponent(email)}`, { token: superAdmin });
  await api.rest('GET', '/users/', { token: PERSON.forgedToken });
  await api.graphql(`{ users(search: "${email}") { nodes { name } } }`, {}, superAdmin);
  await api.graphql('query ($id: Int!) { user(id: $id) { id } }', { id: email }, superAdmin);
  await api.graphql(`{ users(search: "${email}") { ${name.replace(' ', '')} } }`, {}, superAdmin);
}

async function useTheEdge(key: string): Promise<void> {
  await collect(`/t/i/${key}.gif?uid=${PERSON.viewer}`);
  await collect(`/t/i/nokey.gif?uid=${PERSON.viewer}`);
  const json = `${JSON.stringify({ tag: key, uid: PERSON.viewer, ip: PERSON.address, ua: PERSON.agent })}\n{"broken`;
  await collect('/t/events', bodyOfEvents(json, PERSON.key));
  await without('api_key', () => collect('/t/events', bodyOfEvents(json, `another_${PERSON.key}`)));
}

describe('the lines of a busy run', () => {
  test('report the calls, and contain no personal data', async () => {
    const agency = await buildAgency(em());
    const tag = await buildImpressionTag(em());
    await useTheApi(agency.id);
    await useTheEdge(tag.key);
    await without('app_user', () =>
      api.rest('POST', '/login', { json: { email: PERSON.email, password: PASSWORD } }),
    );
    await workers.queue([buildEvent({ customerId: 999_999, tagId: 999_999 })]);
    await redis.client.xadd(
      streamKey(0),
      '*',
      EVENT_FIELD,
      `["${PERSON.viewer}", "${PERSON.address}"`,
    );
    await workers.untilStored();

    const messages = log.lines().map(({ msg }) => msg);
    expect(messages.filter((message) => message === 'call').length).toBeGreaterThanOrEqual(16);
    expect(messages).toContain('a call failed');
    expect(messages).toContain('cannot look up a key or a tag in the database');
    for (const personal of [
      ...Object.values(PERSON),
      PASSWORD,
      superAdmin,
      'Hinemoa',
      'person.example',
    ]) {
      expect(log.text()).not.toContain(personal);
    }
  });

  test('have a level, a time and a message each', () => {
    for (const line of log.lines()) {
      expect(line).toMatchObject({
        level: expect.any(Number),
        time: expect.any(Number),
        msg: expect.stringMatching(/\S/),
      });
    }
  });
});

describe('the lines of one call', () => {
  test('carry the id that its answer does', async () => {
    const answer = await without('taxonomy', () =>
      api.rest('GET', '/taxonomies/', { token: superAdmin }),
    );
    expect(answer.status).toBe(500);

    const ofCall = log.lines().filter(({ requestId }) => requestId === requestIdOf(answer));

    expect(ofCall.map(({ msg }) => msg).toSorted()).toEqual(['a call failed', 'call']);
    expect(ofCall.find(({ msg }) => msg === 'call')).toMatchObject({
      path: '/taxonomies/',
      status: 500,
    });
  });

  test('carry it deep inside the services too', async () => {
    const person = await buildUser(em(), { email: 'first-call@infinitum.example' });
    const token = await tokenOf(api, person);
    jest.spyOn(api.wiring.redis, 'multi').mockImplementationOnce(() => {
      throw new Error('Connection is closed.');
    });
    const answer = await api.rest('GET', '/taxonomies/', { token });
    const [line] = log
      .lines()
      .filter(({ msg }) => String(msg).startsWith('call counts could not be written'));
    expect(line).toMatchObject({ requestId: requestIdOf(answer), reason: 'Connection is closed.' });
  });

  test('of the edge carry it as well, and every refusal answers one', async () => {
    const answer = await without('api_key', () =>
      collect('/t/events', bodyOfEvents('{}', 'a key never seen')),
    );
    expect(answer.status).toBe(503);
    const [line] = log.lines().filter(({ requestId }) => requestId === requestIdOf(answer));
    expect(line?.msg).toBe('cannot look up a key or a tag in the database');
    expect(requestIdOf(await collect('/t/i/nokey.gif'))).toMatch(/^[\w-]{36}$/);
  });

  test("keep a proxy's own id, unless it could harm", async () => {
    const own = await collect('/t/nowhere', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(requestIdOf(own)).toBe('from-the-proxy-1');
    const harmful = await collect('/t/nowhere', { headers: { 'x-request-id': `${PERSON.email}` } });
    expect(requestIdOf(harmful)).not.toContain('person');
  });

  test('take none from a caller that is no proxy of ours', async () => {
    const headers = { 'x-request-id': 'from-a-stranger-1' };
    const request = http.get(`${edgeUrl}/t/nowhere`, { headers, localAddress: '127.0.0.2' });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]; // the arguments of the event
    response.resume();
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
