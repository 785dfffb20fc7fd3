import { Counter, type Registry } from 'prom-client';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { type ReportParts, runDueReports } from './run-due-reports.js';

const POLL_INTERVAL_MS = 5_000;

/** Creates reports in the background until stopped. Several processes may run it. */
export function startReportSweeper(parts: ReportParts, registry: Registry): () => Promise<void> {
  const made = new Counter({
    name: 'reports_made_total',
    help: 'Scheduled reports that were created',
    registers: [registry],
  });
  const run = async () => made.inc(await runDueReports(parts));

  return startTasks([{ name: 'reports', everyMs: POLL_INTERVAL_MS, run }]);
}
