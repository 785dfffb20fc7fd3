import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, type Registry } from 'prom-client';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { type ReportParts, runDueReports } from './run-due-reports.js';

const POLL_INTERVAL_MS = 5_000;

/** Creates reports in the background until stopped. Several processes may run it. */
export function startReportSweeper(parts: ReportParts, registry: Registry): () => Promise<void> {
  const made = new Counter({
    name: 'reports_made_total',
    help: 'Scheduled reports that were created',
    registers: [registry],
  });

  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      await runDueReports(parts).then(
        (count) => made.inc(count),
        (error: unknown) =>
          log.warn(
            { reason: safeErrorMessage(error) },
            'due reports could not be created; the next round retries',
          ),
      );
      await sleep(POLL_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined); // aborted by stop
    }
  };

  const working = work();

  return async () => {
    stopping.abort();
    await working;
  };
}
