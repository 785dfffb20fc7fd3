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
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { serveSubscriptions } from './subscription-server.js';

/*
 * Tests the protocol graphql-transport-ws rule by rule with raw messages: a client library would
 * hide them.
 */

const database = testDatabase();
const api = testApi(database, testRedis());
const socketUrl = () => `${api.url.replace('http', 'ws')}/graphql`;

let token = '';
beforeAll(async () => {
  token = await tokenOf(api, await buildUser(database.orm.em.fork()));
});

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

/** A socket that queues its received messages. */
class Peer {
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #received: Message[] = [];
  #awaited: ((message: Message) => void) | null = null;

  private constructor(private readonly socket: WebSocket) {
    opened.push(socket);
    socket.on('message', (text: Buffer) => {
      this.#received.push(JSON.parse(text.toString()) as Message); // the server's own
      this.#hand();
    });
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    });
  }

  static async open(protocols = ['graphql-transport-ws'], url = socketUrl()): Promise<Peer> {
    const socket = new WebSocket(url, protocols);
    const peer = new Peer(socket);
    await once(socket, 'open');
    return peer;
  }

  /** Open and acknowledged; anonymous without a bearer. */
  static async connect(bearer: string | null = null): Promise<Peer> {
    const peer = await Peer.open();
    const payload = bearer === null ? undefined : { authorization: `Bearer ${bearer}` };
    peer.send({ type: 'connection_init', ...(payload && { payload }) });
    expect(await peer.next()).toMatchObject({ type: 'connection_ack' });
    return peer;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, more: object = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, ...more } });
  }

  next(): Promise<Message> {
    return new Promise((resolve) => {
      this.#awaited = resolve;
      this.#hand();
    });
  }

  /** The messages before the answer to a ping: all that the server has sent so far. */
  async rest(): Promise<Message[]> {
    this.send({ type: 'ping', payload: { last: true } });
    const received: Message[] = [];
    for (let message = await this.next(); message.type !== 'pong'; message = await this.next())
      received.push(message);
    return received;
  }

  #hand(): void {
    if (!this.#awaited) return;
    const message = this.#received.shift();
    if (!message) return;
    this.#awaited(message);
    this.#awaited = null;
  }
}

const LIVE = 'subscription { queueStats { summary { totalMessages } } }';

describe('a connection', () => {
  test('speaks graphql-transport-ws, even when others are offered too, and is closed with 4406 without it', async () => {
    expect(await (await Peer.open([])).closed).toEqual({
      code: 4406,
      reason: 'Subprotocol not acceptable',
    });
    const peer = await Peer.open(['graphql-ws', 'graphql-transport-ws']);
    peer.send({ type: 'ping' });
    expect(await peer.next()).toEqual({ type: 'pong' });
  });

  test('is acknowledged without a sign-in, which `__typename` does not need', async () => {
    const peer = await Peer.connect();
    peer.subscribe('1', '{ __typename }');
    expect(await peer.next()).toEqual({
      id: '1',
      type: 'next',
      payload: { data: { __typename: 'Query' } },
    });
    expect(await peer.next()).toEqual({ id: '1', type: 'complete' });
  });

  test('takes `payload: null`', async () => {
    const peer = await Peer.open();
    peer.send({ type: 'connection_init', payload: null });
    expect(await peer.next()).toEqual({ type: 'connection_ack' });
  });

  test('with an unknown bearer is closed with 4403', async () => {
    const peer = await Peer.open();
    peer.send({ type: 'connection_init', payload: { authorization: 'Bearer x.y.z' } });
    expect(await peer.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  test('that asks before it is acknowledged is closed with 4401', async () => {
    const peer = await Peer.open();
    peer.subscribe('1', '{ __typename }');
    expect(await peer.closed).toEqual({ code: 4401, reason: 'Unauthorized' });
  });

  test('that is opened twice is closed with 4429', async () => {
    const peer = await Peer.connect();
    peer.send({ type: 'connection_init' });
    expect(await peer.closed).toEqual({ code: 4429, reason: 'Too many initialisation requests' });
    const hasty = await Peer.open();
    hasty.send({ type: 'connection_init' });
    hasty.send({ type: 'connection_init' });
    expect(await hasty.closed).toMatchObject({ code: 4429 });
  });

  test('that is never initialised is closed with 4408', async () => {
    const schema = await buildApiSchema();
    const server = createServer();
    const { wiring, feed } = api;
    const documents = new KnownDocuments(schema, {});
    const stop = serveSubscriptions({
      wiring,
      schema,
      documents,
      feed,
      server,
      path: '/graphql',
      initTimeoutMs: 20,
    });

    await once(server.listen(0, '127.0.0.1'), 'listening');

    try {
      const { port } = server.address() as AddressInfo; // it listens on a port
      const peer = await Peer.open(undefined, `ws://127.0.0.1:${port}/graphql`);
      expect(await peer.closed).toEqual({
        code: 4408,
        reason: 'Connection initialisation timeout',
      });
    } finally {
      await stop();
      server.close();
    }
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['no object', '"ping"'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"start"}'],
    ['no id', { type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['an empty id', { id: '', type: 'subscribe', payload: { query: '{ __typename }' } }],
    ['no payload', { id: '1', type: 'subscribe' }],
    ['no query', { id: '1', type: 'subscribe', payload: {} }],
    [
      'variables that are no object',
      { id: '1', type: 'subscribe', payload: { query: '{ __typename }', variables: 'x' } },
    ],
  ])('that sends a message with %s is closed with 4400', async (_what, message) => {
    const peer = await Peer.connect();
    peer.send(message);
    expect(await peer.closed).toMatchObject({ code: 4400, reason: expect.stringMatching(/./) });
  });

  test('answers a ping with its payload, even before it is initialised, and accepts an unsolicited pong', async () => {
    const peer = await Peer.open();
    peer.send({ type: 'pong' });
    peer.send({ type: 'ping', payload: { sentAt: 1 } });
    expect(await peer.next()).toEqual({ type: 'pong', payload: { sentAt: 1 } });
    peer.send({ type: 'ping' });
    expect(await peer.next()).toEqual({ type: 'pong' });
  });
});

describe('an operation', () => {
  test('may be a query or a mutation, with its name and variables, next to others', async () => {
    const peer = await Peer.connect(token);
    const query =
      'query other { me { id } } query type($name: String!) { __type(name: $name) { name } }';

    peer.subscribe('a', query, {
      operationName: 'type',
      variables: { name: 'Campaign' },
      extensions: null,
    });
    peer.subscribe('b', 'mutation { __typename }', { variables: null });

    const received = [await peer.next(), await peer.next(), await peer.next(), await peer.next()];

    expect(received).toContainEqual({
      id: 'a',
      type: 'next',
      payload: { data: { __type: { name: 'Campaign' } } },
    });

    expect(received).toContainEqual({
      id: 'b',
      type: 'next',
      payload: { data: { __typename: 'Mutation' } },
    });
    expect(received.filter(({ type }) => type === 'complete')).toHaveLength(2);
  });

  test('streams until its client completes it, and then says no more', async () => {
    const peer = await Peer.connect(token);
    peer.subscribe('live', LIVE);
    expect(await peer.next()).toMatchObject({
      id: 'live',
      type: 'next',
      payload: { data: { queueStats: {} } },
    });
    peer.send({ id: 'live', type: 'complete' });
    await peer.rest();
    expect(await peer.rest()).toEqual([]);
    peer.subscribe('live', '{ __typename }');
    expect(await peer.next()).toMatchObject({
      id: 'live',
      type: 'next',
      payload: { data: { __typename: 'Query' } },
    });
  });

  test('whose id is in use closes the socket with 4409', async () => {
    const peer = await Peer.connect(token);
    peer.subscribe('live', LIVE);
    await peer.next();
    peer.subscribe('live', '{ __typename }');
    expect(await peer.closed).toEqual({ code: 4409, reason: 'Subscriber for live already exists' });
  });

  test('that does not parse, fit the schema or stay within the limits is answered one error and no complete', async () => {
    const peer = await Peer.connect(token);
    const wide = Array.from({ length: 50 }, (_, at) => `a${at}: __typename`).join(' ');

    for (const query of [
      '{',
      '{ nothing }',
      `{ ${wide} }`,
      'query a { __typename } query b { __typename }',
    ]) {
      peer.subscribe('wrong', query);
      const error = { message: expect.stringMatching(/./), extensions: { code: 'MALFORMED' } };
      expect(await peer.next()).toMatchObject({ id: 'wrong', type: 'error', payload: [error] });
    }

    expect(await peer.rest()).toEqual([]);
  });

  test('that needs a sign-in is refused to somebody without one', async () => {
    const peer = await Peer.connect();
    peer.subscribe('live', LIVE);
    expect(JSON.stringify(await peer.next())).toContain('UNAUTHENTICATED');
  });

  test('that was completed may be completed again', async () => {
    const peer = await Peer.connect();
    peer.send({ id: 'never', type: 'complete' });
    expect(await peer.rest()).toEqual([]);
  });
});
