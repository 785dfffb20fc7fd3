import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { exitCode } from './exit-code.js';
import type { ProductProcess } from './product-process.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DEBOUNCE_MS = 150;

type Report = (sentence: string) => void;

/** Calls `act` with the last changed file of the folders that matches; returns a stop function. */
function onChange(folders: string[], pattern: RegExp, act: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;

  const watchers = folders.map((folder) =>
    fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      const file = path.posix.join(folder, name ?? '');
      if (!pattern.test(file) || file.includes('.test.')) return;
      clearTimeout(timer);
      // An editor saves several files at once, and some editors write a file twice.
      timer = setTimeout(() => act(file), DEBOUNCE_MS);
    }),
  );

  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Restarts the processes when a file of the server changes; returns a stop function. */
export const restartOnChange = (processes: ProductProcess[], report: Report): (() => void) =>
  onChange(['server', 'schema'], /\.ts$/, (file) => {
    report(`${file} changed, starting again`);
    for (const one of processes) one.restart();
  });

/** The files that `npm run generate` reads. */
const CONTRACT =
  /^client\/.*\.graphql$|^server\/.*\.(entity|enum|input|policy|resolver|type)\.ts$|^server\/api\/rest\//;

/**
 * Runs `npm run generate` when a file changes that it reads, one run at a time; returns a stop
 * function.
 */
export function generateOnChange(report: Report): () => void {
  let isRunning = false;
  let isStale = false;

  async function generate(): Promise<void> {
    isStale = true;
    if (isRunning) return;
    isRunning = true;

    while (isStale) {
      isStale = false;
      const args = ['--import', 'tsx', 'server/launcher/generate.ts'];
      const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
      const isDone = (await exitCode(child)) === 0;
      report(isDone ? 'schema and hooks are up to date' : 'npm run generate failed, see above');
    }

    isRunning = false;
  }

  return onChange(['server', 'client'], CONTRACT, () => void generate());
}

/**
 * Vite serves the page with hot reload and passes calls on to the api; returns the function that
 * stops it.
 */
export function startPageServer(env: NodeJS.ProcessEnv): () => void {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'client'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return () => child.kill('SIGTERM');
}
