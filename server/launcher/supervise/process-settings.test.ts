import { expect, test } from '@jest/globals';
import { readConfig, readEdgeConfig, readWorkerConfig } from '#server/core/process/config.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { redisUserUrls, roleUrls, settingsOf } from './process-settings.js';

const ENV = {
  ...TEST_SECRETS,
  PASSWORD_SECRET: 'password secret of the tests: Gd2-hv7',
  DATABASE_URL: 'postgres://owner:owner@database:5432/infinitum?sslmode=require',
  REDIS_URL: 'redis://queue',
  MAIL_URL: 'smtp://user:password@mail.example',
  MAIL_FROM: 'x@mail.example',
  PATH: '/bin',
};
const passwords = { api: 'a', edge: 'e/@', worker: 'w' };

test('each process gets its own secrets, its own role and its own user of Redis, and starts with them', () => {
  const urls = {
    databaseUrls: roleUrls(ENV.DATABASE_URL, passwords),
    redisUrls: redisUserUrls(ENV.REDIS_URL, passwords),
  };
  const [api, edge, worker] = (['api', 'edge', 'worker'] as const).map((name) =>
    settingsOf(name, ENV, urls),
  );

  expect(api).toMatchObject({ TOKEN_SECRET: ENV.TOKEN_SECRET, MAIL_URL: ENV.MAIL_URL });
  for (const one of [edge, worker]) {
    expect(one).not.toHaveProperty('TOKEN_SECRET');
    expect(one).not.toHaveProperty('PASSWORD_SECRET');
    expect(one).not.toHaveProperty('MAIL_URL');
    expect(one).toMatchObject({ PATH: '/bin' });
  }
  expect(worker).not.toHaveProperty('VIEWER_SECRET');
  expect(worker).not.toHaveProperty('TEST_MARK_SECRET');

  const signing = readConfig(api).testMarkSecret;
  expect(readEdgeConfig(edge)).toMatchObject({
    testMarkSecret: signing,
    databaseUrl: 'postgres://infinitum_edge:e%2F%40@database:5432/infinitum?sslmode=require',
    redisUrl: 'redis://infinitum_edge:e%2F%40@queue',
  });
  expect(readWorkerConfig(worker)).not.toHaveProperty('tokenSecret');
});
