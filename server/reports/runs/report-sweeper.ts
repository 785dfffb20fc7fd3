import { Counter, type Registry } from 'prom-client';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { eraseOldAddresses } from '#server/reports/outside-readers/erase-addresses.js';
import { endHourlyReadings } from '#server/reports/shared-links/hourly-reading.js';
import { takeDueJob, retryAt } from '#server/core/jobs/job-queue.js';
import type { Config } from '#server/core/process/config.js';
import { generateReport, UnrecoverableRunError } from './generate-report.js';
import { scheduleDueRuns } from './schedule-due-runs.js';
import type { MikroORM } from '@mikro-orm/postgresql';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { log } from '#server/core/process/log.js';
import { reportTroubleMail } from '#server/reports/mails/report-trouble.mail.js';
import { ReportRun } from './report-run.entity.js';
import { RUN_QUEUE, type TakenRun } from './run-queue.js';

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

interface ReportParts {
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

/** Plans and creates the due reports, one after the other. Returns how many it created. */
export async function runDueReports({ orm, config, now }: ReportParts): Promise<number> {
  await scheduleDueRuns(orm, now());

  for (let generated = 0; ;) {
    const taken = await takeDueJob<TakenRun>(orm.em.fork(), RUN_QUEUE, now());
    if (!taken) return generated;
    try {
      await orm.em.fork().transactional((em) => generateReport({ em, config, now }, taken.id));
      generated += 1;
    } catch (error) {
      await failRun(orm, taken, error, now);
    }
  }
}

/** People read only texts of ours, never a driver's message. */
const UNKNOWN_FAILURE = 'The figures could not be read.';

/**
 * Postpones a failed report, or abandons it. Its owner gets a mail after the first failure and
 * after the last.
 */
async function failRun(
  orm: MikroORM,
  taken: TakenRun,
  error: unknown,
  now: () => Date,
): Promise<void> {
  const isUnrecoverable = error instanceof UnrecoverableRunError;
  const tryAt = isUnrecoverable ? null : retryAt(RUN_QUEUE, taken, now());
  const reason = error instanceof Error ? error.message : String(error);

  log.warn(
    { run: taken.id, attempts: taken.attempts, reason, isAbandoned: tryAt === null },
    'a report could not be created',
  );
  await orm.em.fork().transactional(async (em) => {
    const run = await em.findOneOrFail(ReportRun, { id: taken.id }, { populate: ['schedule'] });
    run.lastFailure = isUnrecoverable ? reason : UNKNOWN_FAILURE;
    if (tryAt) run.tryAt = tryAt;
    else Object.assign(run, { state: 'FAILED', endedAt: now() });
    if (isUnrecoverable) run.schedule.pausedAt ??= now();
    const shouldNotify = tryAt === null || taken.attempts === 1;
    if (shouldNotify)
      queueMail({ em, now }, reportTroubleMail, { runId: taken.id, isAbandoned: tryAt === null });
  });
}
