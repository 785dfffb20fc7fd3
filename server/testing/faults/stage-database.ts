import path from 'node:path';
import pg from 'pg';
import { distributeEventStore } from '#server/database/distribute.js';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '#server/launcher/embedded/embedded-postgres.js';
import { freePort } from '#server/launcher/embedded/free-port.js';

const PASSWORD = 'faults';
const NODES = 2;
const HOST = '127.0.0.1';
/** The folder of the programs of a PostgreSQL with Citus; without it the database is one server. */
export const CITUS_PROGRAMS = process.env.CITUS_PROGRAMS;
const CITUS_SETTINGS = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: 100,
  max_locks_per_transaction: 512,
  max_worker_processes: 32,
  'citus.recover_2pc_interval': '5s',
};

interface Server {
  port: number;
  running: EmbeddedPostgres | null;
}

/** PostgreSQL; with `CITUS_PROGRAMS` a coordinator and two nodes. */
export class StageDatabase {
  /** The one that the processes connect to comes first. */
  private servers: Server[] = [];

  constructor(private readonly folder: string) {}

  async start(): Promise<void> {
    for (let at = 0; at < (CITUS_PROGRAMS === undefined ? 1 : 1 + NODES); at++) {
      this.servers.push({ port: await freePort(), running: null });
      await this.restart(at);
    }
    if (this.servers.length > 1) await this.join();
  }

  /** Port of the server that the processes connect to. */
  get port(): number {
    return this.servers[0]?.port ?? 0;
  }

  server(at: number): EmbeddedPostgres {
    const running = this.servers[at]?.running;
    if (!running) throw new Error('PostgreSQL is not started');
    return running;
  }

  /** Call it after the server ended. */
  async restart(at: number): Promise<void> {
    const server = this.servers[at];
    if (!server) return;
    server.running = await startPostgres({
      dataDir: path.join(this.folder, at === 0 ? 'postgres' : `postgres-${at}`),
      password: PASSWORD,
      port: server.port,
      durable: true,
      ...(CITUS_PROGRAMS !== undefined && { programs: CITUS_PROGRAMS, settings: CITUS_SETTINGS }),
    });
  }

  /** Call it after the migrations. */
  async distribute(shards: number): Promise<void> {
    if (this.servers.length > 1) await distributeEventStore(this.server(0).url(), shards);
  }

  /** Nodes of a cluster, without the coordinator. */
  get nodes(): number[] {
    return this.servers.map((_, at) => at).slice(1);
  }

  /** Every commit waits so much longer for the disk of the server. */
  async slowDisk(at: number, extraMs: number): Promise<void> {
    await run(
      this.server(at).url(),
      `alter system set commit_delay = ${extraMs * 1_000}`,
      `alter system set commit_siblings = ${extraMs > 0 ? 0 : 5}`,
      'select pg_reload_conf()',
    );
  }

  /** Resolves with a node that has a transaction between the two phases of its commit. */
  async nextPrepared(): Promise<number> {
    const clients = this.nodes.map(
      (at) => new pg.Client({ connectionString: this.server(at).url() }),
    );
    await Promise.all(clients.map((client) => client.connect()));
    try {
      for (;;)
        for (const [index, client] of clients.entries())
          if ((await client.query('select from pg_prepared_xacts')).rowCount) return 1 + index;
    } finally {
      for (const client of clients) void client.end().catch(() => undefined);
    }
  }

  async countPrepared(at: number): Promise<number> {
    return (await run(this.server(at).url(), 'select from pg_prepared_xacts')).length;
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map(async ({ running }) => running?.stop()));
  }

  private async join(): Promise<void> {
    for (let at = 0; at < this.servers.length; at++)
      await run(
        this.server(at).url(),
        'create extension citus',
        `insert into pg_dist_authinfo values (0, current_user, 'password=${PASSWORD}')`,
      );
    await run(
      this.server(0).url(),
      `select citus_set_coordinator_host('${HOST}', ${this.port})`,
      ...this.servers.slice(1).map(({ port }) => `select citus_add_node('${HOST}', ${port})`),
    );
  }
}

/** Returns the rows of the last statement. */
async function run(databaseUrl: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query<object>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
