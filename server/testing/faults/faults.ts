import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { FaultStage, ProcessName } from './fault-stage.js';
import { canSlowRedisDisks } from '#server/testing/redis-group/slow-redis-disks.js';
import { CITUS_PROGRAMS } from './stage-database.js';

export interface Fault {
  name: string;
  /** Resolves when the fault is over. `at` is 0 or 1: which one of two. */
  run(stage: FaultStage, at: number, downMs: number): Promise<void>;
}

const kill = (name: ProcessName): Fault => ({
  name: `${name} killed`,
  async run(stage, at, downMs) {
    stage.signal(name, at, 'SIGKILL');
    await sleep(downMs);
    await stage.restart(name, at);
  },
});

const pause = (name: ProcessName): Fault => ({
  name: `${name} paused`,
  async run(stage, at, downMs) {
    stage.signal(name, at, 'SIGSTOP');
    await sleep(downMs);
    stage.signal(name, at, 'SIGCONT');
  },
});

const database = (name: string, how: 'cut' | 'stall'): Fault => ({
  name,
  async run(stage, _at, downMs) {
    stage.database[how]();
    await sleep(downMs);
    stage.database.mend();
  },
});

const FILLING_MS = 3_000;
const SLOW_MS = 3_000;

/** `serverOf`: 0 is the server that the processes connect to. */
const killPostgres = (name: string, serverOf: (at: number) => number): Fault => ({
  name,
  async run({ servers }, at, downMs) {
    const server = servers.server(serverOf(at));
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    await sleep(downMs);
    await servers.restart(serverOf(at));
  },
});

const pausePostgres = (name: string, serverOf: (at: number) => number): Fault => ({
  name,
  async run({ servers }, at, downMs) {
    const { pid } = servers.server(serverOf(at));
    signalPostgres(pid, 'SIGSTOP');
    await sleep(downMs);
    signalPostgres(pid, 'SIGCONT');
  },
});

/** PostgreSQL's processes are groups of their own. */
function signalPostgres(pid: number, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...children.trim().split(/\s+/).map(Number)])
    if (each > 0) process.kill(each, signal);
}

const NODE_FAULTS: readonly Fault[] = [
  killPostgres('Citus node killed', (at) => 1 + at),
  pausePostgres('Citus node paused', (at) => 1 + at),
  {
    name: 'Citus node killed with transactions that are prepared',
    async run({ servers }, _at, downMs) {
      // So that there is time between the two phases of a commit.
      for (const node of servers.nodes) await servers.slowDisk(node, 100);
      const node = await servers.nextPrepared();
      const server = servers.server(node);
      signalPostgres(server.pid, 'SIGKILL'); // a session alone would end its commit
      await server.ended;
      await sleep(downMs);
      await servers.restart(node);
      expect(await servers.countPrepared(node)).toBeGreaterThan(0);
      for (const node of servers.nodes) await servers.slowDisk(node, 0);
    },
  },
];

/** Sentinels take a server for dead after a second. */
const REDIS_EXTRA_MS = 200;

const REDIS_DISK_FAULT: Fault = {
  name: `disks of Redis slow: ${REDIS_EXTRA_MS} ms more for each write and sync of its log`,
  async run(stage, _at, downMs) {
    const mend = await stage.redis.slowDisks(REDIS_EXTRA_MS);
    await sleep(downMs + SLOW_MS);
    await mend();
  },
};

/** A new fault is a row here; it becomes a row of the table in docs/operations.md. */
export const FAULTS: readonly Fault[] = [
  ...(CITUS_PROGRAMS === undefined ? [] : NODE_FAULTS),
  pause('worker'),
  kill('edge'),
  database('PostgreSQL cut off', 'cut'),
  kill('worker'),
  pause('edge'),
  {
    name: 'Redis master killed, its replica takes over',
    run: (stage) => stage.redis.failOver(''),
  },
  kill('api'),
  database('PostgreSQL silent', 'stall'),
  {
    name: 'Redis master paused, its replica takes over, it wakes up',
    run: (stage) => stage.redis.pauseMaster(),
  },
  pause('api'),
  killPostgres('PostgreSQL killed', () => 0),
  {
    name: 'Redis replica paused: no write is confirmed',
    async run(stage, _at, downMs) {
      const resume = await stage.redis.pauseReplicas();
      await sleep(downMs);
      resume();
    },
  },
  pausePostgres('PostgreSQL paused', () => 0),
  {
    name: 'Redis silent, and the disk of a spool full',
    async run(stage, _at, downMs) {
      const resume = await stage.redis.pauseAll();
      const empty = stage.fillDisk();
      await sleep(downMs + FILLING_MS);
      empty();
      resume();
    },
  },
  {
    name: 'disk of PostgreSQL slow: 100 ms more for each commit',
    async run(stage, _at, downMs) {
      await stage.servers.slowDisk(0, 100);
      await sleep(downMs + SLOW_MS);
      await stage.servers.slowDisk(0, 0);
    },
  },
  {
    name: 'Redis silent, and the disk of the spools slow: 300 ms more for each write and sync',
    async run(stage, _at, downMs) {
      const resume = await stage.redis.pauseAll();
      const mend = stage.slowEdgeDisks(300);
      await sleep(downMs + SLOW_MS);
      mend();
      resume();
    },
  },
  ...(canSlowRedisDisks() ? [REDIS_DISK_FAULT] : []),
];
