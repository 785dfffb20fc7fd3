import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WRONG_SETTING_EXIT_CODE } from '#server/core/process/run-process.js';
import { appendToLogFile } from './log-file.js';
import type { RunState } from './run-state.js';

interface Surroundings {
  /** The environment of the process. */
  settingsOf: (name: ProductProcessName) => NodeJS.ProcessEnv;
  runState: RunState;
  logDir: string;
  /** Also print the output of the process. */
  echo: boolean;
  warn: (sentence: string) => void;
}

/**
 * V8 takes far more memory without bounds than these processes need; these bounds cost no speed.
 */
const NODE_FLAGS = {
  api: ['--max-semi-space-size=16'],
  edge: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  worker: ['--max-semi-space-size=16'],
};
export type ProductProcessName = keyof typeof NODE_FLAGS;
export const PRODUCT_PROCESSES: readonly ProductProcessName[] = ['api', 'edge', 'worker'];

const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 30_000;
/**
 * A process that ran this long has recovered: the next crash starts with the first back-off again.
 */
const STEADY_AFTER_MS = 60_000;

/** One of api, edge and worker: started, restarted after a crash, stopped. */
export class ProductProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private restarting = false;
  private backoffMs = FIRST_BACKOFF_MS;

  constructor(
    readonly name: ProductProcessName,
    private readonly surroundings: Surroundings,
  ) {}

  /** Resolves when the process reports that it is up; rejects when it ends before. */
  async start(): Promise<void> {
    const child = this.spawn();
    const ended = once(child, 'exit').then(([code]: unknown[]) => {
      throw new StartFailure(this.name, code === WRONG_SETTING_EXIT_CODE, this.logFile);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined); // from here on keepRunning handles the end
    void this.keepRunning(child);
  }

  /** Restarts the process at once, for development. */
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
    const { settingsOf, runState, echo } = this.surroundings;
    const file = path.resolve(import.meta.dirname, `../../processes/${this.name}.ts`);
    const child = spawn(process.execPath, [...NODE_FLAGS[this.name], '--import', 'tsx', file], {
      env: { ...settingsOf(this.name), PROCESS_NAME: this.name },
      // In its own group, so that we pass Ctrl-C on to the processes in the right order.
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

/** A process ended before it was up. After a wrong setting it has printed the reason itself. */
export class StartFailure extends Error {
  constructor(
    name: string,
    readonly isExplained: boolean,
    logFile: string,
  ) {
    super(`The ${name} process did not start: its log, ${logFile}, says why.`);
  }
}
