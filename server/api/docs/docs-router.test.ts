import { describe, expect, test } from '@jest/globals';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { COLLECTION_PATHS } from '#server/api/openapi/describe-events.js';
import { routes } from '#server/api/rest/routes.js';

const api = testApi(testDatabase(), testRedis());

describe('the page of the API', () => {
  test('is there for anybody, and asks for nothing of another host', async () => {
    const { status, headers, body } = await api.rest('GET', '/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');

    const addresses = [...String(body).matchAll(/(?:src|href|data-url)="([^"]+)"/g)].map(
      ([, address]) => address,
    );

    expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([]);

    for (const address of addresses.filter((one) => one?.startsWith('/api/'))) {
      expect((await fetch(api.url + String(address))).status).toBe(200);
    }
  });

  test('needs no exception from the policy of pages: no inline script', async () => {
    const { headers, body } = await api.rest('GET', '/docs');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self'`);
    expect(String(body).match(/<script(?![^>]* src=)/g)).toBeNull();
  });

  test.each([
    ['viewer.js', 'javascript', 'SwaggerUIBundle'],
    ['viewer.css', 'css', '.swagger-ui'],
  ])('serves %s of its viewer compressed, out of the package', async (name, type, part) => {
    const viewer = await fetch(`${api.url}/api/docs/${name}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([viewer.status, viewer.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(viewer.headers.get('content-type')).toContain(type);
    expect(await viewer.text()).toContain(part);
  });

  test('does not ask another host whether the document is valid', async () => {
    const script = await (await fetch(`${api.url}/api/docs/docs.js`)).text();
    expect(script).toContain('validatorUrl: null');
  });
});

test('openapi.json names every documented path', async () => {
  const { status, body } = await api.rest('GET', '/openapi.json');
  expect(status).toBe(200);

  const { paths } = body as { paths: Record<string, object> };
  const tables = ['dashboard', 'overview', 'tags'].flatMap((name) => [
    `/export/${name}.xlsx`,
    `/export/${name}.csv`,
  ]);
  const files = [...tables, '/export/dashboard.pdf', '/export/tags.txt'];

  expect(Object.keys(paths).sort()).toEqual(
    [...new Set(routes.map(({ path }) => path)), ...files, ...Object.keys(COLLECTION_PATHS)].sort(),
  );
});
