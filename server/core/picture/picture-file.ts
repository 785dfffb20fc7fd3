import { fileURLToPath } from 'node:url';
import { singleThread } from '#server/core/process/single-thread.js';
import type { TrendPicture } from './trend-picture.js';

export const PICTURE_TYPE = 'image/png';

const MAX_HEAP_MB = 128;

/**
 * A chart as PNG, in the caller's turn. The same data give the same bytes. Throws
 * TOO_MANY_REQUESTS, UNAVAILABLE, AbortError.
 */
export const pictureFile = singleThread<TrendPicture>(
  fileURLToPath(new URL('picture-thread.ts', import.meta.url)),
  MAX_HEAP_MB,
);
