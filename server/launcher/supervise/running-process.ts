import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The command line of a running process, or null when there is none of that id. */
export function commandLineOf(pid: number): string | null {
  try {
    if (fs.existsSync('/proc/self/cmdline'))
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return null;
  }
}

/**
 * Stops a leftover process of a killed start. Another process may have its id now, so it is stopped
 * only when its command line contains each of the marks.
 */
export async function stopStale(
  pid: number,
  marks: string[],
  signal: NodeJS.Signals,
): Promise<boolean> {
  const isOurs = () => {
    const commandLine = commandLineOf(pid);
    return commandLine !== null && marks.every((mark) => commandLine.includes(mark));
  };
  if (!Number.isSafeInteger(pid) || pid <= 1 || !isOurs()) return false;

  process.kill(pid, signal);

  for (let waitedMs = 0; isOurs(); waitedMs += 50) {
    if (waitedMs === 10_000) process.kill(pid, 'SIGKILL');
    await sleep(50);
  }

  return true;
}
