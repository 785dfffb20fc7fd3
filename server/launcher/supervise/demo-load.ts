import { spawn } from 'node:child_process';
import path from 'node:path';
import { exitCode } from './exit-code.js';

const DEMO = path.resolve(import.meta.dirname, '../../processes/demo.ts');

/**
 * Loads the demo data with a progress bar, or returns at once when they exist; returns whether they
 * are complete.
 */
export async function loadDemo(
  env: NodeJS.ProcessEnv,
  onStarted: (stop: () => void) => void,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', DEMO], {
    env: { ...env, PROCESS_NAME: 'demo' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onStarted(() => child.kill('SIGTERM'));
  const code = await exitCode(child);
  return code === 0;
}
