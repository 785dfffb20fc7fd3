import type { ChildProcess } from 'node:child_process';

/**
 * Resolves with the exit code when a child has ended and its output is read; null when a signal
 * ended it.
 */
export function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code: number | null) => resolve(code));
  });
}
