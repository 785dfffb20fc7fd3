import { describe, expect, test } from '@jest/globals';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { readConfig, readEdgeConfig, readWorkerConfig } from './config.js';
import { plainServices } from './plain-address.js';

const NEEDED = { DATABASE_URL: 'postgres://database', REDIS_URL: 'redis://queue' };
const read = (settings: Record<string, string>) =>
  readConfig({ ...NEEDED, ...TEST_SECRETS, NODE_ENV: 'production', ...settings });

describe('the addresses of pages and tags in production', () => {
  test.each<Record<string, string>>([
    {},
    { PUBLIC_URL: 'https://infinitum.example', EDGE_URL: 'https://t.infinitum.example' },
    { PUBLIC_URL: 'http://localhost:4000', EDGE_URL: 'http://127.0.0.2:4001' },
    { PUBLIC_URL: 'http://[::1]:4000', EDGE_URL: 'http://edge.localhost' },
    { PUBLIC_URL: 'http://infinitum.example', ALLOW_HTTP: 'true' },
    { PUBLIC_URL: 'http://infinitum.example', NODE_ENV: 'development' },
  ])('may be %j', (settings) => {
    expect(read(settings)).toMatchObject(
      settings.PUBLIC_URL ? { publicUrl: settings.PUBLIC_URL } : {},
    );
  });

  test.each([
    [{ PUBLIC_URL: 'http://infinitum.example' }, 'PUBLIC_URL is an http: address'],
    [{ EDGE_URL: 'http://10.0.0.7:4001' }, 'EDGE_URL is an http: address'],
    [{ EDGE_URL: 'http://localhost.example' }, 'EDGE_URL is an http: address'],
    [{ PUBLIC_URL: 'http://infinitum.example', ALLOW_HTTP: 'yes' }, 'ALLOW_HTTP is "yes"'],
  ])('may not be %j', (settings, sentence) => {
    expect(() => read(settings)).toThrow(sentence);
  });
});

describe('services that are reached without encryption', () => {
  test.each([
    ['postgres://u:p@db.example/x', 'rediss://q.example', ['DATABASE_URL']],
    [
      'postgres://u:p@db.example/x?sslmode=disable',
      'redis://q.example',
      ['DATABASE_URL', 'REDIS_URL'],
    ],
    ['postgres://u:p@db.example/x?sslmode=verify-full', 'redis://127.0.0.1', []],
    ['postgres://u:p@localhost/x', 'unix:///run/redis.sock', []],
    ['postgres://u:p@x/x?host=/run/postgresql', 'rediss://q.example', []],
  ])('of %s and %s are %j', (databaseUrl, redisUrl, plain) => {
    expect(plainServices({ databaseUrl, redisUrl })).toEqual(plain);
  });
});

describe('the secrets of a process', () => {
  const { TOKEN_SECRET, VIEWER_SECRET, TEST_MARK_SECRET } = TEST_SECRETS;

  test('are for the edge those of viewers and of test calls alone', () => {
    const config = readEdgeConfig({ ...NEEDED, VIEWER_SECRET, TEST_MARK_SECRET });
    expect(config).toMatchObject({ viewerSecret: VIEWER_SECRET, testMarkSecret: TEST_MARK_SECRET });
    expect(readEdgeConfig({ ...NEEDED, ...TEST_SECRETS })).not.toHaveProperty('tokenSecret');
    expect(() => readEdgeConfig({ ...NEEDED, VIEWER_SECRET })).toThrow('TEST_MARK_SECRET must be');
  });

  test('are none for the worker', () => {
    expect(readWorkerConfig(NEEDED)).toMatchObject({ redisUrl: 'redis://queue' });
  });

  test('of test calls may come of TOKEN_SECRET, alike for api and edge', () => {
    const env = { ...NEEDED, TOKEN_SECRET, VIEWER_SECRET };
    const { testMarkSecret } = readConfig(env);
    expect(readEdgeConfig(env).testMarkSecret).toBe(testMarkSecret);
    expect(testMarkSecret).not.toContain(TOKEN_SECRET);
    expect(() => readConfig({ ...env, TEST_MARK_SECRET: TOKEN_SECRET })).toThrow(
      'TOKEN_SECRET is the same as TEST_MARK_SECRET',
    );
  });
});
