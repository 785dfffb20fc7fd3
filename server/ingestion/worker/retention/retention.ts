import { runAlone } from '#server/core/jobs/run-alone.js';
import { monthOf, startOfMonthMs } from '#server/event-store/months.js';
import type { ForgetLimits } from '#server/event-store/contract/event-store.js';
import { SITE_PING_RETENTION_MS } from '#server/event-store/site-pings.js';
import { TAG_HEALTH_RETENTION_MS } from '#server/event-store/tag-health.js';
import type { Lookups } from '#server/ingestion/worker/loop/lookups.js';

export interface RetentionSettings {
  rawEventMonths: number;
  viewerKeyDays: number;
}

const RETENTION_LOCK = 741_220_592;
const DAY_MS = 86_400_000;
/** Figures are read as of the last full hour at most. */
const FIGURE_CHANGES_RETENTION_MS = DAY_MS / 8;
/** Older minutes of the ledger are summed up by day. */
const LEDGER_MINUTES_RETENTION_MS = 7 * DAY_MS;
const RESOLVED_DEAD_LETTERS_RETENTION_MS = 30 * DAY_MS;

/**
 * Removes data that is older than the settings allow. One worker at a time; repeating it does no
 * harm.
 */
export async function applyRetention(
  { store, records }: Pick<Lookups, 'store' | 'records'>,
  settings: RetentionSettings,
  nowMs: number,
): Promise<void> {
  const firstKeptMs = startOfMonthMs(monthOf(nowMs) - settings.rawEventMonths);
  const viewersBeforeMs = nowMs - settings.viewerKeyDays * DAY_MS;

  await runAlone(records, RETENTION_LOCK, async () => {
    await store.dropEventsBefore(firstKeptMs);
    await store.clearViewersBefore(viewersBeforeMs);
    await store.destroyEpochs(viewersBeforeMs, new Date(nowMs));
    await store.forgetErasures();
    await store.forgetCounters(forgetLimits(nowMs, firstKeptMs));
  });
}

const forgetLimits = (nowMs: number, callerEventsMs: number): ForgetLimits => ({
  pingsMs: nowMs - SITE_PING_RETENTION_MS,
  figureChangesMs: nowMs - FIGURE_CHANGES_RETENTION_MS,
  callerEventsMs,
  resolvedLettersMs: nowMs - RESOLVED_DEAD_LETTERS_RETENTION_MS,
  tagHealthMs: nowMs - TAG_HEALTH_RETENTION_MS,
  ledgerMinutesMs: Math.floor((nowMs - LEDGER_MINUTES_RETENTION_MS) / DAY_MS) * DAY_MS,
});
