import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { embeddedProcess, type EmbeddedOptions, type EmbeddedProcess } from './embedded-process.js';
import { redisUserLines, redisUserOf, type RedisPasswords } from '#server/database/redis-users.js';
import { freePort } from './free-port.js';
import { findRedisBinary, NO_REDIS, type RedisBinary } from './redis-binary.js';
import { stopStale } from '#server/launcher/supervise/running-process.js';

export interface EmbeddedRedis extends EmbeddedProcess {
  url: string;
}

/** The image that docker-compose.yml names. */
export const REDIS_IMAGE =
  'redis:7.4.11@sha256:c6eabf748fc7a61dbb5a705c78bcf3d6377b1127a97d0ce965c11c44ba46896f';

/** Not durable: nothing is written to disk. */
interface Options extends EmbeddedOptions {
  /** Left out: every user has the password of the owner. */
  userPasswords?: Omit<RedisPasswords, 'owner'>;
  databases?: number;
  /** Further lines of the configuration. */
  lines?: readonly string[];
}

export async function startRedis(options: Options): Promise<EmbeddedRedis> {
  const dataDir = path.resolve(options.dataDir);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await stopLeftOver(dataDir);

  const port = options.port ?? (await freePort());
  const binary = findRedisBinary();
  const child = binary
    ? startBinary(binary, dataDir, port, options)
    : startContainer(dataDir, port, options);
  const running = embeddedProcess(child, 'SIGTERM');
  const url = `redis://${redisUserOf('owner')}:${options.password}@127.0.0.1:${port}`;

  await untilReady(child, url);

  return { ...running, url };
}

function settings(dataDir: string, options: Options): string[] {
  return [
    ...redisUserLines(passwordsOf(options)),
    `dir ${JSON.stringify(dataDir)}`,
    `databases ${options.databases ?? 16}`,
    'save ""',
    'maxmemory-policy noeviction',
    ...(options.durable
      ? [
          'appendonly yes',
          'appendfsync everysec',
          'aof-use-rdb-preamble yes',
          'auto-aof-rewrite-min-size 256mb',
        ]
      : ['appendonly no']),
    ...(options.lines ?? []),
  ];
}

function passwordsOf({ password: owner, userPasswords }: Options): RedisPasswords {
  const same = { api: owner, edge: owner, worker: owner, commands: owner };
  return { owner, ...(userPasswords ?? same) };
}

/** Passes the configuration over standard input, so that no process list shows the password. */
function startBinary(
  binary: RedisBinary,
  dataDir: string,
  port: number,
  options: Options,
): ChildProcess {
  const child = spawn(binary.file, ['-'], {
    cwd: dataDir,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...binary.env },
  });

  const lines = [
    `bind 127.0.0.1`,
    `port ${port}`,
    `pidfile ${JSON.stringify(pidFileOf(dataDir))}`,
    ...settings(dataDir, options),
  ];

  child.stdin.on('error', () => undefined); // the child ended at once; untilReady reports why
  child.stdin.end(`${lines.join('\n')}\n`);

  return child;
}

function startContainer(dataDir: string, port: number, options: Options): ChildProcess {
  if (!dockerRuns()) throw new Error(NO_REDIS);

  const user = process.getuid ? [`--user=${process.getuid()}:${process.getgid?.() ?? 0}`] : [];
  const args = [
    'run',
    '--rm',
    '--interactive',
    ...user,
    `--publish=127.0.0.1:${port}:6379`,
    `--volume=${dataDir}:/data`,
  ];

  const child = spawn('docker', [...args, REDIS_IMAGE, 'redis-server', '-'], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });

  child.stdin.on('error', () => undefined); // as above
  child.stdin.end(`${settings('/data', options).join('\n')}\n`);

  return child;
}

function dockerRuns(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

const pidFileOf = (dataDir: string) => path.join(dataDir, 'redis.pid');

async function stopLeftOver(dataDir: string): Promise<void> {
  const pidFile = pidFileOf(dataDir);
  if (!fs.existsSync(pidFile)) return;
  const pid = Number(fs.readFileSync(pidFile, 'utf8'));
  // Its command line does not name the folder, but it works in the folder, where the system shows
  // that.
  const folder = workingFolderOf(pid);
  if (folder === null || folder === fs.realpathSync(dataDir))
    await stopStale(pid, ['-server'], 'SIGTERM');
  fs.rmSync(pidFile, { force: true });
}

function workingFolderOf(pid: number): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  let failure: Error | null = null;

  child.stdout?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  child.once('error', (error) => (failure = error));

  const probe = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });

  probe.on('error', () => undefined); // not up yet

  try {
    for (;;) {
      if (failure) throw failure as Error; // assigned in the listener above, which the compiler does not follow
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`Redis ended with code ${child.exitCode}: ${output.trim().slice(-500)}`);
      }
      const answer = await probe
        .connect()
        .then(() => probe.ping())
        .catch(() => null);
      if (answer === 'PONG') return;
      probe.disconnect();
      await sleep(30);
    }
  } finally {
    probe.disconnect();
  }
}
