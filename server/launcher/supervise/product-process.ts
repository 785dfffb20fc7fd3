import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WRONG_SETTING_EXIT_CODE } from '#server/core/process/run-process.js';
import { appendToLogFile } from './log-file.js';
import type { RunState } from './run-state.js';

interface Surroundings {
  env: NodeJS.ProcessEnv;
  runState: RunState;
  logDir: string;
  /** Show what the process prints, too. */
  echo: boolean;
  warn: (sentence: string) => void;
}

/** Left alone, V8 takes far more memory than these processes need; smaller bounds cost no speed. */
const NODE_FLAGS = {
  api: ['--max-semi-space-size=16'],
  edge: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  worker: ['--max-semi-space-size=16'],
};
export type ProductProcessName = keyof typeof NODE_FLAGS;
export const PRODUCT_PROCESSES: readonly ProductProcessName[] = ['api', 'edge', 'worker'];

const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 30_000;
/** A process that lasted this long has recovered: the next crash waits the first back-off again. */
const STEADY_AFTER_MS = 60_000;

/** One of api, edge and worker: started, started again when it crashes, stopped. */
export class ProductProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private restarting = false;
  private backoffMs = FIRST_BACKOFF_MS;

  constructor(
    readonly name: ProductProcessName,
    private readonly surroundings: Surroundings,
  ) {}

  /** Resolves when the process says it is up; rejects when it ends before. */
  async start(): Promise<void> {
    const child = this.spawn();
    const ended = once(child, 'exit').then(([code]: unknown[]) => {
      throw new StartFailure(this.name, code === WRONG_SETTING_EXIT_CODE, this.logFile);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined); // from here on keepRunning looks after the end
    void this.keepRunning(child);
  }

  /** For development: the same process anew, at once. */
  restart(): void {
    this.restarting = true;
    this.child?.kill('SIGTERM');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  private get logFile(): string {
    return path.join(this.surroundings.logDir, `${this.name}.log`);
  }

  private spawn(): ChildProcess {
    const { env, runState, echo } = this.surroundings;
    const file = path.resolve(import.meta.dirname, `../../processes/${this.name}.ts`);
    const child = spawn(process.execPath, [...NODE_FLAGS[this.name], '--import', 'tsx', file], {
      env: { ...env, PROCESS_NAME: this.name },
      // Of its own group: Ctrl-C reaches it through us, in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (child.stdout) appendToLogFile(child.stdout, this.logFile);
    child.stderr?.pipe(process.stderr, { end: false });
    if (echo) child.stdout?.pipe(process.stdout, { end: false });
    const { pid } = child;
    if (pid !== undefined) {
      runState.addChild(pid, file);
      child.once('exit', () => runState.removeChild(pid));
    }

    this.child = child;

    return child;
  }

  private async keepRunning(first: ChildProcess): Promise<void> {
    for (let child = first; ; child = this.spawn()) {
      const startedAtMs = Date.now();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (this.stopping) return;
      if (this.restarting) {
        this.restarting = false;
        continue;
      }
      if (Date.now() - startedAtMs > STEADY_AFTER_MS) this.backoffMs = FIRST_BACKOFF_MS;
      this.surroundings.warn(
        `${this.name} ended unasked and is started again; its log is ${this.logFile}`,
      );
      await sleep(this.backoffMs);
      this.backoffMs = Math.min(this.backoffMs * 2, MAX_BACKOFF_MS);
      if (this.stopping) return;
    }
  }
}

/** A process ended before it was up. With a wrong setting it has said so itself. */
export class StartFailure extends Error {
  constructor(
    name: string,
    readonly isExplained: boolean,
    logFile: string,
  ) {
    super(`The ${name} process did not start: its log, ${logFile}, says why.`);
  }
}
