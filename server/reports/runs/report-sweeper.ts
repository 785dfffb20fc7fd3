import { Counter, type Registry } from 'prom-client';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { eraseOldAddresses } from '#server/reports/outside-readers/erase-addresses.js';
import { endHourlyReadings } from '#server/reports/shared-links/hourly-reading.js';
import { type ReportParts, runDueReports } from './run-due-reports.js';

const POLL_INTERVAL_MS = 5_000;
const HOUR_MS = 3_600_000;

/** Creates reports in the background until stopped. Several processes may run it. */
export function startReportSweeper(parts: ReportParts, registry: Registry): () => Promise<void> {
  const generated = new Counter({
    name: 'reports_made_total',
    help: 'Scheduled reports that were created',
    registers: [registry],
  });
  const run = async () => generated.inc(await runDueReports(parts));

  const erase = () => eraseOldAddresses(parts.orm.em.fork(), parts.now());

  const end = () => endHourlyReadings(parts.orm.em.fork(), parts.now());

  return startTasks([
    { name: 'reports', everyMs: POLL_INTERVAL_MS, run },
    { name: 'old addresses', firstAfterMs: POLL_INTERVAL_MS, everyMs: HOUR_MS, run: erase },
    { name: 'hourly readings', firstAfterMs: POLL_INTERVAL_MS, everyMs: HOUR_MS, run: end },
  ]);
}
