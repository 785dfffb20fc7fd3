import net from 'node:net';
import type { Server } from 'node:http';
import { ConfigError } from '#server/core/process/config-error.js';

interface Listening {
  port: number;
  /** The address to listen on, `localhost` for both loopback addresses; null or none for all. */
  host?: string | null;
  /** The setting of the port, for the error message. */
  setting: string;
}

const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** What a machine without IPv6 answers. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const secondListeners = new WeakMap<Server, net.Server>();

/** Resolves when the server listens. */
export async function listen(server: Server, { port, host, setting }: Listening): Promise<void> {
  const [first, second] = host === 'localhost' ? LOOPBACK : [host ?? undefined, null];

  try {
    await open(server, port, first);
    if (second !== null) await listenAlsoOn(second, server);
  } catch (error) {
    throw explain(error, { port, host, setting });
  }
}

const open = (server: net.Server, port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** A server of Node listens on one address; a second listener passes its connections on to it. */
async function listenAlsoOn(host: string, server: Server): Promise<void> {
  const address = server.address();
  if (address === null || typeof address === 'string') return;

  const options = { allowHalfOpen: true, noDelay: true };
  const listener = net.createServer(options, (socket) => server.emit('connection', socket));
  listener.maxConnections = server.maxConnections;
  listener.on('drop', (dropped) => server.emit('drop', dropped));

  try {
    await open(listener, address.port, host);
    secondListeners.set(server, listener);
  } catch (error) {
    if (!NO_SUCH_ADDRESS.has(codeOf(error))) throw error;
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function explain(error: unknown, { port, host, setting }: Listening): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError(
        `Port ${port} is taken by another program: stop it or set ${setting} to a free port.`,
      );
    case 'EACCES':
      return new ConfigError(
        `Port ${port} may not be opened by this account: set ${setting} to a port above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST is "${host}", which is no address of this machine: correct it or leave it out.`,
      );
    default:
      return error;
  }
}

/** Takes no new calls, ends idle connections at once and the others after their answer. */
export async function close(server: Server): Promise<void> {
  const listeners = [server, secondListeners.get(server)].filter((one) => one !== undefined);
  const closed = listeners.map(
    (listener) => new Promise<void>((resolve) => listener.close(() => resolve())),
  );
  server.closeIdleConnections();
  await Promise.all(closed);
}
