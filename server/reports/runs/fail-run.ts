import type { MikroORM } from '@mikro-orm/postgresql';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { log } from '#server/core/process/log.js';
import { reportTroubleMail } from '#server/reports/mails/report-trouble.mail.js';
import { HopelessRun } from './make-run.js';
import { ReportRun } from './report-run.entity.js';
import { nextTryAt, type TakenRun } from './run-queue.js';

/** What people read of a failure: what we know to say, never the words of a driver. */
const SHOWN = 'The figures could not be read.';

/**
 * Puts a report off that could not be made, or gives it up; its owner is told the first time and
 * the last.
 */
export async function failRun(
  orm: MikroORM,
  taken: TakenRun,
  error: unknown,
  now: () => Date,
): Promise<void> {
  const isHopeless = error instanceof HopelessRun;
  const tryAt = isHopeless ? null : nextTryAt(taken.attempts, now());
  const reason = error instanceof Error ? error.message : String(error);

  log.warn(
    { run: taken.id, attempts: taken.attempts, reason, isAbandoned: tryAt === null },
    'a report could not be made',
  );
  await orm.em.fork().transactional(async (em) => {
    const run = await em.findOneOrFail(ReportRun, { id: taken.id }, { populate: ['schedule'] });
    run.lastFailure = isHopeless ? reason : SHOWN;
    if (tryAt) run.tryAt = tryAt;
    else Object.assign(run, { state: 'FAILED', endedAt: now() });
    if (isHopeless) run.schedule.pausedAt ??= now();
    const isNews = tryAt === null || taken.attempts === 1;
    if (isNews)
      queueMail({ em, now }, reportTroubleMail, { runId: taken.id, isAbandoned: tryAt === null });
  });
}
