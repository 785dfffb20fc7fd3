import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '#server/core/process/config.js';

interface Owner {
  token: string;
  pid: number;
  host: string;
}

const BEAT_MS = 2_000;
/**
 * Longer than any pause of a healthy process; a lock that was not touched for this long is stale.
 */
const STALE_MS = 10_000;

/**
 * One edge per spool: two would replay each other's events and delete files that the other still
 * writes.
 */
export class SpoolLock {
  private constructor(
    private readonly file: string,
    private readonly token: string,
    private readonly timer: NodeJS.Timeout,
  ) {}

  /**
   * Throws ConfigError while another edge holds the lock. `onLost` runs if another edge takes it,
   * for example after this process was suspended for long.
   */
  static take(dir: string, onLost: () => void): SpoolLock {
    const file = path.join(dir, 'lock');
    const owner: Owner = { token: randomUUID(), pid: process.pid, host: os.hostname() };
    const holder = readOwner(file);
    if (holder && isAlive(file, holder)) {
      throw new ConfigError(
        `The spool ${dir} is in use by another edge (process ${holder.pid} on ${holder.host}): stop it, or set SPOOL_DIR to a folder of this edge's own.`,
      );
    }

    fs.rmSync(file, { force: true });
    fs.writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });

    const timer = setInterval(() => {
      if (readOwner(file)?.token === owner.token)
        return fs.utimesSync(file, new Date(), new Date());
      clearInterval(timer);
      onLost();
    }, BEAT_MS).unref();

    return new SpoolLock(file, owner.token, timer);
  }

  release(): void {
    clearInterval(this.timer);
    if (readOwner(this.file)?.token === this.token) fs.rmSync(this.file, { force: true });
  }
}

function readOwner(file: string): Owner | null {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    const { token, pid, host }: Partial<Record<keyof Owner, unknown>> = value;
    const isOwner =
      typeof token === 'string' && typeof pid === 'number' && typeof host === 'string';
    return isOwner ? { token, pid, host } : null;
  } catch {
    return null;
  }
}

/** A lock with our own pid is stale: in a container every start has the same pid. */
function isAlive(file: string, { pid, host }: Owner): boolean {
  if (Date.now() - fs.statSync(file).mtimeMs > STALE_MS) return false;
  if (host !== os.hostname()) return true;
  return pid !== process.pid && runs(pid);
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
