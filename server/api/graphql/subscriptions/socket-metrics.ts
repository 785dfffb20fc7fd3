import { Gauge, type Registry } from 'prom-client';

interface OpenConnection {
  /** Keyed by the id that the client gave each. */
  subscriptions: object;
}

/** The open WebSockets of a process and their subscriptions, for Prometheus. */
export class SocketMetrics {
  private readonly open = new Set<OpenConnection>();

  constructor(registry: Registry) {
    const registers = [registry];
    const sockets: Gauge = new Gauge({
      name: 'graphql_sockets_open',
      help: 'WebSockets that were admitted and are open',
      registers,
      collect: () => sockets.set(this.open.size),
    });

    const operations: Gauge = new Gauge({
      name: 'graphql_subscriptions_open',
      help: 'Running operations over WebSockets',
      registers,
      collect: () => {
        let count = 0;
        for (const { subscriptions } of this.open) count += Object.keys(subscriptions).length;
        operations.set(count);
      },
    });
  }

  add(connection: OpenConnection): void {
    this.open.add(connection);
  }

  remove(connection: OpenConnection): void {
    this.open.delete(connection);
  }
}
