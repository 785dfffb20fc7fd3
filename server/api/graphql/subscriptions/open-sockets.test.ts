import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { KnownDocuments } from '#server/api/graphql/documents/known-documents.js';
import { MAX_SOCKETS } from './open-sockets.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { serveSubscriptions } from './subscription-server.js';

const database = testDatabase();
const api = testApi(database, testRedis());
const addressOf = () => `${api.url.replace('http', 'ws')}/graphql`;

let token = '';
let other = '';
beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  other = await tokenOf(api, await buildUser(em));
});

const opened: WebSocket[] = [];
afterEach(async () => {
  const closed = opened
    .filter(({ readyState }) => readyState !== WebSocket.CLOSED)
    .map((socket) => once(socket, 'close'));
  for (const socket of opened.splice(0)) socket.terminate();
  await Promise.all(closed);
});

interface Opening {
  from?: string;
  origin?: string;
  url?: string;
}

/** The open socket, or the status that refused the upgrade. */
function open({ from = '203.0.113.1', origin, url = addressOf() }: Opening = {}): Promise<
  WebSocket | number
> {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': from },
    origin,
  });

  return new Promise((resolve) => {
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.once('error', () => undefined); // an upgrade that was refused
    socket.once('open', () => {
      opened.push(socket);
      resolve(socket);
    });
  });
}

/** The type of the message that answers a connection_init, or the code that closes the socket. */
async function signIn(socket: WebSocket | number, bearer: string | null): Promise<string | number> {
  if (typeof socket === 'number') return socket;

  const answer = new Promise<string | number>((resolve) => {
    socket.once('message', (text: Buffer) =>
      resolve((JSON.parse(text.toString()) as { type: string }).type),
    ); // a message of the protocol
    socket.once('close', resolve);
  });

  socket.send(
    JSON.stringify({
      type: 'connection_init',
      payload: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    }),
  );

  return answer;
}

describe('an upgrade', () => {
  test.each([
    ['of a program, which sends no Origin', undefined, true],
    ['of the page at PUBLIC_URL', 'http://localhost:4000', true],
    ['of the page of another site', 'https://evil.example', false],
    ['of another site whose name begins alike', 'http://localhost:4000.evil.example', false],
    ['of a page without an origin', 'null', false],
  ])('%s is taken as it should be', async (_what, origin, isTaken) => {
    expect(await open({ origin })).toEqual(isTaken ? expect.any(WebSocket) : 403);
  });

  test('of the own host is taken by whatever name it is open', async () => {
    expect(await open({ origin: api.url })).toEqual(expect.any(WebSocket));
  });
});

describe('the sockets without a sign-in', () => {
  test('are twenty of a network at a time, and another network has its own', async () => {
    const all = await Promise.all(Array.from({ length: MAX_SOCKETS }, () => open()));
    expect(all.filter((one) => typeof one === 'number')).toEqual([]);
    expect(await open()).toBe(429);
    expect(await open({ from: '203.0.113.2' })).toEqual(expect.any(WebSocket));
    opened[0]?.terminate();
    while (typeof (await open()) === 'number');
  });

  test('make room for others once they are signed in', async () => {
    const mine = await Promise.all(Array.from({ length: MAX_SOCKETS - 1 }, () => open()));
    expect(new Set(await Promise.all(mine.map((socket) => signIn(socket, token))))).toEqual(
      new Set(['connection_ack']),
    );
    const theirs = await Promise.all(Array.from({ length: MAX_SOCKETS }, () => open()));
    expect(theirs.filter((one) => typeof one === 'number')).toEqual([]);
  });

  test('are closed after their time, and those that signed in are not', async () => {
    const schema = await buildApiSchema();
    const server = createServer();
    const { wiring, feed } = api;
    const door = {
      wiring,
      schema,
      documents: new KnownDocuments(schema, {}),
      feed,
      server,
      path: '/graphql',
    };

    const stop = serveSubscriptions({ ...door, anonymousTimeoutMs: 300 });

    await once(server.listen(0, '127.0.0.1'), 'listening');

    try {
      const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`; // it listens on a port
      const [anonymous, person] = [await open({ url }), await open({ url })];
      if (typeof anonymous === 'number' || typeof person === 'number')
        throw new Error('an upgrade was refused');
      const closed = once(anonymous, 'close');
      expect(await signIn(anonymous, null)).toBe('connection_ack');
      expect(await signIn(person, token)).toBe('connection_ack');
      expect((await closed)[0]).toBe(4401);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(person.readyState).toBe(WebSocket.OPEN);
    } finally {
      await stop();
      server.close();
    }
  });
});

test('the sockets of a person are twenty at a time, from wherever, and others have their own', async () => {
  const from = (at: number) => ({ from: `198.51.100.${at}` });
  for (let at = 0; at < MAX_SOCKETS; at++)
    expect(await signIn(await open(from(at)), token)).toBe('connection_ack');
  expect(await signIn(await open(from(100)), token)).toBe(1013);
  expect(await signIn(await open(from(101)), other)).toBe('connection_ack');
});
