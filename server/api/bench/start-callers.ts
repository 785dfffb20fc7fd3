import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Starts a script of this folder in a process of its own, with its callers in the environment. The
 * returned function stops it.
 */
export function startCallers(script: string, callers: object): () => Promise<void> {
  const file = path.join(import.meta.dirname, script);
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, CALLERS: JSON.stringify(callers) },
    stdio: 'inherit',
  });
  const closed = once(child, 'close');

  return async () => {
    child.kill('SIGTERM');
    await closed;
  };
}
