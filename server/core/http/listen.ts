import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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
/** Codes from a machine without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const secondListeners = new WeakMap<Server, net.Server>();

/** Resolves when the server listens. */
export async function listen(server: Server, { port, host, setting }: Listening): Promise<void> {
  const [first, second] = host === 'localhost' ? LOOPBACK : [host ?? undefined, null];
  followSockets(server);

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

/** So long, callers on open connections still get an answer, the last one. */
const GRACE_MS = 500;
const CHECK_MS = 25;

/**
 * Takes no new connections. A call on an open one is answered, with `Connection: close`, so that no
 * caller sends into a connection that is ending; then idle connections end, and the others after
 * their answer.
 */
export async function close(server: Server): Promise<void> {
  const second = secondListeners.get(server);
  const listeners: net.Server[] = second ? [server, second] : [server];
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });

  // Not `server.close`, which ends idle connections at once.
  const closed = listeners.map(
    (listener) =>
      new Promise<void>((resolve) => net.Server.prototype.close.call(listener, () => resolve())),
  );
  const isOver = Promise.all(closed).then(() => true);

  for (let pauseMs = GRACE_MS; ; pauseMs = CHECK_MS) {
    if (await Promise.race([isOver, sleep(pauseMs, false, { ref: false })])) return;
    server.closeIdleConnections();
    endSilentConnections(server);
  }
}

const openSockets = new WeakMap<Server, Set<net.Socket>>();

function followSockets(server: Server): void {
  const sockets = new Set<net.Socket>();
  openSockets.set(server, sockets);
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
}

/** Node does not count them as idle. */
function endSilentConnections(server: Server): void {
  for (const socket of openSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
