import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/launcher/embedded/free-port.js';

/** The same path as in npm start, since a start is recognised by its command line. */
const SUPERVISOR = 'server/launcher/supervisor.ts';
const ROOT = path.resolve(import.meta.dirname, '../..');

export interface StartedProduct {
  pid: number;
  pageUrl: string;
  edgeUrl: string;
  workerUrl: string;
  dataDir: string;
  /** The whole output so far. */
  output: () => string;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
  /** Resolves when it reports that it is up; rejects when it ends before. */
  up: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => void;
  /** The processes: api, edge and worker, and its own. */
  processIds: () => number[];
}

/**
 * `npm start` as a child process, with its own ports and data folder; other settings are not set at
 * all.
 */
export async function startProduct(settings: Record<string, string>): Promise<StartedProduct> {
  const [port, edgePort, workerPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    XDG_CACHE_HOME: process.env.XDG_CACHE_HOME,
    PORT: String(port),
    EDGE_PORT: String(edgePort),
    WORKER_PORT: String(workerPort),
    // Tests sign super admins in with a password.
    SUPER_ADMIN_SECOND_FACTOR: 'optional',
    DATA_DIR: settings.DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-start-')),
    ...settings,
  };

  const child = spawn(process.execPath, ['--import', 'tsx', SUPERVISOR], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';

  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code: number | null) => {
      hasEnded = true;
      resolve(code);
    }),
  );

  return {
    pid: child.pid ?? 0,
    pageUrl: `http://localhost:${env.PORT}`,
    edgeUrl: `http://localhost:${env.EDGE_PORT}`,
    workerUrl: `http://localhost:${env.WORKER_PORT}`,
    dataDir: env.DATA_DIR ?? '',
    output: () => output,
    ended,
    up: async () => {
      while (!output.includes('Infinitum is up')) {
        if (hasEnded) throw new Error(`the product ended before it was up:\n${output}`);
        await sleep(50);
      }
    },
    kill: (signal) => child.kill(signal),
    processIds: () => {
      const state = fs.readFileSync(`${env.DATA_DIR}/running.json`, 'utf8');
      const children = [...state.matchAll(/"pid":(\d+)/g)].map(([, id]) => Number(id));
      return [...new Set([child.pid ?? 0, ...children])];
    },
  };
}
