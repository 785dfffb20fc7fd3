import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface StartedProcess {
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<unknown>;
}

/**
 * Starts one process of the product as a child. Resolves when the process reports that it is up;
 * rejects with its output when it ends before. `root`: the folder of the code, another release's
 * perhaps.
 */
export async function startProcess(
  name: 'api' | 'edge' | 'worker',
  settings: NodeJS.ProcessEnv,
  root = ROOT,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/processes/${name}.ts`], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // Tests sign super admins in with a password.
      SUPER_ADMIN_SECOND_FACTOR: 'optional',
      ...settings,
      PROCESS_NAME: name,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

  let output = '';

  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const ended = once(child, 'close');
  const [first] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
  if (first !== 'up') throw new Error(`${name} ended before it was up:\n${output}`);

  return { kill: (signal) => child.kill(signal), ended };
}
