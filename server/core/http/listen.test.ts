import { Agent, createServer, get, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { ConfigError } from '#server/core/process/config-error.js';
import { close, listen } from './listen.js';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => close(server))));

async function listening(host?: string | null): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('connection', 'close').end('ok');
  });
  await listen(server, { port: 0, host, setting: 'PORT' });
  servers.push(server);
  return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

const answers = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
const hasLoopbackV6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test('localhost means both loopback addresses, and no other', async () => {
  const port = await listening('localhost');
  expect(await answers('127.0.0.1', port)).toBe(true);
  expect(await answers('localhost', port)).toBe(true);
  expect(await answers('[::1]', port)).toBe(hasLoopbackV6);
  if (outside) expect(await answers(outside, port)).toBe(false);
});

test('without a host it is every address', async () => {
  const port = await listening();
  expect(await answers('127.0.0.1', port)).toBe(true);
  if (outside) expect(await answers(outside, port)).toBe(true);
});

test('closing stops both listeners, after the call that one of them took', async () => {
  const server = createServer((_request, response) => {
    setTimeout(() => response.setHeader('connection', 'close').end('done'), 100);
  });
  await listen(server, { port: 0, host: 'localhost', setting: 'PORT' });
  const { port } = server.address() as AddressInfo;
  const host = hasLoopbackV6 ? '[::1]' : '127.0.0.1';

  const call = fetch(`http://${host}:${port}/`).then((response) => response.text());
  await once(server, 'request');
  await close(server);

  expect(await call).toBe('done');
  expect(await answers(host, port)).toBe(false);
});

test('closing answers callers who keep their connections, and cuts none of their calls', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  await listen(server, { port: 0, host: '127.0.0.1', setting: 'PORT' });
  const { port } = server.address() as AddressInfo;
  const silent = net.connect(port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      }).on('error', reject);
    });

  expect(await call()).toBe('keep-alive');
  const closing = close(server);
  expect(await call()).toBe('close');
  await expect(call()).rejects.toThrow('ECONNREFUSED');
  await closing;
  agent.destroy();
});

test('names the setting that is wrong', async () => {
  await expect(listening('192.0.2.1')).rejects.toThrow(ConfigError);
  await expect(listening('192.0.2.1')).rejects.toThrow('HOST is "192.0.2.1"');

  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = listen(createServer(), { port, host: 'localhost', setting: 'EDGE_PORT' });
  await expect(taken).rejects.toThrow(`Port ${port} is taken by another program`);
  other.close();
});
