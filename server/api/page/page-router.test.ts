import { expect, test } from '@jest/globals';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const api = testApi(testDatabase(), testRedis());

test.each(['/.well-known/oauth-protected-resource', '/.well-known/a/b', '/llms.txt'])(
  'a machine that looks for %s gets 404, not the page',
  async (path) => {
    const { status, headers } = await fetch(api.url + path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  },
);

test('crawlers are kept out', async () => {
  const answer = await fetch(`${api.url}/robots.txt`);
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  '/shared',
  '/shared/a-token',
  '/accept-invitation',
  '/accept-invitation/a-token',
  '/unsubscribe',
  '/unsubscribe/7.a-token',
])('nothing outside learns the address of a link with a secret: %s', async (path) => {
  const { headers } = await fetch(api.url + path);
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
