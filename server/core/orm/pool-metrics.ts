import { Gauge, type Registry } from 'prom-client';

interface ConnectionPool {
  totalCount: number;
  idleCount: number;
  /** Who waits for a connection. */
  waitingCount: number;
}

/** Shows how busy a process's connections to the database are. */
export function exposePool(
  registry: Registry,
  findPool: () => ConnectionPool | Promise<ConnectionPool>,
): void {
  const connections: Gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL that are busy or idle, and calls that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const { totalCount, idleCount, waitingCount } = await findPool();
      connections.set({ state: 'busy' }, totalCount - idleCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'awaited' }, waitingCount);
    },
  });
}
