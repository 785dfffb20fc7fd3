import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { boundedFetch } from './oidc-provider.js';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const tokenOf = (claims: string) =>
  ['{"alg":"RS256"}', claims, 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const ANSWERS: Readonly<Record<string, string>> = {
  '/discovery': `{"issuer":"https://a.example","x":${nested(100_000)}}`,
  '/keys': `{"keys":[${'{"a":'.repeat(64)}1${'}'.repeat(64)}]}`,
  '/token': JSON.stringify({ access_token: 'a', id_token: tokenOf(`{"x":${nested(64)}}`) }),
  '/token-in-escapes': `{"id_token":"\\u00${Buffer.from(tokenOf(nested(65))[0] ?? '').toString('hex')}${tokenOf(nested(65)).slice(1)}"}`,
  '/user-info': tokenOf(nested(65)),
  '/plain': JSON.stringify({ access_token: 'a', id_token: tokenOf(`{"x":${nested(63)}}`) }),
  '/page': '<p>Not here</p>',
};

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((req, res) => void res.end(ANSWERS[req.url ?? '']));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

const fetchProvider = boundedFetch(true);

test.each(['/discovery', '/keys', '/token', '/token-in-escapes', '/user-info'])(
  'an answer of a provider that is nested too deeply is not parsed: %s',
  async (path) => {
    await expect(fetchProvider(url + path, {})).rejects.toThrow(
      'The answer of the provider is nested too deeply',
    );
  },
);

test.each(['/plain', '/page'])('any other answer is passed on: %s', async (path) => {
  const answer = await fetchProvider(url + path, {});
  expect(await answer.text()).toBe(ANSWERS[path]);
});
