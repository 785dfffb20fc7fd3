import fs from 'node:fs';
import path from 'node:path';

/** Where Linux has control groups of memory: their first version, then the second. */
const ROOTS = [
  { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', limit: 'memory.max' },
] as const;
const CACHES = '/proc/sys/vm/drop_caches';
const GROUP = `infinitum-bench-${process.pid}`;

/**
 * Gives a process, its children, and the files that they read `bytes` of memory altogether; returns
 * what removes the limit once they have ended. Needs Linux and its administrator.
 */
export function limitMemory(pid: number, bytes: number): () => void {
  const root = ROOTS.find(({ folder, limit }) => hasLimits(folder, limit));
  if (!root) throw new Error('This machine lets nobody limit the memory of a process.');

  const group = path.join(root.folder, GROUP);
  fs.mkdirSync(group, { recursive: true });
  fs.writeFileSync(path.join(group, root.limit), String(bytes));
  for (const one of [pid, ...childrenOf(pid)])
    fs.writeFileSync(path.join(group, 'cgroup.procs'), String(one));

  return () => fs.rmdirSync(group);
}

/** Files that were read before do not count into the limit, so they must leave the memory. */
export const dropFileCache = (): void => fs.writeFileSync(CACHES, '3');

/** The root of the second version has no limit itself, only the groups in it. */
const hasLimits = (folder: string, limit: string) =>
  limit === 'memory.max'
    ? fs.existsSync(path.join(folder, 'cgroup.controllers'))
    : fs.existsSync(path.join(folder, limit));

const childrenOf = (pid: number) =>
  fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number);
