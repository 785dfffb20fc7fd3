import type { Pool } from 'pg';
import { runAlone } from '#server/core/jobs/run-alone.js';
import { destroyViewerEpochs } from './destroy-viewer-epochs.js';
import { forgetErasures } from './forget-erasures.js';
import { clearViewerKeys } from './clear-viewer-keys.js';
import { dropRawEvents } from './drop-raw-events.js';
import { forgetCounters } from './forget-counters.js';

export interface RetentionSettings {
  rawEventMonths: number;
  viewerKeyDays: number;
}

const RETENTION_LOCK = 741_220_592;
const DAY_MS = 86_400_000;

/**
 * Removes data that is older than the settings allow. One worker at a time; repeating it does no
 * harm.
 */
export async function applyRetention(
  pool: Pool,
  settings: RetentionSettings,
  nowMs: number,
): Promise<void> {
  await runAlone(pool, RETENTION_LOCK, async () => {
    await dropRawEvents(pool, nowMs, settings.rawEventMonths);
    await clearViewerKeys(pool, nowMs - settings.viewerKeyDays * DAY_MS);
    await destroyViewerEpochs(pool, nowMs - settings.viewerKeyDays * DAY_MS, new Date(nowMs));
    await forgetErasures(pool);
    await forgetCounters(pool, nowMs, settings.rawEventMonths);
  });
}
