import { Gauge, type Registry } from 'prom-client';

interface ConnectionPool {
  totalCount: number;
  idleCount: number;
  /** Callers that wait for a connection. */
  waitingCount: number;
}

/** Exposes how busy a process's database connections are. */
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
