import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { closedSignal } from './closed-signal.js';

const signals: AbortSignal[] = [];
const server = createServer((_request, response) => {
  signals.push(closedSignal(response));
  server.emit('asked');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test('the signal of a response is aborted when the caller hangs up, not before', async () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const caller = new AbortController();
  const asked = once(server, 'asked');
  const answer = fetch(`http://127.0.0.1:${port}`, { signal: caller.signal }).catch(
    () => undefined,
  );
  await asked;
  const [signal] = signals;
  expect(signal?.aborted).toBe(false);

  caller.abort();
  await answer;
  if (signal && !signal.aborted) await once(signal, 'abort');
  expect(signal?.aborted).toBe(true);
});
