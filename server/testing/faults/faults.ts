import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultStage, ProcessName } from './fault-stage.js';

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

/** PostgreSQL's processes are groups of their own. */
function signalPostgres(stage: FaultStage, signal: NodeJS.Signals): void {
  const { pid } = stage.postgres;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...children.trim().split(/\s+/).map(Number)])
    if (each > 0) process.kill(each, signal);
}

/** To add a fault: a row here; it becomes a row of the table in docs/operations.md. */
export const FAULTS: readonly Fault[] = [
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
  {
    name: 'PostgreSQL killed',
    async run(stage, _at, downMs) {
      process.kill(stage.postgres.pid, 'SIGKILL');
      await stage.postgres.ended;
      await sleep(downMs);
      await stage.startDatabase();
    },
  },
  {
    name: 'Redis replica paused: no write is confirmed',
    async run(stage, _at, downMs) {
      const resume = await stage.redis.pauseReplicas();
      await sleep(downMs);
      resume();
    },
  },
  {
    name: 'PostgreSQL paused',
    async run(stage, _at, downMs) {
      signalPostgres(stage, 'SIGSTOP');
      await sleep(downMs);
      signalPostgres(stage, 'SIGCONT');
    },
  },
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
      const mend = await stage.slowDatabaseDisk(100);
      await sleep(downMs + SLOW_MS);
      await mend();
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
];

const FILLING_MS = 3_000;
const SLOW_MS = 3_000;
