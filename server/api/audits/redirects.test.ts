import { beforeAll, expect, test } from '@jest/globals';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const api = testApi(testDatabase(), testRedis());

const PUBLIC_URL = 'https://infinitum.example';
beforeAll(() => {
  Object.assign(api.wiring.config, { publicUrl: PUBLIC_URL });
});

const ELSEWHERE = [
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  'https:%2F%2Fevil.example',
  '@evil.example',
  '..%2F..%2F%2Fevil.example',
  '.evil.example',
  'x%0d%0alocation:%20https:%2F%2Fevil.example',
  'javascript:alert(1)',
  '%3Fnext=%2F%2Fevil.example',
  '%23@evil.example',
];
const PARAMS =
  'returnTo=https://evil.example&next=//evil.example&redirect_uri=https://evil.example&error=https://evil.example';

const paths = ELSEWHERE.flatMap((place) => [
  `/api/unsubscribe/${place}`,
  `/api/sso/callback/${place}?${PARAMS}`,
  `/api/sso/callback/agency-1?state=${place}&code=${place}&${PARAMS}`,
]);

test.each(paths)('%s leads nowhere but to our own page', async (path) => {
  const { status, headers } = await fetch(`${api.url}${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' },
  });
  expect(status).toBe(303);

  const { origin, pathname } = new URL(headers.get('location') ?? '', 'https://relative.example');
  expect(origin).toBe(PUBLIC_URL);
  expect(pathname).toMatch(/^\/(unsubscribe|company-sign-in)/);
});
