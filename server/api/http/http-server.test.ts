import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { createHttpServer } from './http-server.js';

const app = express();
app.post('/', express.json(), (_req, res) => {
  res.json({ ok: true });
});
const server = createHttpServer(app, { headMs: 200, bodyMs: 300, checkMs: 25 });
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port; // it listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a beginning and then single bytes slowly, until the server closes the connection. */
async function dribble(beginning: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined); // the server hangs up while we send
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), 20);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answer;
}

test('an address of thousands of bookings is read', async () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => 10_000 + 2 * index);
  const answer = await fetch(`http://127.0.0.1:${port}/?booking=${ids.join('.')}`);
  expect(answer.status).toBe(404);
});

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('a caller that takes its time', () => {
  test.each([
    ['over the head', HEAD + 'x-slow: '],
    ['over the body', `${HEAD}content-length: 100000\r\n\r\n{"a":"`],
  ])('%s is let go with 408, while others are answered', async (_what, beginning) => {
    const slow = Promise.all(Array.from({ length: 20 }, () => dribble(beginning)));
    const body = JSON.stringify({ a: 1 });
    const headers = { 'content-type': 'application/json' };
    for (let call = 0; call < 5; call++) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers });
      expect(await answer.json()).toEqual({ ok: true });
    }
    for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});
