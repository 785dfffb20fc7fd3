import { once } from 'node:events';
import net from 'node:net';

export interface Balancer {
  port: number;
  close: () => void;
}

/**
 * One address in front of several ports of this machine: connections go to the ports in rotation,
 * and a closed port is skipped.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<net.Socket>();
  const forward = (client: net.Socket, tries: number) => {
    const target = net.connect(ports[(turn += 1) % ports.length] ?? 0, '127.0.0.1');
    open.add(target).add(client);

    let isConnected = false;

    target.once('connect', () => {
      isConnected = true;
      client.pipe(target).pipe(client);
    });
    target.on('error', () =>
      isConnected || tries === 0 ? client.destroy() : forward(client, tries - 1),
    );
    target.on('close', () => isConnected && client.destroy());
    client.on('close', () => target.destroy());
  };

  const server = net.createServer((client) => {
    client.on('error', () => client.destroy());
    forward(client, ports.length - 1);
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');

  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the balancer listens on a port');

  return {
    port: address.port,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
