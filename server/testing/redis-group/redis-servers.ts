import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { redisUserOf } from '#server/database/redis-users.js';
import { startRedis, type EmbeddedRedis } from '#server/launcher/embedded/embedded-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { slowRedisDisks } from './slow-redis-disks.js';

export const OWNER = redisUserOf('owner');
export const PASSWORD = 'group';

export interface RedisServer {
  port: number;
  /** Port on which the servers of a cluster talk. Its default may be an ephemeral port in use. */
  busPort: number;
  client: Redis;
  running: EmbeddedRedis;
}

/** Servers of one group: each keeps its port and its files when it starts again. */
export class RedisServers {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-redis-group-'));
  readonly all: RedisServer[] = [];

  async start(count: number, linesOf: (busPort: number) => readonly string[]): Promise<void> {
    for (let started = 0; started < count; started++) {
      const [port, busPort] = [await freePort(), await freePort()];
      const running = await this.run(port, linesOf(busPort));
      const client = new Redis(running.url, { maxRetriesPerRequest: null });
      client.on('error', () => undefined); // tests kill it
      this.all.push({ port, busPort, client, running });
    }
  }

  fileOf(name: string): string {
    return path.join(this.folder, name);
  }

  async kill(server: RedisServer): Promise<void> {
    process.kill(server.running.pid, 'SIGKILL');
    await server.running.ended;
  }

  async pauseReplicas(): Promise<() => void> {
    const roles = await Promise.all(this.all.map(({ client }) => client.info('replication')));
    return pause(this.all.filter((_, at) => roles[at]?.includes('role:slave')));
  }

  /** See `slowRedisDisks`. */
  slowDisks(extraMs: number): Promise<() => Promise<void>> {
    return slowRedisDisks(
      this.all.map(({ port, running }) => ({ pid: running.pid, folder: this.fileOf(`${port}`) })),
      extraMs,
    );
  }

  async restart(server: RedisServer, lines: readonly string[]): Promise<void> {
    server.running = await this.run(server.port, lines);
  }

  async stop(): Promise<void> {
    for (const { client, running } of this.all) {
      client.disconnect();
      await running.stop();
    }
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private run(port: number, lines: readonly string[]): Promise<EmbeddedRedis> {
    return startRedis({
      dataDir: this.fileOf(String(port)),
      password: PASSWORD,
      port,
      durable: true,
      lines: ['repl-diskless-sync-delay 0', ...lines],
    });
  }
}

/** Pauses the servers until the returned function is called. */
export function pause(servers: readonly RedisServer[]): () => void {
  const signal = (name: 'SIGSTOP' | 'SIGCONT') =>
    servers.forEach(({ running }) => process.kill(running.pid, name));
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
