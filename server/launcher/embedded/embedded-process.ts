import type { ChildProcess } from 'node:child_process';
import { reapWithUs } from './reaper.js';

export interface EmbeddedProcess {
  pid: number;
  ended: Promise<unknown>;
  /** Ends all sessions, writes everything to disk, keeps the data. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  password: string;
  port?: number;
  /** False for tests: a crash of the machine may lose the data. */
  durable: boolean;
}

/** A program that ends with us at the latest. */
export function embeddedProcess(child: ChildProcess, stopSignal: NodeJS.Signals): EmbeddedProcess {
  const ended = new Promise((resolve) => child.once('close', resolve));
  reapWithUs(child);

  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill(stopSignal);
      await ended;
    },
  };
}
