import { fileURLToPath } from 'node:url';
import { singleThread } from '#server/core/process/single-thread.js';
import type { PdfDocument } from './pdf-document.js';

export const PDF_TYPE = 'application/pdf';

const MAX_HEAP_MB = 256;

/**
 * An A4 document, in the caller's turn. Throws TOO_MANY_REQUESTS, UNAVAILABLE, AbortError.
 */
export const pdfFile = singleThread<PdfDocument>(
  fileURLToPath(new URL('pdf-thread.ts', import.meta.url)),
  MAX_HEAP_MB,
);
