import type { MikroORM } from '@mikro-orm/postgresql';
import { retryAt } from '#server/core/jobs/job-queue.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { log } from '#server/core/process/log.js';
import { reportTroubleMail } from '#server/reports/mails/report-trouble.mail.js';
import { UnrecoverableRunError } from './generate-report.js';
import { ReportRun } from './report-run.entity.js';
import { RUN_QUEUE, type TakenRun } from './run-queue.js';

/** People read only texts of ours, never a driver's message. */
const UNKNOWN_FAILURE = 'The figures could not be read.';

/**
 * Postpones a failed report, or abandons it. Its owner gets a mail after the first failure and
 * after the last.
 */
export async function failRun(
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
