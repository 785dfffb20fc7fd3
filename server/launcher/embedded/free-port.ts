import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/**
 * The ports lie below the ephemeral ones, so that no outgoing connection takes the port before it
 * is used.
 */
const [LOWEST, HIGHEST] = [12_000, 30_000];

/** A port of this machine without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    const server = net.createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    } catch {
      continue; // taken: the next one
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

export async function isPortTaken(port: number): Promise<boolean> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}
