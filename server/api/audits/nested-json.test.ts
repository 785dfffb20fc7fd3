import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

/*
 * Every door that reads JSON counts its levels before it parses them: a megabyte of brackets costs
 * `JSON.parse` a second of the event loop.
 */

const database = testDatabase();
const api = testApi(database, testRedis());

let token: string;
let customerId: number;

beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  customerId = (await buildCustomer(em)).id;
});

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const DEEP: [what: string, json: string][] = [
  ['lists', lists(100_000)],
  ['lists without their ends', '['.repeat(200_000)],
  ['objects', objects(40_000)],
  ['both', `${'[{"a":'.repeat(25_000)}1${'}]'.repeat(25_000)}`],
  ['lists after an escaped quote', `["\\"",${lists(100_000)}]`],
  ['lists one level past the limit', lists(64)],
];
const IN_TEXT = JSON.stringify(`"${'[{'.repeat(10_000)}`);
const MALFORMED = { status: 400, code: 'MALFORMED' };

const headers = (type = 'application/json') => ({
  'content-type': type,
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${token}`,
});

interface Body {
  code?: string;
  message?: string;
  errors?: { message: string; extensions: { code: string } }[];
  error?: { code: number; message: string };
}

const post = async (path: string, body: Uint8Array | string, extra = {}) => {
  const request = { method: 'POST', headers: { ...headers(), ...extra }, body };
  const response = await fetch(`${api.url}${path}`, request);
  return { status: response.status, body: (await response.json()) as Body }; // of any of the doors
};

describe.each(DEEP)('JSON of %s', (_what, json) => {
  test('is refused in the body of GraphQL', async () => {
    const { status, body } = await post('/graphql', `{"query":"{__typename}","variables":${json}}`);
    expect({ status, code: body.errors?.[0]?.extensions.code }).toEqual(MALFORMED);
    expect(body.errors?.[0]?.message).toBe('The body is nested too deeply');
  });

  test('is refused in the body of REST, also packed', async () => {
    const text = `{"customer_id":${json}}`;
    for (const answer of [
      await post('/api/campaigns/', text),
      await post('/api/bookings/bulk', text),
      await post('/api/login', text),
      await post('/api/campaigns/', gzipSync(text), { 'content-encoding': 'gzip' }),
    ]) {
      const { code, message } = answer.body;
      expect({ status: answer.status, code }).toEqual(MALFORMED);
      expect(message).toBe('The body is nested too deeply');
    }
  });

  test('is refused of assistants', async () => {
    const { status, body } = await post(
      '/mcp',
      `{"jsonrpc":"2.0","id":1,"method":${json.slice(0, 90_000)}`,
    );
    expect({ status, ...body.error }).toMatchObject({
      status: 400,
      code: -32700,
      message: 'The body is nested too deeply',
    });
  });

  test('closes a socket, whatever the type of its message', async () => {
    const messages = [
      `{"type":"connection_init","payload":{"a":${json}}}`,
      `{"id":"1","type":"subscribe","payload":{"query":"{__typename}","variables":${json}}}`,
    ];
    for (const message of messages) {
      const socket = new WebSocket(
        `${api.url.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
      );
      await once(socket, 'open');
      socket.send(message);
      const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
      expect([code, reason.toString()]).toEqual([4400, 'The message is nested too deeply']);
    }
  });
});

test.each(['variables', 'extensions'])('the %s of a GET are refused at depth', async (name) => {
  const query = new URLSearchParams({ query: '{__typename}', [name]: `{"a":${lists(64)}}` });
  const response = await fetch(`${api.url}/graphql?${query.toString()}`, { headers: headers() });
  const body = (await response.json()) as Body; // a failure
  expect([response.status, body.errors?.[0]?.message]).toEqual([
    400,
    `${name} is nested too deeply`,
  ]);
});

test('texts full of brackets pass, and so do 64 levels', async () => {
  const deepest = `{"query":"{__typename}","variables":{"a":${lists(62)},"b":${IN_TEXT}}}`;
  expect((await post('/graphql', deepest)).body).toMatchObject({ data: { __typename: 'Query' } });
  const url = `${api.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(`{"type":"connection_init","payload":{"a":${lists(62)},"b":${IN_TEXT}}}`);
  const [message] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(message.toString())).toEqual({ type: 'connection_ack' });
  socket.terminate();

  const named = await api.rest('POST', '/campaigns/', {
    token,
    json: { customer_id: customerId, campaign_name: '[{'.repeat(20), start_date: '2026-01-01' },
  });
  expect(named.status).toBe(201);
});

test('a body with a byte order mark is read, and one in UTF-16 is refused', async () => {
  const query = '{"query":"{__typename}"}';
  expect((await post('/graphql', `\uFEFF${query}`)).body).toHaveProperty('data');
  const utf16 = { 'content-type': 'application/json; charset=utf-16le' };
  const refused = await post('/graphql', Buffer.from(query, 'utf16le'), utf16);
  expect([refused.status, refused.body.errors?.[0]?.extensions.code]).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
});

test('a shallow body of very many objects is refused', async () => {
  const { status, body } = await post('/api/campaigns/', `{"a":[${'{},'.repeat(20_000)}1]}`);
  expect([status, body.message]).toEqual([400, 'The body holds too many objects and lists']);
});

test('an access token whose first part is nested is none of ours', async () => {
  const part = Buffer.from(`{"alg":${lists(3_000)}}`).toString('base64url');
  const call = { token: `${part}.e30.x` };
  expect((await api.rest('GET', '/users/', call)).status).toBe(401);
});

describe('a body of more than 256 KB', () => {
  const long = 'x'.repeat(300_000);

  test('is refused where a call carries no bulk', async () => {
    const rest = await api.rest('POST', '/campaigns/', { token, json: { campaign_name: long } });
    expect(rest).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect(rest.body).toHaveProperty('message', 'The body is larger than 256 KB');
    const { status } = await post('/graphql', JSON.stringify({ query: '{__typename}', a: long }));
    expect(status).toBe(413);
  });

  test('is read where it holds many records, up to 1 MB', async () => {
    const send = (text: string) =>
      api.rest('POST', '/bookings/bulk', { token, json: { bookings: [{ booking_name: text }] } });
    expect((await send(long)).status).toBe(422);
    expect(await send('x'.repeat(1_100_000))).toMatchObject({
      status: 413,
      body: { message: 'The body is larger than 1 MB' },
    });
  });
});
