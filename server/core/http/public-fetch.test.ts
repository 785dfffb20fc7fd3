import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publicFetch } from './public-fetch.js';

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url === '/large') return res.end('x'.repeat(2_000));
    if (req.url === '/slow') return;
    if (req.url === '/moved') return res.writeHead(302, { location: '/' }).end();
    res.setHeader('content-type', 'application/json');
    req.on('data', (chunk: Buffer) => res.write(chunk));
    req.on('end', () => res.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on a port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const inside = publicFetch({ allowPrivate: true, maxBytes: 1_000, timeoutMs: 300 });
const outside = publicFetch({ allowPrivate: false });

describe('a call to a URL that a customer names', () => {
  test('sends a form and answers as fetch does', async () => {
    const body = new URLSearchParams({ code: 'ä' });
    const response = await inside(`${url}/`, { method: 'POST', body });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('code=%C3%A4');
  });

  test('follows no redirect, and ends with the size and the time', async () => {
    expect((await inside(`${url}/moved`, {})).status).toBe(302);
    await expect(inside(`${url}/large`, {})).rejects.toThrow('too large');
    await expect(inside(`${url}/slow`, {})).rejects.toThrow();
  });

  test.each([
    ['http://login.example/', 'Only HTTPS is called'],
    ['https://login.example:6379/', 'Only ports 443 and 8443 are called'],
    ['https://127.0.0.1/', 'Only public addresses are called'],
    ['https://[::1]/', 'Only public addresses are called'],
    ['https://169.254.169.254/', 'Only public addresses are called'],
    ['https://localhost/', 'ENOTFOUND'],
  ])('does not reach %s', async (target, reason) => {
    await expect(outside(target, {})).rejects.toThrow(reason);
  });
});
