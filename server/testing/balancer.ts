import { once } from 'node:events';
import net from 'node:net';

export interface Balancer {
  port: number;
  /** New connections do not go to this port; those that exist stay. */
  leaveOut: (port: number) => void;
  takeIn: (port: number) => void;
  close: () => void;
}

/**
 * One address in front of several ports of this machine: connections go to the ports in rotation,
 * and a closed port is skipped.
 */
export async function startBalancer(allPorts: readonly number[]): Promise<Balancer> {
  let ports = [...allPorts];
  let turn = 0;
  const open = new Set<net.Socket>();
  /** Forwards to the first port that takes the connection. */
  const forward = (client: net.Socket, [port, ...others]: readonly number[]) => {
    const target = net.connect(port ?? 0, '127.0.0.1');
    open.add(target).add(client);

    let isConnected = false;

    target.once('connect', () => {
      isConnected = true;
      client.pipe(target).pipe(client);
    });
    target.on('error', () =>
      isConnected || others.length === 0 ? client.destroy() : forward(client, others),
    );
    target.on('close', () => isConnected && client.destroy());
    client.on('close', () => target.destroy());
  };

  const server = net.createServer((client) => {
    client.on('error', () => client.destroy());
    const at = (turn += 1) % Math.max(1, ports.length);
    forward(client, [...ports.slice(at), ...ports.slice(0, at)]);
  });

  await once(server.listen(0, '127.0.0.1'), 'listening');

  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the balancer listens on a port');

  return {
    port: address.port,
    leaveOut: (port) => (ports = ports.filter((other) => other !== port)),
    takeIn: (port) => (ports = [...ports, port]),
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
