import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import { afterAll, beforeAll } from '@jest/globals';
import { type Redis, connectRedis } from '#server/core/redis/redis.js';
import { Registry } from 'prom-client';
import { createApp } from '#server/api/app.js';
import type { ApiWiring } from '#server/api/context.js';
import { createScheduling } from '#server/api/request-scheduler/scheduling.js';
import { createApolloServer } from '#server/api/graphql/apollo-server.js';
import { KnownDocuments } from '#server/api/graphql/documents/known-documents.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { serveSubscriptions } from '#server/api/graphql/subscriptions/subscription-server.js';
import { clientNetworkFinder } from '#server/core/http/client-ip.js';
import { readConfig } from '#server/core/process/config.js';
import { LiveFeed } from '#server/core/live/live-channel.js';
import { CallCounter } from '#server/operations/live/active-users/call-counter.js';
import { openDatabase } from '#server/database/orm.js';
import type { TestDatabase } from './test-database.js';
import { TEST_SECRETS } from './secrets.js';
import { testRedisUrl } from './test-redis.js';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

interface RestCall {
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  raw?: { body: string; contentType: string };
  /** The client IP, as a trusted proxy would name it. */
  from?: string;
  idempotencyKey?: string;
}

export interface TestApi {
  readonly url: string;
  readonly wiring: ApiWiring;
  readonly feed: LiveFeed;
  /** Moves the clock of the services, not of PostgreSQL or Redis. */
  advance(byMs: number): void;
  rest(method: string, path: string, call?: RestCall): Promise<Answer>;
  graphql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer>;
}

interface Parts {
  server: Server;
  redis: Redis;
  feed: LiveFeed;
  wiring: ApiWiring;
  stop: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

async function startParts(
  database: TestDatabase,
  redisUrl: string,
  now: () => Date,
  settings: Settings,
): Promise<Parts> {
  const redis = connectRedis(redisUrl, { enableOfflineQueue: false, commandTimeout: 2_000 });
  await once(redis, 'ready');

  const config = readConfig({
    DATABASE_URL: database.roleUrl('api'),
    REDIS_URL: redisUrl,
    ...TEST_SECRETS,
    SUPER_ADMIN_SECOND_FACTOR: 'optional',
    NODE_ENV: 'test',
    ...settings,
  });

  const findNetwork = clientNetworkFinder(config.trustedProxies, config.clientIpHeader);
  const orm = await openDatabase(config);
  const calls = new CallCounter(orm, redis);
  const wiring = {
    orm,
    redis,
    config,
    now,
    calls,
    findNetwork,
    scheduling: createScheduling(redis),
  };
  const schema = await buildApiSchema();
  const documents = new KnownDocuments(schema, {});
  const apollo = createApolloServer(schema, documents);

  await apollo.start();

  const feed = new LiveFeed(redis);
  const app = createApp({
    wiring,
    schema,
    documents,
    apollo,
    metrics: new Registry(),
    pageFolder: os.tmpdir(),
  });

  const server = createServer(app);
  const stopSubscriptions = serveSubscriptions({
    wiring,
    schema,
    documents,
    feed,
    server,
    path: '/graphql',
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');

  const stop = async () => {
    await stopSubscriptions();
    server.closeAllConnections();
    server.close();
    feed.close();
    await apollo.stop();
    await calls.stop();
    redis.disconnect();
    await orm.close(true);
  };

  return { server, redis, feed, wiring, stop };
}

/**
 * The api's HTTP server on a free port, with the calling test file's database and Redis; call it at
 * the top. By default super admins sign in with a password alone.
 */
export function testApi(
  database: TestDatabase,
  redis: { readonly url: string },
  settings: Settings = {},
): TestApi {
  let offsetMs = 0;
  let parts: Parts | null = null;
  beforeAll(async () => {
    parts = await startParts(
      database,
      testRedisUrl(redis.url, 'api'),
      () => new Date(Date.now() + offsetMs),
      settings,
    );
  });
  afterAll(async () => {
    await parts?.stop();
  });
  const running = () => {
    if (!parts) throw new Error('the api is there from beforeAll on, not while the file is read');
    return parts;
  };
  const urlOf = ({ server }: Parts) => {
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('the test api listens on a port');
    return `http://127.0.0.1:${address.port}`;
  };

  const call = async (
    method: string,
    path: string,
    { token, json, raw, from, idempotencyKey }: RestCall,
  ): Promise<Answer> => {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('content-type', 'application/json');
    if (raw) headers.set('content-type', raw.contentType);
    if (from !== undefined) headers.set('x-forwarded-for', from);
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const body = raw?.body ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(urlOf(running()) + path, {
      method,
      headers,
      body,
      redirect: 'manual',
    });

    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;

    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  };

  return {
    get url() {
      return urlOf(running());
    },
    get wiring() {
      return running().wiring;
    },
    get feed() {
      return running().feed;
    },
    advance: (byMs) => {
      offsetMs += byMs;
    },
    rest: (method, path, options = {}) => call(method, `/api${path}`, options),
    graphql: (query, variables, token) =>
      call('POST', '/graphql', { token, json: { query, variables } }),
  };
}
