import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { session } from '../session/session';
import { buildUser, TOKENS } from '../testing/people';

const schema = buildSchema('type Query { ok: Boolean } type Subscription { waiting: Int! }');

const FRESH = { data: { refreshSession: { accessToken: 'fresh', refreshToken: 'refresh-2' } } };
const bearers: unknown[] = [];
let http: Server;
let sockets: WebSocketServer;

async function* waiting() {
  yield { waiting: 3 };
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
        return connectionParams?.authorization === 'Bearer fresh';
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  jest.unstable_mockModule('./endpoints', () => ({
    graphqlUrl: () => `http://127.0.0.1:${port}/graphql`,
    subscriptionsUrl: () => `ws://127.0.0.1:${port}/graphql`,
  }));
});

afterAll(async () => {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

beforeEach(() => session.signIn(buildUser(), TOKENS));

test('a socket whose token is refused is opened again with a fresh one', async () => {
  const { createGraphqlClient } = await import('./client');
  const subscription = gql`
    subscription Waiting {
      waiting
    }
  `;
  const first = await new Promise((resolve, reject) => {
    createGraphqlClient().subscribe({ query: subscription }).subscribe({ next: resolve, error: reject });
  });
  expect(first).toMatchObject({ data: { waiting: 3 } });
  expect(bearers).toEqual(['Bearer access', 'Bearer fresh']);
});
