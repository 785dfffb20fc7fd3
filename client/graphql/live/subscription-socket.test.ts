import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { gql } from '@apollo/client';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { session } from '#client/session/session';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { socketState } from './socket-state';

const schema = buildSchema('type Query { ok: Boolean } type Subscription { waiting: Int! }');

const SUBSCRIPTION = gql`
  subscription Waiting {
    waiting
  }
`;
const FRESH = renewedSession('fresh');
const FORBIDDEN = 4403;
const bearers: unknown[] = [];
let taken = 'Bearer fresh';
let opened = 0;
let http: Server;
let sockets: WebSocketServer;

async function* waiting() {
  opened += 1;
  yield { waiting: opened };
  await new Promise(() => undefined);
}

beforeAll(async () => {
  http = createServer((_request, response) => response.end(JSON.stringify(FRESH)));
  sockets = new WebSocketServer({ server: http, path: '/graphql' });
  useServer(
    {
      schema,
      roots: { subscription: { waiting } },
      onConnect: ({ connectionParams }) => {
        bearers.push(connectionParams?.authorization);
        return connectionParams?.authorization === taken;
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const { port } = http.address() as AddressInfo;

  jest.unstable_mockModule('#client/graphql/links/endpoints', () => ({
    graphqlUrl: () => `http://127.0.0.1:${port}/graphql`,
    subscriptionsUrl: () => `ws://127.0.0.1:${port}/graphql`,
  }));
});

afterAll(async () => {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

beforeEach(() => {
  session.signIn(buildUser(), TOKENS);
  bearers.length = 0;
  opened = 0;
});

async function watch() {
  const { createGraphqlClient } = await import('#client/graphql/client');
  const seen: unknown[] = [];
  const failed = jest.fn();
  const watching = createGraphqlClient()
    .subscribe({ query: SUBSCRIPTION })
    .subscribe({ next: ({ data }) => seen.push(data), error: failed });
  return { seen, failed, stop: () => watching.unsubscribe() };
}

test('a socket whose token is refused is opened again with a fresh one', async () => {
  taken = 'Bearer fresh';
  const { seen, stop } = await watch();
  await waitFor(() => expect(seen).toEqual([{ waiting: 1 }]));
  expect(bearers).toEqual(['Bearer access', 'Bearer fresh']);
  expect(socketState.current()).toBe('open');
  stop();
  await waitFor(() => expect(socketState.current()).toBe('idle'));
});

test('a socket that answers no ping any more is given up for another', async () => {
  taken = 'Bearer access';
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

  try {
    const { seen, stop } = await watch();
    while (seen.length === 0) await setImmediate();
    for (const socket of sockets.clients) socket.pause();
    jest.advanceTimersByTime(20_000);
    expect(socketState.current()).toBe('open');
    jest.advanceTimersByTime(5_000);
    expect(socketState.current()).toBe('down');
    await setImmediate();
    jest.advanceTimersByTime(1_000); // the longest wait before the first try
    while (seen.length === 1) await setImmediate();
    expect(socketState.current()).toBe('open');
    stop();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  [
    'that was cut off',
    (socket: { terminate: () => void }) => socket.terminate(),
    ['Bearer access', 'Bearer access'],
  ],
  [
    'whose sign-in the server took for ended',
    (socket: { close: (code: number) => void }) => socket.close(FORBIDDEN),
    ['Bearer access', 'Bearer fresh'],
  ],
])('the subscriptions of a socket %s go on over the next', async (_how, drop, expected) => {
  taken = 'Bearer access';

  const { seen, failed, stop } = await watch();

  await waitFor(() => expect(seen).toEqual([{ waiting: 1 }]));
  taken = expected[1] ?? '';
  for (const socket of sockets.clients) drop(socket);
  await waitFor(() => expect(socketState.current()).toBe('down'));
  window.dispatchEvent(new Event('online')); // ends the wait before the next try
  await waitFor(() => expect(seen).toEqual([{ waiting: 1 }, { waiting: 2 }]));
  expect(failed).not.toHaveBeenCalled();
  expect(bearers).toEqual(expected);
  stop();
});
