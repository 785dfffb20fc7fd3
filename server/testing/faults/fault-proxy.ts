import { once } from 'node:events';
import net from 'node:net';

/** Passes everything on between the processes and a local server, unless it fails on purpose. */
export interface FaultProxy {
  port: number;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Connections stay, and nothing passes any more: as when a cable is pulled. */
  stall(): void;
  mend(): void;
  close(): void;
}

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<net.Socket>();
  let state: 'open' | 'cut' | 'stalled' = 'open';

  const server = net.createServer((client) => {
    const target = net.connect(targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(socket);
      socket.on('data', (data) => other.write(data));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      if (state === 'stalled') socket.pause();
    }
    if (state === 'cut') client.destroy();
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      state = 'cut';
      endAll();
    },
    stall() {
      state = 'stalled';
      for (const socket of open) socket.pause();
    },
    mend() {
      state = 'open';
      for (const socket of open) socket.resume();
    },
    close() {
      server.close();
      endAll();
    },
  };
}
