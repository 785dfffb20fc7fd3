import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** strace holds up system calls of a process, where the account may trace it. */
export const canSlowRedisDisks = (): boolean => {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Every write and sync of the servers' logs (append-only files) takes so much longer, until the
 * returned function is called. `folder`: the server's data.
 */
export async function slowRedisDisks(
  servers: readonly { pid: number; folder: string }[],
  extraMs: number,
): Promise<() => Promise<void>> {
  const tracers = await Promise.all(
    servers.map(({ pid, folder }) => startTracer(pid, listLogs(folder), extraMs)),
  );

  return async () => {
    await Promise.all(
      tracers.map(async (tracer) => {
        const ended = once(tracer, 'exit');
        tracer.kill('SIGTERM');
        await ended;
      }),
    );
  };
}

function listLogs(folder: string): string[] {
  const logs = path.join(folder, 'appendonlydir');
  return fs
    .readdirSync(logs)
    .filter((name) => name.endsWith('.aof'))
    .map((name) => path.join(logs, name));
}

/** @throws where the process must not be traced. */
async function startTracer(
  pid: number,
  files: readonly string[],
  extraMs: number,
): Promise<ChildProcess> {
  const calls = 'write,fdatasync,fsync';
  const tracer = spawn(
    'strace',
    [
      '-f',
      '-p',
      String(pid),
      '-o',
      '/dev/null',
      '-e',
      `trace=${calls}`,
      '-e',
      `inject=${calls}:delay_enter=${extraMs}ms`,
      ...files.flatMap((file) => ['-P', file]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );

  // It goes on to write there, of each thread.
  for await (const chunk of tracer.stderr.iterator({ destroyOnReturn: false })) {
    if (!String(chunk).includes('attached')) continue;
    tracer.stderr.resume();
    return tracer;
  }
  throw new Error(`strace may not trace process ${pid}`);
}
