import fs from 'node:fs';
import path from 'node:path';

/**
 * A control group of Linux, which limits what its processes, and those that they start, take of a
 * machine altogether. Needs Linux and its administrator.
 */
interface ControlGroup {
  add(pid: number): void;
  /** Call it after its processes have ended. */
  remove(): void;
}

/** The first version of control groups has a folder for each resource, the second one for all. */
const ROOT = '/sys/fs/cgroup';
const CACHES = '/proc/sys/vm/drop_caches';
/** Short, so that a process whose share is used up does not hold a lock for long. */
const PERIOD_US = 10_000;

let made = 0;

/** Processes and the files that they read share `bytes` of memory. */
export const limitMemory = (bytes: number): ControlGroup =>
  open('memory', {
    first: { 'memory.limit_in_bytes': String(bytes) },
    second: { 'memory.max': String(bytes) },
  });

/** Processes share so much of one core: 0.4 is 40 %. */
export function limitProcessor(cores: number): ControlGroup {
  const quotaUs = String(Math.round(cores * PERIOD_US));
  return open('cpu', {
    first: { 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': quotaUs },
    second: { 'cpu.max': `${quotaUs} ${PERIOD_US}` },
  });
}

/** Files that were read before do not count into a limit, so they must leave the memory. */
export const dropFileCache = (): void => fs.writeFileSync(CACHES, '3');

/** A process and its children of now. */
export const withChildren = (pid: number): number[] => [
  pid,
  ...fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number),
];

type Limits = Readonly<Record<string, string>>;

function open(resource: string, limits: { first: Limits; second: Limits }): ControlGroup {
  const isFirst = fs.existsSync(path.join(ROOT, resource));
  if (!isFirst && !fs.existsSync(path.join(ROOT, 'cgroup.controllers')))
    throw new Error('This machine has no control groups.');

  const root = isFirst ? path.join(ROOT, resource) : ROOT;
  const group = path.join(root, `infinitum-bench-${process.pid}-${(made += 1)}`);
  fs.mkdirSync(group);
  for (const [file, text] of Object.entries(isFirst ? limits.first : limits.second))
    fs.writeFileSync(path.join(group, file), text);

  return {
    add: (pid) => fs.writeFileSync(path.join(group, 'cgroup.procs'), String(pid)),
    remove: () => fs.rmdirSync(group),
  };
}
