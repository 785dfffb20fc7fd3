import { spawn, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exitCode } from '#server/launcher/supervise/exit-code.js';
import { embeddedProcess, type EmbeddedOptions, type EmbeddedProcess } from './embedded-process.js';
import { freePort } from './free-port.js';
import { locatePostgresBinaries } from './postgres-binaries.js';
import { stopStale } from '#server/launcher/supervise/running-process.js';
import {
  giveTo,
  isReachableByAll,
  unprivilegedAccount,
  type Account,
} from './unprivileged-account.js';

export interface EmbeddedPostgres extends EmbeddedProcess {
  dataDir: string;
  url: (database?: string) => string;
}

interface Options extends EmbeddedOptions {
  settings?: Record<string, string | number>;
  /** The folder of the programs; by default the packaged ones. */
  programs?: string;
}

const USER = 'infinitum';

export async function startPostgres({
  password,
  port,
  durable,
  settings = {},
  programs,
  ...wanted
}: Options): Promise<EmbeddedPostgres> {
  const account = unprivilegedAccount();
  const program =
    programs === undefined
      ? locatePostgresBinaries(account)
      : (name: string) => path.join(programs, name);
  const dataDir = postgresDataDir(wanted.dataDir, account);
  // The account that runs PostgreSQL must pass through the folders above; only it may enter the
  // last one.
  fs.mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o711 });
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.chmodSync(dataDir, 0o700);
  if (account) giveTo(account, dataDir);
  const options: SpawnOptions = {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...account,
  };

  await stopLeftOver(dataDir);
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) {
    await initialise(program('initdb'), dataDir, password, durable, account, options);
  }
  port ??= await freePort();
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const args = [
    '-D',
    dataDir,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(program('postgres'), args, options);
  const running = embeddedProcess(child, 'SIGINT');
  await untilReady(child);
  return {
    ...running,
    dataDir,
    url: (database = 'postgres') => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
  };
}

/**
 * The real folder of the data: when we are root, the account that runs PostgreSQL must be able to
 * reach it.
 */
export function postgresDataDir(wanted: string, account = unprivilegedAccount()): string {
  if (!account || isReachableByAll(path.dirname(path.resolve(wanted)))) return path.resolve(wanted);
  return path.join(
    '/var/lib/infinitum',
    createHash('sha256').update(path.resolve(wanted)).digest('hex').slice(0, 16),
  );
}

async function initialise(
  initdb: string,
  dataDir: string,
  password: string,
  durable: boolean,
  account: Account | null,
  options: SpawnOptions,
): Promise<void> {
  const parent = fs.mkdtempSync(path.join(account ? '/var/tmp' : os.tmpdir(), 'infinitum-'));
  const passwordFile = path.join(parent, 'password');

  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) giveTo(account, parent);
  const args = ['-D', dataDir, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];

  args.push(
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  );

  const child = spawn(initdb, args, options);
  try {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await exitCode(child);
    if (code === 0) return;
    // The next start would take a half-made cluster for a complete one.
    for (const entry of fs.readdirSync(dataDir))
      fs.rmSync(path.join(dataDir, entry), { recursive: true, force: true });
    throw new Error(
      `The embedded PostgreSQL could not set up ${dataDir}: ${output.trim().slice(-500)}`,
    );
  } finally {
    fs.rmSync(parent, { recursive: true, force: true });
  }
}

async function stopLeftOver(dataDir: string): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
  await stopStale(pid, ['postgres', dataDir], 'SIGINT');
}

async function untilReady(child: ReturnType<typeof spawn>): Promise<void> {
  let tail = '';

  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-4000);
      if (tail.includes('ready to accept connections')) resolve();
    };

    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('close', (code) =>
      reject(
        new Error(`The embedded PostgreSQL ended with code ${code}: ${tail.trim().slice(-500)}`),
      ),
    );
  });
}
