import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ProductProcess } from './product-process.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DEBOUNCE_MS = 150;

/**
 * Restarts the processes when a file of the server changes; returns the function that stops
 * watching.
 */
export function restartOnChange(
  processes: ProductProcess[],
  report: (sentence: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = fs.watch(path.join(ROOT, 'server'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') || name.includes('.test.')) return;
    clearTimeout(timer);
    // An editor saves several files at once, and some editors write a file twice.
    timer = setTimeout(() => {
      report(`server/${name} changed, starting again`);
      for (const one of processes) one.restart();
    }, DEBOUNCE_MS);
  });

  return () => {
    clearTimeout(timer);
    watcher.close();
  };
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
