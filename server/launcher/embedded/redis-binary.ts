import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RedisBinary {
  file: string;
  env: Record<string, string>;
}

const PROGRAMS = ['redis-server', 'valkey-server'];
const OLDEST_MAJOR = 7;
const UNPACK_SCRIPT = fileURLToPath(new URL('unpack-redis.sh', import.meta.url));

export const NO_REDIS =
  'No Redis 7 is to be had on this machine: install one (brew install redis, apt install redis-server), ' +
  'start Docker, or set REDIS_URL to a running Redis 7 or Valkey.';

/**
 * Finds Redis on the PATH, else unpacks it from Debian's package into a cache folder; null when
 * neither is available.
 */
export function findRedisBinary(cacheDir = defaultCacheDir()): RedisBinary | null {
  return onPath() ?? unpacked(cacheDir) ?? unpack(cacheDir);
}

function defaultCacheDir(): string {
  return path.join(
    process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
    'infinitum',
    'redis',
  );
}

function onPath(): RedisBinary | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = PROGRAMS.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  return files.map((file) => ({ file, env: {} })).find(isUsable) ?? null;
}

function unpacked(cacheDir: string): RedisBinary | null {
  const root = path.join(cacheDir, 'root');
  const libraryFolders = ['usr/lib', 'lib'].flatMap((folder) => {
    const parent = path.join(root, folder);
    if (!fs.existsSync(parent)) return [];
    return fs
      .readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.name.includes('-linux-gnu'))
      .map((entry) => path.join(parent, entry.name));
  });

  const env = { LD_LIBRARY_PATH: libraryFolders.join(':') };

  return (
    PROGRAMS.map((program) => ({ file: path.join(root, 'usr/bin', program), env })).find(
      isUsable,
    ) ?? null
  );
}

function unpack(cacheDir: string): RedisBinary | null {
  try {
    fs.mkdirSync(cacheDir, { recursive: true, mode: 0o700 });
    execFileSync('/bin/sh', [UNPACK_SCRIPT, cacheDir], { stdio: 'pipe', timeout: 180_000 });
  } catch {
    return null; // no apt, no network or a distribution that is too old: the caller tries the next way
  }
  return unpacked(cacheDir);
}

function isUsable({ file, env }: RedisBinary): boolean {
  if (!fs.existsSync(file)) return false;

  try {
    const version = execFileSync(file, ['--version'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return Number(/v=(\d+)/.exec(version)?.[1] ?? 0) >= OLDEST_MAJOR;
  } catch {
    return false;
  }
}
