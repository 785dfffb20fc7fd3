import { Piscina } from 'piscina';

/** An idle thread ends and frees its memory. */
const IDLE_MS = 60_000;

/**
 * A thread that makes one file at a time, next to the calls of the process; it starts with the
 * first call. Calls wait for one another. An aborted call leaves the queue, and ends the thread
 * while its file is being made.
 */
export function singleThread<Input>(filename: string, maxHeapMb: number) {
  const thread = new Piscina<Input, Uint8Array>({
    filename,
    execArgv: ['--import', import.meta.resolve('tsx')],
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  let last: Promise<unknown> = Promise.resolve();

  // Piscina's own queue stops once a task is aborted in a pool that may be empty.
  return async (input: Input, signal?: AbortSignal): Promise<Buffer> => {
    const result = last.then(() => thread.run(input, { signal }));
    last = result.catch(() => undefined);
    const file = await result;

    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  };
}
