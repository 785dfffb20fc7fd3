import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectRedis } from '#server/core/redis/redis.js';
import { migrateDatabase } from '#server/database/migrate.js';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { announceSplits } from '#server/ingestion/split-customers.js';
import { VIEWER_SECRET } from '#server/testing/events/test-cluster.js';
import type { EmbeddedPostgres } from '#server/launcher/embedded/embedded-postgres.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { settingsOf } from '#server/launcher/supervise/process-settings.js';
import { startBalancer, type Balancer } from '#server/testing/balancer.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';
import {
  startRedisSentinel,
  type TestRedisSentinel,
} from '#server/testing/redis-group/start-redis-sentinel.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { startProcess, type StartedProcess } from '#server/testing/start-process.js';
import { startFaultProxy, type FaultProxy } from './fault-proxy.js';
import { StageDatabase } from './stage-database.js';

const PROCESS_NAMES = ['edge', 'worker', 'api'] as const;
export type ProcessName = (typeof PROCESS_NAMES)[number];
const PORT_SETTINGS: Record<ProcessName, string> = {
  edge: 'EDGE_PORT',
  worker: 'WORKER_PORT',
  api: 'PORT',
};
export const PARTITIONS = 4;
const SLOW_DISK = path.join(import.meta.dirname, 'slow-disk.mjs');
const BEFORE_STOP_MS = 200;
const DISK_BYTES = 16 * 2 ** 20;
/** Room that is left on a full disk: some hundred events. */
const LEFT_BYTES = 32 * 2 ** 10;

interface Member {
  port: number;
  running: StartedProcess;
}

/** Two of each process on PostgreSQL or a Citus cluster, a Redis master with its replica, and three Sentinels. */
export class FaultStage {
  private readonly members: Record<ProcessName, Member[]> = { edge: [], worker: [], api: [] };
  private balancers: Partial<Record<ProcessName, Balancer>> = {};
  /** Folder of the code that runs; none for this one. */
  root: string | undefined;
  private disk: string | null = null;
  private readonly closes: (() => unknown)[] = [];

  private constructor(
    private readonly folder: string,
    readonly servers: StageDatabase,
    readonly redis: TestRedisSentinel,
    readonly database: FaultProxy,
  ) {}

  /** Call `startProcesses` next. `root`: the folder of the code, another release's perhaps. */
  static async open(
    migrate: (databaseUrl: string) => Promise<unknown> = migrateDatabase,
    root?: string,
  ): Promise<FaultStage> {
    const folder = throwAwayFolder('infinitum-faults-', 'disk');
    const servers = new StageDatabase(folder);
    await servers.start();
    const [redis, proxy] = await Promise.all([startRedisSentinel(), startFaultProxy(servers.port)]);
    const stage = new FaultStage(folder, servers, redis, proxy);
    stage.root = root;
    await migrate(stage.databaseUrl);
    await servers.distribute(PARTITIONS);
    return stage;
  }

  /** Connects past the proxy, for checks. */
  get databaseUrl(): string {
    return this.postgres.url();
  }

  get postgres(): EmbeddedPostgres {
    return this.servers.server(0);
  }

  /** Addresses in front of both edges and both apis. */
  async startProcesses(): Promise<{ edgeUrl: string; apiPort: number }> {
    for (const name of PROCESS_NAMES)
      for (let at = 0; at < 2; at++) {
        const port = await freePort();
        if (name === 'edge' && at === 0) this.disk = mountSmallDisk(this.spoolOf(port));
        this.members[name].push({ port, running: await this.run(name, port) });
      }

    const portsOf = (name: ProcessName) => this.members[name].map(({ port }) => port);
    const [edge, api] = [
      await startBalancer(portsOf('edge')),
      await startBalancer(portsOf('api')),
    ] as const;
    this.balancers = { edge, api };
    this.closes.push(edge.close, api.close);
    return { edgeUrl: `http://127.0.0.1:${edge.port}`, apiPort: api.port };
  }

  signal(name: ProcessName, at: number, signal: NodeJS.Signals): void {
    this.members[name][at]?.running.kill(signal);
  }

  async restart(name: ProcessName, at: number): Promise<void> {
    const member = this.members[name][at];
    if (!member) return;
    await member.running.ended;
    member.running = await this.run(name, member.port);
  }

  /** Does the same as `npm run partitions -- --client ID --buckets NUMBER`. */
  async splitCustomer(pool: pg.Pool, customerId: number, buckets: number): Promise<void> {
    const store = openEventStore(pool);
    await store.splitCustomer(customerId, buckets);
    const redis = connectRedis(this.redis.url);
    await announceSplits(redis, store);
    redis.disconnect();
  }

  /** Every write and sync of the edges' files takes so much longer, until the returned function is called. */
  slowEdgeDisks(extraMs: number): () => void {
    const file = this.slowDiskFile;
    fs.writeFileSync(file, String(extraMs));
    return () => fs.rmSync(file);
  }

  /** Fills one edge's spool disk, if this account may mount one; the returned function frees it. */
  fillDisk(): () => void {
    if (this.disk === null) return () => undefined;
    const file = path.join(this.disk, 'filler');
    const { bavail, bsize } = fs.statfsSync(this.disk);
    fs.writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
    return () => fs.rmSync(file);
  }

  /**
   * One after the other, with the code of `root`, as an orchestrator does: no new connections go to
   * a process that is about to stop.
   */
  async replaceAll(name: ProcessName, root?: string): Promise<void> {
    this.root = root;
    for (const [at, { port }] of this.members[name].entries()) {
      this.balancers[name]?.leaveOut(port);
      await sleep(BEFORE_STOP_MS);
      this.signal(name, at, 'SIGTERM');
      await this.restart(name, at);
      this.balancers[name]?.takeIn(port);
    }
  }

  async stop(): Promise<void> {
    const all = PROCESS_NAMES.flatMap((name) => this.members[name]);
    for (const { running } of all) {
      running.kill('SIGCONT');
      running.kill('SIGTERM');
    }
    await Promise.all(all.map(({ running }) => running.ended));
    for (const close of this.closes) close();
    this.database.close();
    await Promise.all([this.servers.stop(), this.redis.stop()]);
    if (this.disk !== null) execFileSync('umount', [this.disk]);
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private get slowDiskFile(): string {
    return path.join(this.folder, 'slow-disk');
  }

  private spoolOf = (port: number) => path.join(this.folder, 'spool', String(port));

  private run(name: ProcessName, port: number): Promise<StartedProcess> {
    const url = new URL(this.databaseUrl);
    url.port = String(this.database.port);

    return startProcess(
      name,
      settingsOf(name, {
        ...TEST_SECRETS,
        VIEWER_SECRET,
        DATABASE_URL: url.href,
        REDIS_URL: this.redis.url,
        QUEUE_PARTITIONS: String(PARTITIONS),
        DATABASE_POOL_SIZE: '4',
        DATA_DIR: this.folder,
        SPOOL_DIR: this.spoolOf(port),
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        [PORT_SETTINGS[name]]: String(port),
        ...(name === 'edge' && {
          NODE_OPTIONS: `--import ${SLOW_DISK}`,
          SLOW_DISK_FILE: this.slowDiskFile,
        }),
      }),
      this.root,
    );
  }
}

export async function openChecks(stage: FaultStage): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: stage.databaseUrl, max: 3 });
  pool.on('error', () => undefined); // PostgreSQL is killed under it
  await pool.query('select 1');
  return pool;
}

/** Null where this account may not mount one. */
function mountSmallDisk(folder: string): string | null {
  fs.mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    return null;
  }
}
