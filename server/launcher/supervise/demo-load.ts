import { spawn } from 'node:child_process';
import path from 'node:path';
import { exitCode } from './exit-code.js';

const DEMO = path.resolve(import.meta.dirname, '../../processes/demo.ts');

interface DemoLoad {
  /** True once people can sign in and events load; false when the data exist, or on a failure. */
  isLoading: Promise<boolean>;
  /** Whether the data are complete. */
  isComplete: Promise<boolean>;
}

/** Loads the demo data with a progress bar, or returns at once when they exist. */
export function loadDemo(env: NodeJS.ProcessEnv, onStarted: (stop: () => void) => void): DemoLoad {
  const child = spawn(process.execPath, ['--import', 'tsx', DEMO], {
    env: { ...env, PROCESS_NAME: 'demo' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onStarted(() => child.kill('SIGTERM'));
  const isComplete = exitCode(child).then((code) => code === 0);
  const hasStory = new Promise<boolean>((resolve) => child.once('message', () => resolve(true)));
  return { isLoading: Promise.race([hasStory, isComplete.then(() => false)]), isComplete };
}
