import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isReachableByAll } from './unprivileged-account.js';

const MEMORY = '/dev/shm';
/** Three times the most that the databases of a whole test run take. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

export type Medium = 'disk' | 'memory';

/**
 * A new folder for data that nobody keeps, in which PostgreSQL reaches its own, as another account
 * when we are root. 'memory' is a file system in memory where the machine has one with room: a new
 * database takes 20 times as long on a disk.
 */
export function throwAwayFolder(prefix: string, medium: Medium): string {
  const parent = medium === 'memory' && hasRoomInMemory() ? MEMORY : diskFolder();
  if (parent === MEMORY) removeAbandoned(prefix);

  const folder = fs.mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  fs.chmodSync(folder, 0o711);
  return folder;
}

const diskFolder = () =>
  process.getuid?.() === 0 && !isReachableByAll(os.tmpdir()) ? '/var/tmp' : os.tmpdir();

function hasRoomInMemory(): boolean {
  if (!fs.existsSync(MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES && isReachableByAll(MEMORY);
}

/** A killed process leaves its folder behind, and that would take memory until the next boot. */
function removeAbandoned(prefix: string): void {
  for (const name of fs.readdirSync(MEMORY)) {
    if (!name.startsWith(prefix)) continue;
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    if (owner > 0 && !isRunning(owner))
      fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
