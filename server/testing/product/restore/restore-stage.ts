import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VIEWER_SECRET } from '#server/testing/events/test-cluster.js';
import { startRedis, type EmbeddedRedis } from '#server/launcher/embedded/embedded-redis.js';
import { testRedisUrl } from '#server/testing/test-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { settingsOf } from '#server/launcher/supervise/process-settings.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { startProcess, type StartedProcess } from '#server/testing/start-process.js';

export const PARTITIONS = 2;
type ProcessName = 'edge' | 'worker';

/** An edge, a worker and a Redis on one PostgreSQL; each can be stopped and started again. */
export class RestoreStage {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-restore-'));
  private readonly running = new Map<ProcessName, StartedProcess>();
  private ports = { edge: 0, worker: 0, redis: 0 };
  private redis: EmbeddedRedis | null = null;

  constructor(private readonly databaseUrl: () => string) {}

  get edgeUrl(): string {
    return `http://127.0.0.1:${this.ports.edge}`;
  }

  get redisUrl(): string {
    return this.redis?.url ?? '';
  }

  async start(): Promise<void> {
    this.ports = { edge: await freePort(), worker: await freePort(), redis: await freePort() };
    await this.startRedis();
    await Promise.all([this.startProcess('edge'), this.startProcess('worker')]);
  }

  async startRedis(): Promise<void> {
    this.redis = await startRedis({
      dataDir: path.join(this.folder, 'redis'),
      password: 'restore',
      port: this.ports.redis,
      durable: true,
    });
  }

  async stopRedis(): Promise<void> {
    await this.redis?.stop();
  }

  settings(): NodeJS.ProcessEnv {
    return {
      ...TEST_SECRETS,
      VIEWER_SECRET,
      DATABASE_URL: this.databaseUrl(),
      REDIS_URL: this.redisUrl,
      QUEUE_PARTITIONS: String(PARTITIONS),
      DATABASE_POOL_SIZE: '4',
      DATA_DIR: this.folder,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      EDGE_PORT: String(this.ports.edge),
      WORKER_PORT: String(this.ports.worker),
    };
  }

  async startProcess(name: ProcessName): Promise<void> {
    const redisUrls = { [name]: testRedisUrl(this.redisUrl, name) };
    const settings = settingsOf(name, this.settings(), { redisUrls });
    this.running.set(name, await startProcess(name, settings));
  }

  async stopProcess(name: ProcessName): Promise<void> {
    const process = this.running.get(name);
    process?.kill('SIGTERM');
    await process?.ended;
  }

  async stop(): Promise<void> {
    await Promise.all([this.stopProcess('edge'), this.stopProcess('worker')]);
    await this.stopRedis();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
