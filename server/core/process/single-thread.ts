import { Piscina } from 'piscina';
import { type FileRequest, FileScheduler } from './file-scheduler.js';

/** An idle thread ends and frees its memory. */
const IDLE_MS = 60_000;

/**
 * A thread that makes one file at a time, next to the calls of the process, the callers in
 * rotation; it starts with the first call. An aborted call leaves the queue. It ends the thread
 * while its file is being made, as does a file that takes too long. Throws TOO_MANY_REQUESTS,
 * UNAVAILABLE, AbortError.
 */
export function singleThread<Input>(filename: string, maxHeapMb: number, deadlineMs?: number) {
  const thread = new Piscina<Input, Uint8Array>({
    filename,
    execArgv: ['--import', import.meta.resolve('tsx')],
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  // Piscina's own queue stops once a task is aborted in a pool that may be empty.
  const scheduler = new FileScheduler(deadlineMs);

  return async (input: Input, request: FileRequest): Promise<Buffer> => {
    const file = await scheduler.run(request, (signal) => thread.run(input, { signal }));

    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  };
}
