import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '#server/launcher/embedded/embedded-postgres.js';
import { startRedis, type EmbeddedRedis } from '#server/launcher/embedded/embedded-redis.js';
import { connectRedis } from '#server/core/redis/redis.js';
import type { TestRedisGroup } from '#server/testing/redis-group/test-redis-group.js';
import { testRedisUrl } from '#server/testing/test-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';
import { countWaiting } from '#server/ingestion/worker/loop/queue-reader.js';

export type Part = 'postgres' | 'redis' | 'worker' | 'edge';

export const VIEWER_SECRET = 'a secret of the kill test, long enough';
const PARTITIONS = 2;
const STORE_TIMEOUT_MS = 60_000;

/**
 * All parts of event collection as real processes with durable storage; each can be killed and
 * started again.
 */
export class TestCluster {
  private readonly folder = throwAwayFolder('infinitum-kill-', 'memory');
  private ports = { postgres: 0, redis: 0, edge: 0, worker: 0 };
  private postgres: EmbeddedPostgres | null = null;
  private redis: EmbeddedRedis | null = null;
  private readonly processes = new Map<'worker' | 'edge', ChildProcess>();

  /** Redis is one server without a group. */
  constructor(private readonly group: TestRedisGroup | null = null) {}

  get redisUrl(): string {
    return this.group?.url ?? required(this.redis).url;
  }

  get databaseUrl(): string {
    return required(this.postgres).url();
  }

  get edgeUrl(): string {
    return `http://127.0.0.1:${this.ports.edge}`;
  }

  async startServices(): Promise<void> {
    this.ports = {
      postgres: await freePort(),
      redis: await freePort(),
      edge: await freePort(),
      worker: await freePort(),
    };
    await Promise.all([this.startPart('postgres'), this.startPart('redis')]);
  }

  async startProcesses(): Promise<void> {
    await Promise.all([this.startPart('worker'), this.startPart('edge')]);
  }

  async killAndRestart(
    part: Part,
    { afterMs, downMs }: { afterMs: number; downMs: number },
  ): Promise<void> {
    await sleep(afterMs);
    const ended = this.endOf(part);
    process.kill(this.pidOf(part), 'SIGKILL');
    await ended;
    await sleep(downMs);
    await this.startPart(part);
  }

  /** Resolves when no entry waits and `isStored` returns true, or after a minute. */
  async untilStored(isStored: () => Promise<boolean>): Promise<void> {
    const redis = connectRedis(this.redisUrl);

    const deadline = Date.now() + STORE_TIMEOUT_MS;
    for (let isDone = false; !isDone && Date.now() < deadline; await sleep(100)) {
      const waiting = await Promise.all(
        Array.from({ length: PARTITIONS }, (_, at) => countWaiting(redis, at)),
      ).catch(() => [NaN]); // it may still be loading its file
      isDone = waiting.every((entries) => entries === 0) && (await isStored());
    }

    redis.disconnect();
  }

  async stop(): Promise<void> {
    for (const child of this.processes.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await Promise.all([this.postgres?.stop(), this.redis?.stop()]);
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private async startPart(part: Part): Promise<void> {
    const dataDir = path.join(this.folder, part);
    if (part === 'postgres') {
      this.postgres = await startPostgres({
        dataDir,
        password: 'kill',
        port: this.ports.postgres,
        durable: true,
      });
    } else if (part === 'redis') {
      if (this.group) return;
      this.redis = await startRedis({
        dataDir,
        password: 'kill',
        port: this.ports.redis,
        durable: true,
      });
    } else {
      this.processes.set(part, await this.startProcess(part));
    }
  }

  private async startProcess(name: 'worker' | 'edge'): Promise<ChildProcess> {
    const child = fork(path.resolve(import.meta.dirname, `../../processes/${name}.ts`), {
      execArgv: ['--import', 'tsx'],
      cwd: path.resolve(import.meta.dirname, '../../..'),
      stdio: ['ignore', process.env.HOUSE_LOG ? 'inherit' : 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        LOG_LEVEL: process.env.HOUSE_LOG ?? 'warn',
        DATABASE_URL: this.databaseUrl,
        REDIS_URL: testRedisUrl(this.redisUrl, name),
        QUEUE_PARTITIONS: String(PARTITIONS),
        EDGE_PORT: String(this.ports.edge),
        WORKER_PORT: String(this.ports.worker),
        DATA_DIR: path.join(this.folder, 'data'),
        TOKEN_SECRET: 'a token secret of the kill test, long enough',
        VIEWER_SECRET,
      },
    });

    const gone = once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${String(code)} before it was up`);
    });

    await Promise.race([once(child, 'message'), gone]);
    gone.catch(() => undefined); // it ends one day

    return child;
  }

  private pidOf(part: Part): number {
    if (part === 'postgres') return required(this.postgres).pid;
    if (part === 'redis') return required(this.redis).pid;
    return required(this.processes.get(part)?.pid);
  }

  private endOf(part: Part): Promise<unknown> {
    if (part === 'postgres') return required(this.postgres).ended;
    if (part === 'redis') return required(this.redis).ended;
    return once(required(this.processes.get(part)), 'exit');
  }
}

function required<T>(part: T | null | undefined): T {
  if (part === null || part === undefined) throw new Error('not started yet');
  return part;
}
