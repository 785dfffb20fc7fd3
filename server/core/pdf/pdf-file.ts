import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { PdfDocument } from './pdf-document.js';

export const PDF_TYPE = 'application/pdf';

const MAX_HEAP_MB = 256;
/** An idle thread ends and frees its memory. */
const IDLE_MS = 60_000;

/** One thread draws one document at a time, next to the calls of the process. */
const thread = new Piscina<PdfDocument, Uint8Array>({
  filename: fileURLToPath(new URL('pdf-thread.ts', import.meta.url)),
  execArgv: ['--import', import.meta.resolve('tsx')],
  minThreads: 0,
  maxThreads: 1,
  concurrentTasksPerWorker: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs after all earlier calls: Piscina's own queue stops once a task is aborted in a pool that may
 * be empty.
 */
function afterOthers<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = last.then(run);
  last = result.catch(() => undefined);
  return result;
}

/** An A4 document. Calls wait for one another. Throws AbortError. */
export async function pdfFile(document: PdfDocument, signal?: AbortSignal): Promise<Buffer> {
  const file = await afterOthers(() => thread.run(document, { signal }));
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}
