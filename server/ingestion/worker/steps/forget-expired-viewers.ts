import type { Batch } from '#server/ingestion/worker/loop/batch.js';

/**
 * Late events get no viewer when the viewers of their time are cleared: they count, and are never
 * credited.
 */
export function forgetExpiredViewers({ arrivals, watermarks }: Batch): void {
  for (const { event } of arrivals)
    if (event.occurredAtMs < watermarks.viewerKeysMs) event.viewer = null;
}
